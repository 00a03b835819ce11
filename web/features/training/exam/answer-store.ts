/**
 * Answers that the server does not have yet, one entry per question. They are in the browser's storage, not in the
 * page: they survive a reload, and a second tab sends the newest ones.
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

/** A flag is kept like an answer, under a name of its own: ['yes'] or nothing. */
const flagMark = 'flag-';
export const flagName = (questionId: string): string => `${flagMark}${questionId}`;
export const flaggedQuestion = (name: string): string | null =>
  name.startsWith(flagMark) ? name.slice(flagMark.length) : null;

export const pendingAnswer = (attemptId: string, questionId: string): string[] | null =>
  readDraft<string[]>(nameOf(attemptId, questionId))?.data ?? null;

/** When it was chosen, by this device's clock. */
export const pendingSince = (attemptId: string, questionId: string): number =>
  readDraft<string[]>(nameOf(attemptId, questionId))?.savedAt ?? Date.now();

export const keepAnswer = (attemptId: string, questionId: string, optionIds: string[]): void =>
  writeDraft(nameOf(attemptId, questionId), newRequestKey(), optionIds);

/** Removes a sent answer, unless it was changed meanwhile. */
export const dropAnswer = (attemptId: string, questionId: string, sent?: string[]): void => {
  const kept = pendingAnswer(attemptId, questionId);
  if (!kept || (sent && kept.join() !== sent.join())) return;
  clearDraft(nameOf(attemptId, questionId));
};

/** Subscribes to the choices of other tabs. */
export const onOtherTab = (
  attemptId: string,
  heard: (questionId: string, optionIds: string[]) => void,
): (() => void) => {
  const start = draftKey(nameOf(attemptId, ''));
  const listen = ({ key, newValue }: StorageEvent) => {
    if (!key?.startsWith(start) || !newValue) return;
    // Read the event, not the storage: it may have been sent and removed by now.
    const { data } = JSON.parse(newValue) as Partial<Draft<string[]>>;
    if (data) heard(key.slice(start.length), data);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
};
