import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarChange, OfficeCalendar } from '#contract/calendar-office.ts';
import type { LocalText } from '#contract/office.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useLocale } from '#web/lib/locale.ts';
import { sayTime } from '#web/lib/when.ts';
import { Button } from '#web/ui/button.tsx';
import { Panel } from '../page-parts.tsx';
import { LocalField } from '../parts/local-field.tsx';
import classes from './calendar.module.css';
import { TimeSpan } from './time-span.tsx';
import { wordsOf } from './words-of.ts';

type Props = {
  office: OfficeCalendar;
  today: string;
  onChange: (change: CalendarChange) => void;
};
type Span = { key: string; from: string; to: string };
const newSpan = (from = '09:00', to = '12:00'): Span => ({ key: crypto.randomUUID(), from, to });

/** Days with other hours, or another number of places. */
export function ExceptionDays({ office, today, onChange }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const id = useId();
  const [day, setDay] = useState('');
  const [spans, setSpans] = useState(() => [newSpan()]);
  const [places, setPlaces] = useState('');
  const [reason, setReason] = useState<LocalText>({});
  const { companyAddressId, exceptions } = office;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onChange({
      kind: 'exception',
      companyAddressId,
      day,
      hours: spans.map(({ from, to }) => ({ from, to })),
      places: places === '' ? null : Number(places),
      reason: wordsOf(reason, locale) ? reason : null,
    });
  };
  const saySpan = (on: string, { from, to }: { from: string; to: string }) =>
    `${sayTime(`${on} ${from}`, locale)}–${sayTime(`${on} ${to}`, locale)}`;

  return (
    <Panel title={t('office.days.exceptionTitle')}>
      {!exceptions.length && <p className={classes.quiet}>{t('office.days.none')}</p>}
      <ul className={classes.list}>
        {exceptions.map((one) => (
          <li key={one.day}>
            <span>
              <b>{formatDay(one.day, locale)}</b>{' '}
              {one.hours.map((span) => saySpan(one.day, span)).join(', ')}
              {one.places !== null && ` · ${t('office.days.placesOn', { count: one.places })}`}{' '}
              {wordsOf(one.reason, locale)}
            </span>
            <Button
              look="line"
              size="small"
              onClick={() => onChange({ kind: 'endException', companyAddressId, day: one.day })}
            >
              {t('office.days.endException')}
              <span className="sr-only"> {formatDay(one.day, locale)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <details className={classes.more}>
        <summary>{t('office.days.addException')}</summary>
        <form className={classes.form} onSubmit={submit}>
          <p className={classes.quiet}>{t('office.days.exceptionHint')}</p>
          <div className={classes.field}>
            <label htmlFor={`${id}-day`}>{t('office.days.dayLabel')}</label>
            <input
              id={`${id}-day`}
              type="date"
              required
              min={today}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </div>
          {spans.map((span) => (
            <TimeSpan
              key={span.key}
              span={span}
              day={day}
              onChange={(values) =>
                setSpans((all) =>
                  all.map((one) => (one.key === span.key ? { ...one, ...values } : one)),
                )
              }
              onRemove={
                spans.length > 1
                  ? () => setSpans((all) => all.filter((one) => one.key !== span.key))
                  : undefined
              }
            />
          ))}
          <div>
            <Button
              look="quiet"
              size="small"
              icon="plus"
              onClick={() => setSpans((all) => [...all, newSpan('13:00', '17:00')])}
            >
              {t('office.days.addSpan')}
            </Button>
          </div>
          <div className={classes.field}>
            <label htmlFor={`${id}-places`}>{t('office.days.placesThen')}</label>
            <input
              id={`${id}-places`}
              type="number"
              min={0}
              max={100}
              value={places}
              onChange={({ target }) => setPlaces(target.value)}
            />
          </div>
          <LocalField label={t('office.days.reasonField')} value={reason} onChange={setReason} />
          <div>
            <Button type="submit" size="small">
              {t('office.days.check')}
            </Button>
          </div>
        </form>
      </details>
    </Panel>
  );
}
