/** The answers of an open attempt: shown at once, stored, sent one by one, synced between tabs. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ExamAttempt, flagQuestion, saveAnswer } from '#contract/training/exam.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { getUser } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { reportError } from '#web/lib/page/notify.ts';
import {
  dropAnswer,
  flaggedQuestion,
  flagName,
  keepAnswer,
  onOtherTab,
  pendingAnswer,
  pendingSince,
} from './answer-store.ts';
import { createSender, type SendState, type Sent } from './sender.ts';

type Chosen = Record<string, string[]>;

/** Submitted, here or elsewhere, or out of time: no more answers are accepted. */
const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && ['exam_submitted', 'exam_time_over'].includes(error.code ?? '');

/** Retrying would not help: the option does not belong to the question. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404].includes(error.status);

/** Chosen or sent so recently that the server's response may not include it. */
const recentMs = 20_000;
/** `givenAt`: by the server, once it has it. Another device's later answer then shows at once. */
type Recent = Map<string, { optionIds: string[]; at: number; givenAt?: number | null }>;

/** The server's answers and flags, overlaid with those it does not have yet. */
const readChosen = ({ attemptId, questions }: ExamAttempt, recent: Recent): Chosen => {
  const read = (name: string, kept: string[], givenAt: number | null) => {
    const own = recent.get(name);
    const isOlder = own?.givenAt && givenAt && givenAt > own.givenAt;
    const lately = own && !isOlder && Date.now() - own.at < recentMs ? own.optionIds : null;
    return [name, pendingAnswer(attemptId, name) ?? lately ?? kept] as const;
  };
  return Object.fromEntries(
    questions.flatMap(({ questionId, chosen, givenAt, flagged }) => [
      read(questionId, chosen, givenAt),
      read(flagName(questionId), flagged ? ['yes'] : [], null),
    ]),
  );
};

type Options = {
  attempt: ExamAttempt;
  onSecondsLeft: (seconds: number | null) => void;
  onClosed: () => void;
};

export const useAnswers = ({ attempt, onSecondsLeft, onClosed }: Options) => {
  const { t } = useTranslation();
  const { attemptId } = attempt;
  const [owner] = useState(() => getUser()?.userId);
  const recent = useRef<Recent>(new Map());
  const [chosen, setChosen] = useState<Chosen>(() => readChosen(attempt, new Map()));
  const [state, setState] = useState<SendState>('saved');
  const latest = useRef({ attempt, onSecondsLeft, onClosed, t });
  useEffect(() => {
    latest.current = { attempt, onSecondsLeft, onClosed, t };
  });

  const show = useCallback((questionId: string, optionIds: string[], givenAt?: number | null) => {
    recent.current.set(questionId, { optionIds, at: Date.now(), givenAt: givenAt ?? null });
    setChosen((before) => ({ ...before, [questionId]: optionIds }));
  }, []);

  // After a change of language, device or tab: the server's answers, overlaid with our pending ones.
  useEffect(() => setChosen(readChosen(attempt, recent.current)), [attempt]);

  const sender = useRef<ReturnType<typeof createSender> | null>(null);
  useEffect(() => {
    // Somebody else may sign in in another tab: pending answers wait for their owner.
    const waiting = () =>
      getUser()?.userId === owner
        ? (latest.current.attempt.questions
            .flatMap(({ questionId }) => [questionId, flagName(questionId)])
            .find((name) => pendingAnswer(attemptId, name)) ?? null)
        : null;
    const send = async (questionId: string) => {
      const optionIds = pendingAnswer(attemptId, questionId);
      if (!optionIds) return;
      const flagged = flaggedQuestion(questionId);
      try {
        if (flagged) {
          const body = { questionId: flagged, flagged: optionIds.length > 0 };
          await call(flagQuestion, { params: { attemptId }, body });
          dropAnswer(attemptId, questionId, optionIds);
          return;
        }
        const givenAt = pendingSince(attemptId, questionId);
        const body = { questionId, optionIds, givenAt };
        const answer = await call(saveAnswer, { params: { attemptId }, body });
        // A response requested before this does not include it.
        dropAnswer(attemptId, questionId, optionIds);
        // A later answer from another device may count instead; show what will be graded.
        if (!pendingAnswer(attemptId, questionId)) show(questionId, answer.chosen, answer.givenAt);
        latest.current.onSecondsLeft(answer.secondsLeft);
      } catch (error) {
        if (!isClosed(error) && !isRefused(error)) throw error;
        dropAnswer(attemptId, questionId);
        reportError(error, latest.current.t);
        if (isClosed(error)) latest.current.onClosed();
      }
    };
    const made = createSender({ next: waiting, send, onState: setState });
    sender.current = made;
    // Left over from a closed tab or a lost connection.
    if (waiting() !== null) void made.push();
    const again = () => void made.push();
    window.addEventListener('online', again);
    const deaf = onOtherTab(attemptId, show);
    return () => {
      window.removeEventListener('online', again);
      deaf();
      made.stop();
    };
  }, [attemptId, owner, show]);

  const choose = useCallback(
    (questionId: string, optionIds: string[]) => {
      const sorted = [...optionIds].sort();
      show(questionId, sorted);
      keepAnswer(attemptId, questionId, sorted);
      void sender.current?.push();
    },
    [attemptId, show],
  );

  /** `saved` once the server has everything. */
  const flush = useCallback(async (): Promise<Sent> => {
    // A running pass may have missed the last choice, so run a second one.
    await sender.current?.push();
    return (await sender.current?.push()) ?? 'saved';
  }, []);

  const flagged = (questionId: string) => Boolean(chosen[flagName(questionId)]?.length);
  const flag = (questionId: string, on: boolean) => choose(flagName(questionId), on ? ['yes'] : []);

  return { chosen, choose, flagged, flag, flush, state };
};
