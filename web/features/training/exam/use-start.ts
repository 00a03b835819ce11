/** Starts the exam, or goes on with the attempt that is open: two presses are one attempt. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { startExam } from '#contract/training/exam.ts';
import { call } from '#web/lib/api/api.ts';
import { reportError } from '#web/lib/page/notify.ts';
import { examPath } from './exam-path.ts';

export const useStart = (trainingContentId: string, onStarted: () => void) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const start = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await call(startExam, { params: { trainingContentId } });
      await navigate(examPath(trainingContentId), { replace: true });
    } catch (error) {
      // Started or passed elsewhere meanwhile: what is so now is shown below the message.
      reportError(error, t);
    }
    setBusy(false);
    onStarted();
  };
  return { start, busy };
};
