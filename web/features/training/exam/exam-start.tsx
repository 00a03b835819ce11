import type { TrainingSummary } from '#contract/training/training.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { ExamDoor } from './exam-door.tsx';
import { ExamFrame } from './exam-frame.tsx';
import { chapterPath } from './exam-path.ts';
import { ExamRules } from './exam-rules.tsx';
import classes from './exam-start.module.css';

type Props = { training: TrainingSummary; onStarted: () => void };

/** Before the first attempt: the rules and the start button. */
export function ExamStart({ training, onStarted }: Props) {
  const { t } = useTranslation();
  const { trainingContentId, title, exam, picture } = training;
  return (
    <ExamFrame
      back={{ to: chapterPath(trainingContentId), label: t('training.exam.backToTraining') }}
      title={t('training.exam.heading', { title })}
      fromData
    >
      <Card className={classes.start}>
        <div className="stack gap-18">
          {exam.refusal === null && <p className={classes.ready}>{t('training.exam.ready')}</p>}
          <h2 className={classes.heading}>{t('training.exam.rules')}</h2>
          <ExamRules exam={exam} />
          {exam.notCounted && (
            <AlertPanel kind="info" title={t('training.exam.notCountedTitle')}>
              <p>{t('training.exam.notCounted')}</p>
            </AlertPanel>
          )}
          <div>
            <ExamDoor training={training} onStarted={onStarted} />
          </div>
        </div>
        <Picture src={picture} alt="" width={480} height={320} className={classes.picture} />
      </Card>
    </ExamFrame>
  );
}
