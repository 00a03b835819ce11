import { useState } from 'react';
import {
  type CalendarChange,
  getOfficeCalendar,
  type OfficeCalendar,
} from '#contract/services/calendar-office.ts';
import type { LocalText } from '#contract/staff/office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { SelectField } from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { readLocal } from '#web/office/ui/read-local.ts';
import { FilterBar } from '#web/office/ui/table/filter-bar.tsx';
import { useFilters } from '#web/office/ui/table/use-filters.ts';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import classes from './calendar.module.css';
import { CalendarChangeDialog } from './calendar-change-dialog.tsx';
import { AddDay, DayEntries } from './day-entries.tsx';
import { ExceptionDays } from './exception-days.tsx';
import { Holidays } from './holidays.tsx';
import { WeekForm } from './week-form.tsx';

type Props = {
  office: OfficeCalendar;
  /** Of the calendar: what was typed for another one is not taken up. */
  version: string;
  today: string;
  onChange: (change: CalendarChange) => void;
};

/** Days on which this office is closed, with the reason. */
function ClosedDays({ office, version, today, onChange }: Props) {
  const { t, locale } = useTranslation();
  const { companyAddressId, closedDays } = office;
  const kept = useKept(`closed day ${companyAddressId} ${version}`, {
    day: '',
    reason: {} as LocalText,
  });
  const { day, reason } = kept.values;
  const add = () => {
    const given = readLocal(reason, locale) ? reason : null;
    onChange({ kind: 'closeDay', companyAddressId, day, reason: given });
  };
  return (
    <DayEntries
      title={t('office.days.closedTitle')}
      entries={closedDays}
      say={(one) => readLocal(one.reason, locale)}
      end={t('office.days.openAgain')}
      onEnd={(ended) => onChange({ kind: 'openDay', companyAddressId, day: ended })}
    >
      <AddDay
        title={t('office.days.closeDay')}
        day={day}
        min={today}
        onDay={kept.set('day')}
        onAdd={add}
      >
        <LocalField label={t('office.days.reasonField')} {...kept.field('reason')} />
      </AddDay>
    </DayEntries>
  );
}

const first = { office: '' };

/** When visitors can book: opening hours, closed days, exceptions and holidays. */
export default function OfficeCalendarPage() {
  const { t } = useTranslation();
  const { values, set } = useFilters(first);
  const [change, setChange] = useState<CalendarChange | null>(null);
  const { loaded, reload } = useCall(getOfficeCalendar, {});
  const { data } = loaded;
  const office =
    data?.offices.find((one) => one.companyAddressId === values.office) ?? data?.offices[0];

  return (
    <OfficePage title={t('office.days.calendarTitle')} lead={t('office.days.calendarLead')}>
      <QueryStatus loaded={loaded} reload={reload} />
      {data && office && (
        <>
          <FilterBar>
            <SelectField
              label={t('office.days.office')}
              value={office.companyAddressId}
              choices={data.offices.map(({ companyAddressId: value, name: label }) => ({
                value,
                label,
              }))}
              onChange={(id) => set({ office: id })}
            />
          </FilterBar>
          {/* Reset the forms for another office or a changed calendar. */}
          <div key={`${office.companyAddressId} ${data.version}`} className={classes.two}>
            <WeekForm office={office} version={data.version} onChange={setChange} />
            <div className={classes.stack}>
              <ClosedDays
                office={office}
                version={data.version}
                today={data.today}
                onChange={setChange}
              />
              <ExceptionDays
                office={office}
                version={data.version}
                today={data.today}
                onChange={setChange}
              />
            </div>
          </div>
          <Holidays
            key={data.version}
            holidays={data.holidays}
            version={data.version}
            today={data.today}
            onChange={setChange}
          />
          {change && (
            <CalendarChangeDialog
              version={data.version}
              change={change}
              onClose={() => {
                setChange(null);
                // Reload also after a failure: a colleague may have changed it.
                reload();
              }}
            />
          )}
        </>
      )}
    </OfficePage>
  );
}
