import { type SubmitEvent, useState } from 'react';
import type {
  CalendarChange,
  OfficeCalendar,
  OfficeSchedule,
} from '#contract/services/calendar-office.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { formatWeekday } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifyWarning } from '#web/lib/page/notify.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './calendar.module.css';
import { TimeSpan } from './time-span.tsx';

type Span = OfficeSchedule['hours'][number] & { key: string };
type Props = {
  office: OfficeCalendar;
  version: string;
  onChange: (change: CalendarChange) => void;
};

const figures = ['slotMinutes', 'places', 'leadMinutes', 'horizonDays'] as const;
const usual: OfficeSchedule = {
  hours: [],
  slotMinutes: 30,
  places: 1,
  leadMinutes: 120,
  horizonDays: 60,
};
/** Monday first; 2023-01-01 was a Sunday. */
const weekdays = [1, 2, 3, 4, 5, 6, 0];
const dayOfWeek = (weekday: number): string => `2023-01-0${weekday + 1}`;

const withKeys = (hours: OfficeSchedule['hours']): Span[] =>
  hours.map((span) => ({ ...span, key: newRequestKey() }));

/** The weekly opening hours of an office, with several spans a day, and its booking rules. */
export function WeekForm({ office, version, onChange }: Props) {
  const { t, locale } = useTranslation();
  const before = office.schedule ?? usual;
  const [first] = useState(() => ({
    hours: withKeys(before.hours),
    typed: Object.fromEntries(figures.map((name) => [name, String(before[name])])),
  }));
  const kept = useKept(`week ${office.companyAddressId} ${version}`, first);
  const { hours, typed } = kept.values;
  const setHours = (next: (all: Span[]) => Span[]) => kept.change({ hours: next(hours) });

  const change = (key: string, values: Partial<Span>) =>
    setHours((all) => all.map((span) => (span.key === key ? { ...span, ...values } : span)));
  const add = (weekday: number) =>
    setHours((all) => {
      const last = all.filter((span) => span.weekday === weekday).at(-1);
      const span = last ? { from: '13:00', to: '17:00' } : { from: '09:00', to: '12:00' };
      return [...all, { weekday, ...span, key: newRequestKey() }];
    });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const schedule = {
      ...(Object.fromEntries(figures.map((name) => [name, Number(typed[name])])) as Omit<
        OfficeSchedule,
        'hours'
      >),
      hours: hours
        .map(({ weekday, from, to }) => ({ weekday, from, to }))
        .sort((a, b) => a.weekday - b.weekday || (a.from < b.from ? -1 : 1)),
    };
    const isSame =
      office.schedule &&
      JSON.stringify(schedule.hours) === JSON.stringify(office.schedule.hours) &&
      figures.every((name) => schedule[name] === before[name]);
    if (isSame) return notifyWarning(t('office.days.nothingChanged'));
    onChange({ kind: 'schedule', companyAddressId: office.companyAddressId, schedule });
  };

  return (
    <Panel title={t('office.days.weekTitle')}>
      {!office.schedule && <p>{t('office.days.noSchedule')}</p>}
      <form className={classes.form} onSubmit={submit}>
        {weekdays.map((weekday) => {
          const name = formatWeekday(dayOfWeek(weekday), locale);
          const spans = hours.filter((span) => span.weekday === weekday);
          return (
            <fieldset key={weekday} className={classes.weekday}>
              <legend>{name}</legend>
              <div className={classes.spans}>
                {!spans.length && (
                  <span className={classes.quiet}>{t('office.days.closedWeekday')}</span>
                )}
                {spans.map((span) => (
                  <TimeSpan
                    key={span.key}
                    span={span}
                    day={name}
                    onChange={(values) => change(span.key, values)}
                    onRemove={() => setHours((all) => all.filter((one) => one.key !== span.key))}
                  />
                ))}
                <Button variant="quiet" size="small" icon="plus" onClick={() => add(weekday)}>
                  {t('office.days.addSpan')}
                  <span className="sr-only"> {name}</span>
                </Button>
              </div>
            </fieldset>
          );
        })}
        <div className={classes.figures}>
          {figures.map((name) => (
            <TextField
              key={name}
              label={t(`office.days.${name}`)}
              type="number"
              nativeRequired
              min={name === 'slotMinutes' ? 5 : name === 'horizonDays' ? 1 : 0}
              max={{ slotMinutes: 480, places: 100, leadMinutes: 10_080, horizonDays: 366 }[name]}
              value={typed[name] ?? ''}
              onChange={(text) => kept.change({ typed: { ...typed, [name]: text } })}
            />
          ))}
        </div>
        <div>
          <Button type="submit" size="small">
            {t('office.days.saveHours')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
