/** Takes a training anew whose certificate ends, and goes to its first video. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { renewTraining } from '#contract/training/training.ts';
import { call } from '#web/lib/api/api.ts';
import { reportError } from '#web/lib/page/notify.ts';
import { chapterPath } from '../exam/exam-path.ts';
import { openWatchStore } from '../player/watch-store.ts';

export const useRenew = (trainingContentId: string) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const renew = async () => {
    setBusy(true);
    try {
      await call(renewTraining, { params: { trainingContentId } });
      // What waited here was of the round before.
      openWatchStore(trainingContentId).clear();
      // The page of the videos may be this one: the state tells it to begin anew.
      navigate(chapterPath(trainingContentId), { state: { renewed: Date.now() } });
    } catch (error) {
      setBusy(false);
      reportError(error, t);
    }
  };
  return { renew, busy };
};
