import { useRef, useState } from 'react';
import { exportVisitDay, getVisitDay } from '#contract/services/visits-office.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayDay } from '#web/lib/i18n/when.ts';
import { BookDialog } from '#web/office/cases/booking/book-dialog.tsx';
import type { Wanted } from '#web/office/cases/booking/what-step.tsx';
import { Kbd } from '#web/office/shell/kbd.tsx';
import { useKeys } from '#web/office/shell/keys.ts';
import { useLiveCall } from '#web/office/shell/live/use-live.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SelectField, TextField } from '#web/office/ui/fields.tsx';
import { Segments } from '#web/office/ui/segments.tsx';
import { FilterBar } from '#web/office/ui/table/filter-bar.tsx';
import { useFilters } from '#web/office/ui/table/use-filters.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import classes from './appointments.module.css';
import { DayBoard } from './day-board.tsx';
import { DayList } from './day-list.tsx';
import { DayStrip } from './day-strip.tsx';
import { StateLegend, VisitPanel } from './visit-panel.tsx';

const first = { day: '', office: '', view: '', visit: '', book: '' };

export default function AppointmentsPage() {
  const { t, locale } = useTranslation();
  const { values, set, filter } = useFilters(first);
  const [pressed, setPressed] = useState<Wanted | null>(null);
  // The palette opens the dialog by the address.
  const booking = pressed ?? (values.book ? {} : null);
  const [booked, setBooked] = useState('');
  const query = {
    ...(values.day && { day: values.day }),
    ...(values.office && { office: values.office }),
  };
  const { loaded, reload } = useLiveCall(['record', 'person'], getVisitDay, { query });
  const { data } = loaded;
  const asList = values.view === 'list';

  const { run } = useAction();
  const save = () =>
    run(async () => saveFile(`visits-${data?.day}.csv`, await callFile(exportVisitDay, { query })));
  // Choosing a visit moves the focus to its panel; Escape moves it back.
  const sides = useRef<HTMLDivElement>(null);
  const choose = (visit: string) => set({ visit });
  const back = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    sides.current?.querySelector<HTMLElement>('[data-visit][aria-pressed="true"]')?.focus();
  };

  const close = () => {
    setPressed(null);
    if (values.book) set({ book: '' });
  };
  useKeys([{ key: 'b', label: t('office.booking.title'), run: () => setPressed({}) }]);
  const offices = data?.offices ?? [];
  // What I booked myself is shown at once.
  const asked = [
    data?.day,
    offices.map((office) => office.companyAddressId).join(),
    offices.some(({ visits }) => visits.some(({ recordId }) => recordId === booked)) && booked,
  ];
  const dayProps = { day: data?.day ?? '', offices, asked, onChoose: choose, onChanged: reload };

  return (
    <OfficePage
      title={t('office.days.title')}
      {...(data && { lead: sayDay(data.day, locale) })}
      actions={
        <div className="row gap-12 no-print">
          <ToolButton icon="printer" onClick={() => window.print()}>
            {t('office.days.print')}
          </ToolButton>
          <ToolButton icon="download-simple" onClick={save}>
            {t('office.days.csv')}
          </ToolButton>
          <Button variant="main" size="small" icon="calendar-plus" onClick={() => setPressed({})}>
            {t('office.days.bookFor')}
            <Kbd>b</Kbd>
          </Button>
        </div>
      }
    >
      <QueryStatus loaded={loaded} reload={reload} />
      {data && (
        <>
          <div className="no-print">
            <FilterBar>
              <SelectField
                label={t('office.days.office')}
                {...filter('office')}
                none={t('office.days.allOffices')}
                choices={data.allOffices.map(({ companyAddressId: value, name: label }) => ({
                  value,
                  label,
                }))}
              />
              <TextField
                id="office-day"
                label={t('office.days.dayLabel')}
                type="date"
                value={data.day}
                onChange={(day) => day && set({ day })}
              />
              <div className={classes.views}>
                <Segments
                  label={t('office.days.view')}
                  value={values.view}
                  choices={[
                    { value: '', label: t('office.days.board') },
                    { value: 'list', label: t('office.days.list') },
                  ]}
                  onChoose={(view) => set({ view })}
                />
              </div>
              <Button variant="quiet" size="small" onClick={() => set({ day: '' })}>
                {t('office.days.today')}
              </Button>
            </FilterBar>
          </div>
          <DayStrip day={data.day} days={data.days} onChoose={(day) => set({ day })} />
          <div className={classes.sides} ref={sides}>
            <div className={classes.main} data-visits>
              {asList ? (
                <DayList {...dayProps} chosen={values.visit} />
              ) : (
                <>
                  <DayBoard
                    {...data}
                    chosen={values.visit}
                    asked={asked}
                    onChoose={choose}
                    onBook={setPressed}
                  />
                  <div className={classes.onPaper}>
                    <DayList {...dayProps} chosen={values.visit} />
                  </div>
                </>
              )}
              <p className={cx('muted no-print', classes.keys)}>{t('office.days.keys')}</p>
            </div>
            <aside
              className={`${classes.aside} no-print`}
              data-chosen={values.visit ? true : undefined}
              onKeyDown={back}
            >
              <VisitPanel
                key={values.visit}
                recordId={values.visit}
                offices={data.allOffices}
                onChanged={reload}
              />
              <StateLegend />
            </aside>
          </div>
          {booking && (
            <BookDialog
              wanted={booking}
              onClose={close}
              onDone={(recordId) => {
                setBooked(recordId);
                setPressed(null);
                set({ book: '', visit: recordId });
                reload();
              }}
            />
          )}
        </>
      )}
    </OfficePage>
  );
}
