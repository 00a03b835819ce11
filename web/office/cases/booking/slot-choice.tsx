import { useState } from 'react';
import { formatShortDay, formatTime, formatWeekday } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayDay, sayWhen } from '#web/lib/i18n/when.ts';
import { SelectField, TextField } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import choice from './choice.module.css';
import classes from './forms.module.css';
import type { Place, Slots } from './use-slots.ts';

export type OfficeName = { companyAddressId: string; name: string };

type Props = {
  slots: Slots;
  offices: readonly OfficeName[];
  place: Place;
  onChange: (place: Place) => void;
  /** The slot that is running can be chosen, for somebody who is here. */
  walkIns?: boolean;
};

/** The slot that is running. When it is full, staff say why they put somebody into it. */
function Now({ slots, place, onChange }: Omit<Props, 'offices'>) {
  const { t, locale } = useTranslation();
  const { running, isNow, needsReason } = slots;
  if (!running) return null;
  const { reserveDate, reserveTime, until, free, hasVisit } = running;
  const say = (time: string) => formatTime(`${reserveDate} ${time}`, locale);
  return (
    <fieldset className={classes.choices}>
      <legend>{t('office.booking.here')}</legend>
      <button
        type="button"
        className={choice.choice}
        disabled={hasVisit}
        aria-pressed={isNow}
        onClick={() => onChange({ ...place, walkIn: true, slot: { reserveDate, reserveTime } })}
      >
        {t('office.booking.now', { from: say(reserveTime), to: say(until) })}
        <small>{free ? t('office.days.free', { count: free }) : t('office.booking.noPlace')}</small>
      </button>
      {isNow && (
        <ToolButton
          icon="calendar-dots"
          onClick={() => onChange({ ...place, walkIn: false, slot: null })}
        >
          {t('office.booking.otherTime')}
        </ToolButton>
      )}
      {hasVisit && <p className={classes.whole}>{t('office.booking.hasVisit')}</p>}
      {needsReason && (
        <div className={classes.whole}>
          <TextField
            label={t('office.booking.beyond')}
            hint={t('office.booking.beyondHint')}
            required
            maxLength={300}
            value={place.beyond ?? ''}
            onChange={(beyond) => onChange({ ...place, beyond })}
          />
        </div>
      )}
    </fieldset>
  );
}

/** Office, day and time: the slots that clients see, plus those at short notice. */
export function SlotChoice({ slots, offices, place, onChange, walkIns = false }: Props) {
  const { t, locale } = useTranslation();
  const { companyAddressId, slot } = place;
  const [open, setOpen] = useState(slot?.reserveDate ?? '');
  const { loaded, reload } = slots;
  const { data } = loaded;
  const days = data?.days ?? [];
  const shown = days.find(({ reserveDate }) => reserveDate === open) ?? days[0];
  const nextFrom = data?.nextFrom;
  // A day that was asked for by its date, and has nothing.
  const isMissing = data && open && open >= data.firstDay && shown?.reserveDate !== open;

  return (
    <div className={classes.form}>
      <div className={classes.pair}>
        <SelectField
          label={t('office.days.office')}
          value={companyAddressId}
          choices={offices.map((one) => ({ value: one.companyAddressId, label: one.name }))}
          onChange={(id) => onChange({ companyAddressId: id, slot: null })}
        />
        {!slots.isNow && (
          <TextField
            label={t('office.booking.goToDay')}
            type="date"
            min={data?.firstDay}
            max={data?.lastDay}
            value={open || (shown?.reserveDate ?? '')}
            onChange={(day) => {
              if (!day) return;
              setOpen(day);
              slots.goTo(day);
            }}
          />
        )}
      </div>
      {loaded.status === 'error' && <LoadFailed error={loaded.error} onRetry={reload} />}
      {walkIns && <Now slots={slots} place={place} onChange={onChange} />}
      {/* For somebody who is here, other times would only stand in the way. */}
      {!slots.isNow && (
        <>
          {data && !days.length && <p>{t('office.days.noSlots')}</p>}
          {isMissing && days.length > 0 && (
            <p role="status">{t('office.booking.dayFull', { day: sayDay(open, locale) })}</p>
          )}
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
                  <small>{t('office.days.freeTimes', { count: free })}</small>
                </button>
              ))}
              <div className={classes.pages}>
                {slots.earlier && (
                  <ToolButton
                    icon="arrow-left"
                    onClick={() => {
                      setOpen('');
                      slots.earlier?.();
                    }}
                  >
                    {t('office.days.earlier')}
                  </ToolButton>
                )}
                {nextFrom && (
                  <ToolButton
                    icon="arrow-right"
                    onClick={() => {
                      setOpen('');
                      slots.later(nextFrom);
                    }}
                  >
                    {t('office.days.later')}
                  </ToolButton>
                )}
              </div>
            </fieldset>
          )}
          {shown && (
            <fieldset className={classes.choices}>
              <legend>{t('office.days.whichTime')}</legend>
              {shown.times.map(({ reserveTime, available }) => {
                const { reserveDate } = shown;
                const isChosen =
                  slot?.reserveDate === reserveDate && slot.reserveTime === reserveTime;
                return (
                  <button
                    key={reserveTime}
                    type="button"
                    className={choice.choice}
                    disabled={!available}
                    aria-pressed={isChosen}
                    onClick={() =>
                      onChange({ companyAddressId, slot: { reserveDate, reserveTime } })
                    }
                  >
                    {formatTime(`${reserveDate} ${reserveTime}`, locale)}
                    {!available && <small>{t('office.days.full')}</small>}
                  </button>
                );
              })}
            </fieldset>
          )}
        </>
      )}
      {slot && (
        <p>
          <b>{sayWhen(`${slot.reserveDate} ${slot.reserveTime}`, locale)}</b>
        </p>
      )}
    </div>
  );
}
