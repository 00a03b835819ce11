import classes from '#web/features/activity/join/join-box.module.css';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { partsOf } from './live-state.ts';

type Props = { /** Milliseconds. */ left: number; opens: string };

/** Counts down to registration. Not a live region: it would speak every second. */
export function OpensIn({ left, opens }: Props) {
  const { t, locale } = useTranslation();
  return (
    <div className={classes.opens}>
      <p>{t('activity.opensIn')}</p>
      <p className={classes.clock} role="timer">
        {partsOf(left).map(({ unit, n }) => (
          <span key={unit}>{t(`activity.${unit}`, { count: n })}</span>
        ))}
      </p>
      <p>{t('activity.opensAt', { when: formatDateTime(opens, locale) })}</p>
      <p>{t('activity.opensText')}</p>
    </div>
  );
}
