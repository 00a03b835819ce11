/** Unsaved changes to the documents, stored as a draft (design rules 11 and 32): ids, no pictures. */
import {
  type WhiteCardDocumentKind,
  whiteCardDocumentKinds,
} from '#contract/whitecard/whitecard.ts';
import { clearDraft, readDraft, writeDraft } from '#web/lib/draft.ts';
import { type Channel, type DocumentValues, isPicture, type Values } from './documents-values.ts';

const name = 'whitecard';

/** The owner: somebody else may sign in on this device. Only what was changed. */
type Kept = {
  userId: string;
  documents: Partial<Record<WhiteCardDocumentKind, DocumentValues>>;
  form?: Values['form'];
  checklistBy?: Channel;
};

const pictures = (list: unknown): Values['form'] | null =>
  Array.isArray(list) && list.every(isPicture) ? list : null;

/** The saved documents with the draft applied; null without a draft. */
export const readDocumentsDraft = (userId: string, saved: Values): Values | null => {
  const kept = readDraft<Kept>(name)?.data;
  if (kept?.userId !== userId) return null;
  const documents = { ...saved.documents };
  for (const kind of whiteCardDocumentKinds) {
    const one = kept.documents?.[kind];
    const list = pictures(one?.pictures);
    if (one && list) documents[kind] = { pictures: list, complete: one.complete === true };
  }
  return {
    documents,
    form: pictures(kept.form) ?? saved.form,
    checklistBy: kept.checklistBy === 'email' ? 'email' : (kept.checklistBy ?? saved.checklistBy),
  };
};

export const writeDocumentsDraft = (userId: string, changed: Omit<Kept, 'userId'>): void =>
  // One set of documents per person: the user id is the draft's key.
  writeDraft<Kept>(name, userId, { userId, ...changed });

export const dropDocumentsDraft = (): void => clearDraft(name);
