import { useEffect, useRef } from 'react';
import type { SlotDay } from '#contract/services/services.ts';
import { formatShortDay, formatWeekday } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ChoiceHead } from './choice-head.tsx';
import classes from './slot-picker.module.css';
import { daysBetween } from './slot-times.ts';

type Props = {
  days: readonly SlotDay[];
  chosen: string | null;
  onChoose: (reserveDate: string) => void;
  hasLater: boolean;
  loadLater: () => void;
  busy: boolean;
};

/** 'Today' and 'Tomorrow' by the agency's clock, not the browser's. */
const nearWord = (day: string, today: string) => {
  const away = daysBetween(today, day);
  return away === 0 ? 'services.today' : away === 1 ? 'services.tomorrow' : null;
};

export function DayButtons({ days, chosen, onChoose, hasLater, loadLater, busy }: Props) {
  const { t, locale } = useTranslation();
  const today = localNow(useSite().timeZone).slice(0, 10);
  const list = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef<number | null>(null);
  // Focus the first of the later days: the button that loaded them may be gone.
  useEffect(() => {
    if (wanted.current === null || days.length <= wanted.current) return;
    list.current?.querySelectorAll<HTMLElement>('button')[wanted.current]?.focus();
    wanted.current = null;
  }, [days.length]);
  return (
    <Card as="section" className="stack gap-12">
      <ChoiceHead
        id="booking-day-title"
        title={t('services.chooseDay')}
        hint={
          days.length === 1
            ? t('services.chooseDayHintOne')
            : t('services.chooseDayHint', { count: days.length })
        }
      />
      <fieldset ref={list} className={classes.days} aria-labelledby="booking-day-title">
        {days.map(({ reserveDate, free }, place) => {
          const near = nearWord(reserveDate, today);
          return (
            <button
              key={reserveDate}
              id={place === 0 ? 'booking-day' : undefined}
              type="button"
              className={classes.day}
              aria-pressed={reserveDate === chosen}
              onClick={() => onChoose(reserveDate)}
            >
              <span>
                {near && <span className={classes.near}>{t(near)} </span>}
                <span className={classes.near}>{formatWeekday(reserveDate, locale)}</span>
              </span>
              <b>{formatShortDay(reserveDate, locale)}</b>
              <small>
                {free === 1 ? t('services.leftOne') : t('services.left', { count: free })}
              </small>
            </button>
          );
        })}
      </fieldset>
      {hasLater && (
        <div>
          <Button
            variant="line"
            size="small"
            icon="calendar-dots"
            busy={busy}
            onClick={() => {
              wanted.current = days.length;
              loadLater();
            }}
          >
            {t('services.laterDays')}
          </Button>
        </div>
      )}
    </Card>
  );
}
