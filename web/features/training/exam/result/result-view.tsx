import { useId } from 'react';
import { Link } from 'react-router';
import type { ExamResult } from '#contract/training/exam.ts';
import type { TrainingSummary } from '#contract/training/training.ts';
import frame from '#web/features/training/exam/exam-frame.module.css';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { ResultCard } from './result-card.tsx';
import classes from './result-view.module.css';

/** Progress: exam, signature, certificate. */
function Steps({ signed }: { signed: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const steps = [
    { title: t('training.exam.step1'), hint: t('training.exam.step1Done'), state: 'done' },
    signed
      ? { title: t('training.exam.step2'), hint: t('training.exam.step2Done'), state: 'done' }
      : { title: t('training.exam.step2'), hint: t('training.exam.step2Hint'), state: 'now' },
    signed
      ? { title: t('training.exam.step3'), hint: t('training.exam.step3Ready'), state: 'now' }
      : { title: t('training.exam.step3'), hint: t('training.exam.step3Hint'), state: 'later' },
  ] as const;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        {t('training.exam.next3')}
      </h2>
      <ol className={classes.steps}>
        {steps.map(({ title, hint, state }, place) => (
          <li key={title} className={cx(classes[state])}>
            <span className={classes.dot} aria-hidden="true">
              {state === 'done' ? <Icon name="check" /> : place + 1}
            </span>
            <b>{title}</b>
            <span>{hint}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

type Props = {
  result: ExamResult;
  training: TrainingSummary;
  /** The URL of the list of trainings. */
  listPath: string;
  onStarted: () => void;
};

export function ResultView({ result, training, listPath, onStarted }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`stack wrap ${frame.page} ${classes.page}`}>
      <Link to={listPath} className={frame.back}>
        <Icon name="arrow-left" />
        {t('training.exam.backToList')}
      </Link>
      <ResultCard result={result} training={training} onStarted={onStarted} />
      {result.passed && <Steps signed={training.trainingStatus === 'signed'} />}
    </div>
  );
}
