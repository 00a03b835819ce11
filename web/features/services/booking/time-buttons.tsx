import type { SlotDay } from '#contract/services/services.ts';
import { formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayDay } from '#web/lib/i18n/when.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { ChoiceHead } from './choice-head.tsx';
import classes from './slot-picker.module.css';
import { clockOf, halvesOf } from './slot-times.ts';

type Props = { day: SlotDay; chosen: string | null; onChoose: (reserveTime: string) => void };

/** The slots of one day: free ones as buttons, full ones disabled. */
export function TimeButtons({ day, chosen, onChoose }: Props) {
  const { t, locale } = useTranslation();
  const halves = halvesOf(day.times);
  const firstFree = day.times.find(({ available }) => available)?.reserveTime;
  return (
    <Card as="section" className="stack gap-24">
      <div id="booking-times" tabIndex={-1} className={classes.place}>
        <ChoiceHead
          id="booking-time-title"
          title={t('services.chooseTime', { day: sayDay(day.reserveDate, locale) })}
        />
      </div>
      {(['morning', 'afternoon'] as const).map(
        (half) =>
          halves[half].length > 0 && (
            <fieldset key={half} aria-labelledby={`booking-${half}`}>
              <p id={`booking-${half}`} className={classes.half}>
                <Icon name={half === 'morning' ? 'sun-horizon' : 'sun'} />
                {t(`services.${half}`)}
              </p>
              <div className={classes.slots}>
                {halves[half].map(({ reserveTime, available, reason }) => (
                  <button
                    key={reserveTime}
                    id={reserveTime === firstFree ? 'booking-time' : undefined}
                    type="button"
                    className={classes.slot}
                    aria-pressed={available ? reserveTime === chosen : undefined}
                    aria-disabled={available ? undefined : true}
                    onClick={() => available && onChoose(reserveTime)}
                  >
                    <span>
                      <span aria-hidden="true">{clockOf(reserveTime)}</span>
                      <span className="sr-only">
                        {formatTime(`${day.reserveDate} ${reserveTime}`, locale)}
                      </span>
                    </span>
                    {!available && (
                      <small>
                        {t(reason === 'own_conflict' ? 'services.ownVisit' : 'services.full')}
                      </small>
                    )}
                  </button>
                ))}
              </div>
            </fieldset>
          ),
      )}
    </Card>
  );
}
