import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slot } from '#contract/services/services.ts';
import { getVisitSlots } from '#contract/services/visits-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatShortDay, formatTime, formatWeekday } from '#web/lib/i18n/dates.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { SelectField } from '#web/office/ui/fields.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import choice from './slot-choice-layout.module.css';
import classes from './visit-forms.module.css';

export type OfficeName = { companyAddressId: string; name: string };
export type Place = { companyAddressId: string; slot: Slot | null };

type Props = {
  userId: string;
  recordId?: string;
  offices: readonly OfficeName[];
  place: Place;
  onChange: (place: Place) => void;
};

/** Office, day and time: the slots that clients see, plus those at short notice. */
export function SlotChoice({ userId, recordId, offices, place, onChange }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { companyAddressId, slot } = place;
  const [from, setFrom] = useState(slot?.reserveDate ?? '');
  const [open, setOpen] = useState(slot?.reserveDate ?? '');
  const query = {
    companyAddressId,
    userId,
    ...(recordId && { recordId }),
    ...(from && { from }),
  };
  const { loaded, reload } = useCall(getVisitSlots, { query });
  const days = loaded.data?.days ?? [];
  const shown = days.find(({ reserveDate }) => reserveDate === open) ?? days[0];
  const nextFrom = loaded.data?.nextFrom;

  return (
    <div className={classes.form}>
      <SelectField
        label={t('office.days.office')}
        value={companyAddressId}
        choices={offices.map((one) => ({ value: one.companyAddressId, label: one.name }))}
        onChange={(id) => onChange({ companyAddressId: id, slot: null })}
      />
      {loaded.status === 'error' && <LoadFailed error={loaded.error} onRetry={reload} />}
      {loaded.data && !days.length && <p>{t('office.days.noSlots')}</p>}
      {days.length > 0 && (
        <fieldset className={classes.choices}>
          <legend>{t('office.days.whichDay')}</legend>
          {days.map(({ reserveDate, free }) => (
            <button
              key={reserveDate}
              type="button"
              className={choice.choice}
              aria-pressed={reserveDate === shown?.reserveDate}
              onClick={() => setOpen(reserveDate)}
            >
              {formatShortDay(reserveDate, locale)} {formatWeekday(reserveDate, locale)}
              <small>{t('office.days.free', { count: free })}</small>
            </button>
          ))}
          {nextFrom && (
            <Button variant="quiet" size="small" onClick={() => setFrom(nextFrom)}>
              {t('office.days.moreDays')}
            </Button>
          )}
        </fieldset>
      )}
      {shown && (
        <fieldset className={classes.choices}>
          <legend>{t('office.days.whichTime')}</legend>
          {shown.times.map(({ reserveTime, available }) => {
            const { reserveDate } = shown;
            const isChosen = slot?.reserveDate === reserveDate && slot.reserveTime === reserveTime;
            return (
              <button
                key={reserveTime}
                type="button"
                className={choice.choice}
                disabled={!available}
                aria-pressed={isChosen}
                onClick={() => onChange({ companyAddressId, slot: { reserveDate, reserveTime } })}
              >
                {formatTime(`${reserveDate} ${reserveTime}`, locale)}
                {!available && <small>{t('office.days.full')}</small>}
              </button>
            );
          })}
        </fieldset>
      )}
      {slot && (
        <p>
          <b>{sayWhen(`${slot.reserveDate} ${slot.reserveTime}`, locale)}</b>
        </p>
      )}
    </div>
  );
}
