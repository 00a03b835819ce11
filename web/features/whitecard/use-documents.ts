/** White card documents: pictures, choices, draft, saving and submitting. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  sendWhiteCardDocuments,
  type WhiteCardDocumentKind,
  type WhiteCardDocuments,
  whiteCardDocumentKinds,
} from '#contract/whitecard/whitecard.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { clearDraft, newRequestKey, readDraft, writeDraft } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useSendLater } from '#web/lib/use-send-later.ts';
import {
  bodyOf,
  type Channel,
  changesOf,
  type DocumentValues,
  isPicture,
  isReady,
  samePictures,
  type Values,
  valuesOf,
} from './documents-values.ts';

const draftName = 'whitecard';

/**
 * Unsaved changes, as a draft (design rules 11 and 32): ids, no pictures. With the owner, since somebody else may sign
 * in on this device.
 */
type Kept = {
  userId: string;
  documents: Partial<Record<WhiteCardDocumentKind, DocumentValues>>;
  form?: Values['form'];
  checklistBy?: Channel;
};

const picturesIn = (list: unknown): Values['form'] | null =>
  Array.isArray(list) && list.every(isPicture) ? list : null;

/** The saved documents with the draft applied; null without a draft. */
const readDocumentsDraft = (userId: string, saved: Values): Values | null => {
  const kept = readDraft<Kept>(draftName)?.data;
  if (kept?.userId !== userId) return null;
  const documents = { ...saved.documents };
  for (const kind of whiteCardDocumentKinds) {
    const one = kept.documents?.[kind];
    const list = picturesIn(one?.pictures);
    if (one && list) documents[kind] = { pictures: list, complete: one.complete === true };
  }
  return {
    documents,
    form: picturesIn(kept.form) ?? saved.form,
    checklistBy: kept.checklistBy === 'email' ? 'email' : (kept.checklistBy ?? saved.checklistBy),
  };
};

const writeDocumentsDraft = (userId: string, changed: Omit<Kept, 'userId'>): void =>
  // One set of documents per person: the user id is the draft's key.
  writeDraft<Kept>(draftName, userId, { userId, ...changed });

const dropDocumentsDraft = (): void => clearDraft(draftName);

/** Why the last try failed; 'busy' is a photo that won't arrive without help. */
type Trouble = 'busy' | 'failed' | 'noEmail';

const useDraft = (userId: string, saved: Values, values: Values) => {
  const changes = useMemo(() => changesOf(saved, values), [saved, values]);
  // Before the screen shows it: what was seen as kept is there after a reload.
  useLayoutEffect(() => {
    const { kinds, form, checklistBy, any } = changes;
    if (!any) return dropDocumentsDraft();
    writeDocumentsDraft(userId, {
      documents: Object.fromEntries(kinds.map((kind) => [kind, values.documents[kind]])),
      ...(form && { form: values.form }),
      ...(checklistBy && { checklistBy: values.checklistBy }),
    });
  }, [changes, userId, values]);
  return changes.any;
};

export const useDocuments = (
  userId: string,
  loaded: WhiteCardDocuments,
  onSaved: (answer: WhiteCardDocuments) => void,
) => {
  const { t } = useTranslation();
  const [answer, setAnswer] = useState(loaded);
  const saved = useMemo(() => valuesOf(answer), [answer]);
  const [draft] = useState(() => readDocumentsDraft(userId, valuesOf(loaded)));
  const [values, setValues] = useState(() => draft ?? valuesOf(loaded));
  const [resumed, setResumed] = useState(draft !== null && changesOf(saved, draft).any);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  /** What the last sending was about; null before and after a change. */
  const [sent, setSent] = useState<'documents' | 'list' | null>(null);
  const [running, setRunning] = useState<'save' | 'send' | null>(null);
  const action = useAction((error) => {
    if (later.waitForNetwork(error)) return true;
    setTrouble('failed');
    return false;
  });
  const requestKey = useRef<string | null>(null);
  const unsaved = useDraft(userId, saved, values);
  const asked = useRef<'save' | 'send'>('send');

  const change = (next: (old: Values) => Values) => {
    setValues(next);
    setSent(null);
    // A change makes it another submission.
    requestKey.current = null;
  };
  const setDocument = (
    kind: WhiteCardDocumentKind,
    next: (old: DocumentValues) => DocumentValues,
  ) =>
    change((old) => ({
      ...old,
      documents: { ...old.documents, [kind]: next(old.documents[kind]) },
    }));

  const ready = whiteCardDocumentKinds.filter((kind) => isReady(values.documents[kind]));
  const count = [
    ...whiteCardDocumentKinds.map((kind) => values.documents[kind].pictures),
    values.form,
  ]
    .map(({ length }) => length)
    .reduce((sum, n) => sum + n, 0);

  const put = async (how: 'save' | 'send') => {
    if (action.busy) return;
    asked.current = how;
    if (later.photos === 'stuck') return setTrouble('busy');
    if (values.checklistBy === 'email' && !answer.email) return setTrouble('noEmail');
    setTrouble(null);
    if (later.photos === 'coming') return later.waitForPhotos();
    setRunning(how);
    const sending = how === 'send';
    if (sending) requestKey.current ??= newRequestKey();
    await action.run(async () => {
      const body = bodyOf(saved, values, sending ? requestKey.current : null);
      const next = await call(sendWhiteCardDocuments, { body });
      requestKey.current = null;
      setAnswer(next);
      onSaved(next);
      // Keep changes made during the request.
      setValues((now) => (now === values ? valuesOf(next) : now));
      setResumed(false);
      if (sending) setSent(count > 0 ? 'documents' : 'list');
      else notifySuccess(t('whitecard.saved'));
    });
  };

  const later = useSendLater(() => put(asked.current));

  return {
    answer,
    values,
    ready,
    count,
    unsaved,
    resumed,
    trouble,
    sent,
    running: action.busy ? running : null,
    later,
    setDocument,
    /** What the office said about it, until its pictures change. */
    verdictOf: (kind: WhiteCardDocumentKind) =>
      samePictures(saved.documents[kind].pictures, values.documents[kind].pictures)
        ? answer.documents.find((one) => one.kind === kind)?.verdict
        : null,
    setForm: (next: (old: Values['form']) => Values['form']) =>
      change((old) => ({ ...old, form: next(old.form) })),
    setChecklistBy: (checklistBy: Channel) => {
      change((old) => ({ ...old, checklistBy }));
      setTrouble(null);
    },
    backToSaved: () => {
      setValues(saved);
      setResumed(false);
    },
    save: () => put('save'),
    send: () => put('send'),
  };
};
export type DocumentsForm = ReturnType<typeof useDocuments>;
