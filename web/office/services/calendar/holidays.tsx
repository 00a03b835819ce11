import { useState } from 'react';
import {
  type CalendarChange,
  type Holiday,
  suggestHolidays,
} from '#contract/services/calendar-office.ts';
import type { LocalText } from '#contract/staff/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formatDay } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { Checkbox } from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './calendar.module.css';
import { AddDay, DayEntries } from './day-entries.tsx';

type Props = {
  holidays: readonly Holiday[];
  today: string;
  onChange: (change: CalendarChange) => void;
};

/** Suggests the coming federal holidays for selection. */
function Suggestion({ holidays, today, onChange }: Props) {
  const { t, locale } = useTranslation();
  const [suggested, setSuggested] = useState<Holiday[]>([]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const thisYear = Number(today.slice(0, 4));
  const isThere = (day: string) => holidays.some((one) => one.day === day);
  const { run } = useAction();
  const load = (year: number) =>
    run(async () => {
      const all = await call(suggestHolidays, { query: { year } });
      const coming = all.filter(({ day }) => day >= today);
      setSuggested(coming);
      setTicked(new Set(coming.map(({ day }) => day).filter((day) => !isThere(day))));
    });
  const tick = (day: string, on: boolean) => {
    const days = new Set(ticked);
    if (on) days.add(day);
    else days.delete(day);
    setTicked(days);
  };
  const chosen = suggested.filter(({ day }) => ticked.has(day));
  return (
    <div className={classes.form}>
      <div className="row gap-12">
        {[thisYear, thisYear + 1].map((year) => (
          <ToolButton key={year} onClick={() => load(year)}>
            {t('office.days.suggest', { year })}
          </ToolButton>
        ))}
      </div>
      {suggested.length > 0 && (
        <fieldset className={classes.ticks}>
          <legend>{t('office.days.suggestLead')}</legend>
          {suggested.map(({ day, name }) => (
            <Checkbox
              key={day}
              checked={ticked.has(day) || isThere(day)}
              disabled={isThere(day)}
              onChange={(checked) => tick(day, checked)}
              label={
                <>
                  <b>{formatDay(day, locale)}</b> {readLocal(name, locale)}
                  {isThere(day) && ` · ${t('office.days.alreadyThere')}`}
                </>
              }
            />
          ))}
          <div>
            <Button
              size="small"
              disabled={!chosen.length}
              onClick={() => onChange({ kind: 'addHolidays', holidays: chosen })}
            >
              {t('office.days.check')}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** Days on which all offices are closed. */
export function Holidays({ holidays, version, today, onChange }: Props & { version: string }) {
  const { t, locale } = useTranslation();
  const kept = useKept(`holiday ${version}`, { day: '', name: {} as LocalText });
  const { day, name } = kept.values;
  return (
    <DayEntries
      title={t('office.days.holidayTitle')}
      entries={holidays}
      say={(one) => readLocal(one.name, locale)}
      end={t('office.days.removeHoliday')}
      onEnd={(ended) => onChange({ kind: 'removeHoliday', day: ended })}
    >
      <Suggestion holidays={holidays} today={today} onChange={onChange} />
      <AddDay
        title={t('office.days.addHoliday')}
        day={day}
        min={today}
        onDay={kept.set('day')}
        disabled={!readLocal(name, locale)}
        onAdd={() => onChange({ kind: 'addHolidays', holidays: [{ day, name }] })}
      >
        <LocalField label={t('office.days.holidayName')} {...kept.field('name')} />
      </AddDay>
    </DayEntries>
  );
}
