import type { CSSProperties } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './score.module.css';

type DialProps = { score: number; total: number; passed: boolean };

/** The score as a ring that fills. */
export function Dial({ score, total, passed }: DialProps) {
  const { t } = useTranslation();
  const share = total > 0 ? Math.round((score / total) * 100) : 0;
  return (
    <div
      className={cx(classes.dial, !passed && classes.low)}
      style={{ '--share': `${share}%` } as CSSProperties}
      role="img"
      aria-label={t('training.exam.score', { score, total })}
    >
      <div aria-hidden="true">
        <b>{score}</b>
        <span>{t('training.exam.ofTotal', { total })}</span>
      </div>
    </div>
  );
}

type Counts = { correct: number; wrong: number; unanswered: number };

export function Counters({ correct, wrong, unanswered }: Counts) {
  const { t } = useTranslation();
  const counts = [
    ['right', 'check-circle', t('training.exam.correct'), correct],
    ['wrong', 'x-circle', t('training.exam.wrongCount'), wrong],
    ['blank', 'minus-circle', t('training.exam.unanswered'), unanswered],
  ] as const;
  return (
    <dl className={classes.counters}>
      {counts.map(([result, icon, label, n]) => (
        <div key={result} className={cx(classes.counter, classes[result])}>
          <dt>
            <Icon name={icon} />
            {label}
          </dt>
          <dd>{n}</dd>
        </div>
      ))}
    </dl>
  );
}
