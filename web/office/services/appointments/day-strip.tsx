import { formatLocal } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import choice from '#web/office/cases/booking/choice.module.css';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './day-strip.module.css';

type Props = {
  day: string;
  days: readonly { day: string; booked: number; closed: boolean }[];
  onChoose: (day: string) => void;
};

const shifted = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10);

/** The days around this one, with their number of visits. */
export function DayStrip({ day, days, onChoose }: Props) {
  const { t, locale } = useTranslation();
  return (
    <fieldset className={`${classes.strip} no-print`}>
      <legend className="sr-only">{t('office.days.dayLabel')}</legend>
      <button
        type="button"
        className={`${choice.choice} ${classes.arrow}`}
        aria-label={t('office.days.earlier')}
        onClick={() => onChoose(shifted(day, -7))}
      >
        <Icon name="caret-left" />
      </button>
      {days.map((one) => (
        <button
          key={one.day}
          type="button"
          className={choice.choice}
          aria-pressed={one.day === day}
          data-closed={one.closed || undefined}
          onClick={() => onChoose(one.day)}
        >
          <b>
            {formatLocal(one.day, locale, { weekday: 'short' })} {Number(one.day.slice(8))}
          </b>
          {one.closed && !one.booked
            ? t('office.days.closed.weekday')
            : t('office.days.booked', { count: one.booked })}
        </button>
      ))}
      <button
        type="button"
        className={`${choice.choice} ${classes.arrow}`}
        aria-label={t('office.days.later')}
        onClick={() => onChoose(shifted(day, 7))}
      >
        <Icon name="caret-right" />
      </button>
    </fieldset>
  );
}
