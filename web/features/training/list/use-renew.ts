/** Takes a training anew whose certificate ends, and goes to its first video. */
import { useNavigate } from 'react-router';
import { renewTraining } from '#contract/training/training.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { chapterPath } from '../exam/exam-path.ts';
import { openWatchStore } from '../player/watch-store.ts';

export const useRenew = (trainingContentId: string) => {
  const navigate = useNavigate();
  const { busy, run } = useAction(undefined, { once: true });
  const renew = () =>
    run(async () => {
      await call(renewTraining, { params: { trainingContentId } });
      // What waited here was of the round before.
      openWatchStore(trainingContentId).clear();
      // The page of the videos may be this one: the state tells it to begin anew.
      navigate(chapterPath(trainingContentId), { state: { renewed: Date.now() } });
    });
  return { renew, busy };
};
