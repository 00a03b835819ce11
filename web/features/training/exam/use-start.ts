/** Starts the exam, or resumes the open attempt. */
import { useNavigate } from 'react-router';
import { startExam } from '#contract/training/exam.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { examPath } from './exam-path.ts';

export const useStart = (trainingContentId: string, onStarted: () => void) => {
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const start = async () => {
    if (busy) return;
    await run(async () => {
      await call(startExam, { params: { trainingContentId } });
      await navigate(examPath(trainingContentId), { replace: true });
    });
    // After a refusal, too: it may have been started or passed elsewhere.
    onStarted();
  };
  return { start, busy };
};
