import { limits } from '#contract/limits.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './stars.module.css';

const places = Array.from({ length: limits.ratingMax }, (_, i) => i + 1);

/** A read-only rating: stars, and a sentence for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useTranslation();
  return (
    <span className={classes.stars} role="img" aria-label={t('cards.stars', { n: rating })}>
      {places.map((place) => (
        <Icon key={place} name="star" className={cx(place > rating && classes.empty)} />
      ))}
    </span>
  );
}
