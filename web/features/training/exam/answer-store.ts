/**
 * Answers that the server does not have yet, one entry a question. They live in the browser's storage, not in the
 * page: a reload keeps them, and a second tab sends what is newest instead of what it remembers.
 */
import {
  clearDraft,
  type Draft,
  draftKey,
  newRequestKey,
  readDraft,
  writeDraft,
} from '#web/lib/draft.ts';

const nameOf = (attemptId: string, questionId: string): string => `exam:${attemptId}:${questionId}`;

export const pendingAnswer = (attemptId: string, questionId: string): string[] | null =>
  readDraft<string[]>(nameOf(attemptId, questionId))?.data ?? null;

export const keepAnswer = (attemptId: string, questionId: string, optionIds: string[]): void =>
  writeDraft(nameOf(attemptId, questionId), newRequestKey(), optionIds);

/** Sent: gone from here, unless something else was chosen meanwhile. */
export const dropAnswer = (attemptId: string, questionId: string, sent?: string[]): void => {
  const kept = pendingAnswer(attemptId, questionId);
  if (!kept || (sent && kept.join() !== sent.join())) return;
  clearDraft(nameOf(attemptId, questionId));
};

/** What another tab has chosen, as it happens. */
export const onOtherTab = (
  attemptId: string,
  heard: (questionId: string, optionIds: string[]) => void,
): (() => void) => {
  const start = draftKey(nameOf(attemptId, ''));
  const listen = ({ key, newValue }: StorageEvent) => {
    if (!key?.startsWith(start) || !newValue) return;
    // From the event, not from the storage: by now it may have been sent, and be gone.
    const { data } = JSON.parse(newValue) as Partial<Draft<string[]>>;
    if (data) heard(key.slice(start.length), data);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
