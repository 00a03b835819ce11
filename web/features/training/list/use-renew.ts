/** Renews a training whose certificate expires, and opens its first video. */
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
      // Drop unsent progress of the previous round.
      openWatchStore(trainingContentId).clear();
      // This may be the same page: the state makes it start over.
      navigate(chapterPath(trainingContentId), { state: { renewed: Date.now() } });
    });
  return { renew, busy };
};
