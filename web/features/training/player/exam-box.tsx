import type { TrainingDetail } from '#contract/training/training.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { OpenExamTime } from '../exam/open-exam-time.tsx';
import { NextButton } from '../list/next-button.tsx';
import classes from './exam-box.module.css';

/** Below the chapters: the exam's rules, and a link once everything is watched. */
export function ExamBox({ training }: { training: TrainingDetail }) {
  const { t } = useTranslation();
  const { exam, videos, nextAction } = training;
  const left = videos.filter(({ videoStatus }) => videoStatus !== 'finish').length;
  const locked = nextAction === 'start' || nextAction === 'continue';
  return (
    <div className={classes.box}>
      <h3 className={classes.title}>{t('training.player.exam')}</h3>
      <p>
        {t('training.player.examRules', {
          n: exam.questionCount,
          total: exam.totalScore,
          pass: exam.passScore,
        })}
      </p>
      {exam.minutes && <p>{t('training.player.examMinutes', { minutes: exam.minutes })}</p>}
      {locked ? (
        <>
          <p>{t('training.player.examLeft', { n: left })}</p>
          <Button variant="full" icon="lock" wide aria-disabled="true">
            {t('training.list.actions.takeExam')}
          </Button>
        </>
      ) : (
        <>
          {nextAction === 'takeExam' && <p role="status">{t('training.list.finishTip')}</p>}
          {nextAction === 'continueExam' && <OpenExamTime secondsLeft={exam.secondsLeft} />}
          {/* The videos bridge the wait. */}
          {nextAction !== 'wait' && (
            <NextButton
              training={training}
              wide
              {...(nextAction === 'takeExam' && { variant: 'main' })}
            />
          )}
        </>
      )}
    </div>
  );
}
