/** What was done to the documents since they were saved, kept until then (design rules 11 and 32): ids, no pictures. */
import {
  type WhiteCardDocumentKind,
  whiteCardDocumentKinds,
} from '#contract/whitecard/whitecard.ts';
import { clearDraft, readDraft, writeDraft } from '#web/lib/draft.ts';
import { type Channel, type DocumentValues, isPicture, type Values } from './documents-values.ts';

const name = 'whitecard';

/** Whose it is: somebody else may sign in on this device. Only what was changed. */
type Kept = {
  userId: string;
  documents: Partial<Record<WhiteCardDocumentKind, DocumentValues>>;
  form?: Values['form'];
  checklistBy?: Channel;
};

const pictures = (list: unknown): Values['form'] | null =>
  Array.isArray(list) && list.every(isPicture) ? list : null;

/** The saved documents with what was done since; null where nothing was. */
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
  // There is one set of documents a person: its own id is the key of the draft.
  writeDraft<Kept>(name, userId, { userId, ...changed });

export const dropDocumentsDraft = (): void => clearDraft(name);
