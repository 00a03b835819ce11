import { useId } from 'react';
import type { ReviewSummary } from '#contract/review/review.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Stars } from '#web/ui/data/stars.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './star-summary.module.css';

/** The rating summary: the average, and a bar per number of stars. */
export function StarSummary({ summary }: { summary: ReviewSummary }) {
  const { t } = useTranslation();
  const id = useId();
  const { average, total, counts } = summary;
  if (average === null || !total) return null;
  return (
    <Card as="section" aria-labelledby={id} className={classes.card}>
      <h2 id={id} className="sr-only">
        {t('review.summary')}
      </h2>
      <div className={classes.average}>
        <p className={classes.number}>{average.toFixed(1)}</p>
        <div>
          <Stars rating={Math.round(average)} />
          <p>{t('review.average', { n: average.toFixed(1) })}</p>
          <p className="muted">{t('review.fromAll', { n: total })}</p>
        </div>
      </div>
      <ul className={classes.rows}>
        {counts.map(({ rating, count }) => (
          <li key={rating}>
            <span>{t('review.starRow', { stars: rating })}</span>
            <span className={classes.bar} aria-hidden="true">
              <span style={{ width: `${(count / total) * 100}%` }} />
            </span>
            <span className={classes.count}>{t('review.starCount', { n: count })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
