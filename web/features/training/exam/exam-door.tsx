import { useNavigate } from 'react-router';
import { startExam } from '#contract/training/exam.ts';
import type { TrainingSummary } from '#contract/training/training.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { PhoneButton } from '#web/ui/forms/phone-button.tsx';
import { attemptsLine } from './attempts-line.ts';
import { chapterPath, examPath } from './exam-path.ts';
import { OpenExamTime } from './open-exam-time.tsx';

/** Starts the exam, or resumes the open attempt. */
const useStart = (trainingContentId: string, onStarted: () => void) => {
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

type Props = {
  training: Pick<TrainingSummary, 'trainingContentId' | 'exam'>;
  /** The label of another attempt (spec §4). */
  again?: 'training.exam.reExam' | 'training.exam.takeAgain';
  /** Reloads: something may have changed. */
  onStarted: () => void;
};

/** The exam's next action: start, resume, retry, or why not. */
export function ExamDoor({ training, again = 'training.exam.reExam', onStarted }: Props) {
  const { t, locale } = useTranslation();
  const { trainingContentId, exam } = training;
  const { start, busy } = useStart(trainingContentId, onStarted);
  const videos = (
    <LinkButton to={chapterPath(trainingContentId)} variant="jade" icon="play-circle">
      {t('training.exam.toVideos')}
    </LinkButton>
  );
  switch (exam.refusal) {
    case 'exam_not_ready':
      return (
        <AlertPanel title={t('training.exam.watchFirst')} actions={videos}>
          <p>{t('training.exam.watchFirstHint')}</p>
        </AlertPanel>
      );
    case 'exam_wait':
      return (
        <AlertPanel kind="wait" title={t('training.exam.waitTitle')} actions={videos}>
          <p>{attemptsLine(exam, t, locale)}</p>
        </AlertPanel>
      );
    case 'exam_no_attempts':
      return (
        <AlertPanel
          kind="wrong"
          title={t('training.exam.noAttempts')}
          actions={<PhoneButton variant="jade" icon="phone-call" />}
        >
          <p>{t('training.exam.noAttemptsHint')}</p>
        </AlertPanel>
      );
    case 'exam_passed':
      return (
        <LinkButton to={examPath(trainingContentId, 'result')} variant="jade" icon="seal-check">
          {t('training.exam.resultTitle')}
        </LinkButton>
      );
    case null:
      if (exam.openAttemptId)
        return (
          <>
            <OpenExamTime secondsLeft={exam.secondsLeft} />
            <LinkButton
              to={examPath(trainingContentId)}
              variant="main"
              size="big"
              icon="note-pencil"
            >
              {t('training.exam.goOn')}
            </LinkButton>
          </>
        );
      return (
        <Button variant="main" size="big" icon="note-pencil" busy={busy} onClick={start}>
          {t(exam.lastResult ? again : 'training.exam.start')}
        </Button>
      );
  }
}
