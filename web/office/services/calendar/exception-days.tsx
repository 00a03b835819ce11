import { useState } from 'react';
import type { CalendarChange, OfficeCalendar } from '#contract/services/calendar-office.ts';
import type { LocalText } from '#contract/staff/office.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { AddDay, DayEntries } from './day-entries.tsx';
import { TimeSpan } from './time-span.tsx';

type Props = {
  office: OfficeCalendar;
  version: string;
  today: string;
  onChange: (change: CalendarChange) => void;
};
type Span = { key: string; from: string; to: string };
const newSpan = (from = '09:00', to = '12:00'): Span => ({ key: newRequestKey(), from, to });

/** Days with other hours or another capacity. */
export function ExceptionDays({ office, version, today, onChange }: Props) {
  const { t, locale } = useTranslation();
  const { companyAddressId, exceptions } = office;
  const [blank] = useState(() => ({
    day: '',
    spans: [newSpan()],
    places: '',
    reason: {} as LocalText,
  }));
  const kept = useKept(`exception day ${companyAddressId} ${version}`, blank);
  const { day, spans, places, reason } = kept.values;
  const setSpans = (next: (all: Span[]) => Span[]) => kept.change({ spans: next(spans) });

  const add = () =>
    onChange({
      kind: 'exception',
      companyAddressId,
      day,
      hours: spans.map(({ from, to }) => ({ from, to })),
      places: places === '' ? null : Number(places),
      reason: readLocal(reason, locale) ? reason : null,
    });
  const saySpan = (on: string, { from, to }: { from: string; to: string }) =>
    `${formatTime(`${on} ${from}`, locale)}–${formatTime(`${on} ${to}`, locale)}`;

  return (
    <DayEntries
      title={t('office.days.exceptionTitle')}
      entries={exceptions}
      say={(one) => (
        <>
          {one.hours.map((span) => saySpan(one.day, span)).join(', ')}
          {one.places !== null && ` · ${t('office.days.placesOn', { count: one.places })}`}{' '}
          {readLocal(one.reason, locale)}
        </>
      )}
      end={t('office.days.endException')}
      onEnd={(ended) => onChange({ kind: 'endException', companyAddressId, day: ended })}
    >
      <AddDay
        title={t('office.days.addException')}
        day={day}
        min={today}
        onDay={kept.set('day')}
        hint={t('office.days.exceptionHint')}
        onAdd={add}
      >
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
            variant="quiet"
            size="small"
            icon="plus"
            onClick={() => setSpans((all) => [...all, newSpan('13:00', '17:00')])}
          >
            {t('office.days.addSpan')}
          </Button>
        </div>
        <TextField
          label={t('office.days.placesThen')}
          type="number"
          min={0}
          max={100}
          {...kept.field('places')}
        />
        <LocalField label={t('office.days.reasonField')} {...kept.field('reason')} />
      </AddDay>
    </DayEntries>
  );
}
