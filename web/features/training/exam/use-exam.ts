/** A training and its latest attempt, kept fresh: in the reader's language, after another tab, after a bad line. */
import { useEffect } from 'react';
import { type ExamAttempt, type ExamResult, getLatestExam } from '#contract/training/exam.ts';
import { getTraining, type TrainingDetail } from '#contract/training/training.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';

export type Exam = {
  training: TrainingDetail;
  attempt: ExamAttempt | null;
  result: ExamResult | null;
};

const everyMs = 5_000;

const load = async (trainingContentId: string, signal: AbortSignal): Promise<Exam> => {
  const params = { trainingContentId };
  // Each hands in what is out of time before it answers.
  const [latest, training] = await Promise.all([
    call(getLatestExam, { params }, { signal }),
    call(getTraining, { params }, { signal }),
  ]);
  return { training, ...latest };
};

export const useExam = (trainingContentId: string) => {
  const { locale } = useTranslation();
  // Don't unmount a question being answered because a reload failed.
  const { loaded, lastGood, reload } = useQuery(
    ['getLatestExam', trainingContentId, locale],
    (signal) => load(trainingContentId, signal),
  );
  const exam = loaded.data ?? lastGood ?? null;

  const open = Boolean(lastGood?.attempt);
  useEffect(() => {
    if (!open) return;
    const seen = () => document.visibilityState === 'visible' && reload();
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', reload);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', reload);
    };
  }, [open, reload]);

  // Answers given on another device appear here. The next look waits for the last one, however slow the line.
  useEffect(() => {
    if (!open || loaded.status === 'pending') return;
    const look = () => document.visibilityState === 'visible' && reload();
    const timer = setTimeout(look, everyMs);
    return () => clearTimeout(timer);
  }, [open, loaded, reload]);

  return { exam, error: loaded.error ?? null, reload };
};
