import { useRef, useState } from 'react';
import { Link, useParams } from 'react-router';
import {
  type ActivityRegistrations,
  checkIn,
  getActivityRegistrations,
  type Party,
} from '#contract/activity/office.ts';
import { call } from '#web/lib/api/api.ts';
import { formatDay, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifyWarning, reportError } from '#web/lib/page/notify.ts';
import { RegisterCallerDialog } from '#web/office/cases/joining/register-caller-dialog.tsx';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useLiveCall } from '#web/office/shell/live/use-live.ts';
import { useSteady } from '#web/office/shell/live/use-steady.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { Segments } from '#web/office/ui/segments.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { sortRows } from '#web/office/ui/table/sort-rows.ts';
import { useTable } from '#web/office/ui/table/use-table.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useFocusKept } from '#web/office/ui/use-focus-kept.ts';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import classes from './activities.module.css';
import { ActivityActions } from './activity-actions.tsx';
import { PartyDialog } from './party-dialog.tsx';
import { PartyTable } from './party-table.tsx';
import { PartyTiles } from './party-tiles.tsx';
import { PublicationBadge } from './publication-badge.tsx';
import { ScanDialog } from './scan-dialog.tsx';

const first = { show: 'registered', q: '' };
const pageSize = 25;

const tabs = {
  registered: ({ status }: Party) => status === 'registered',
  missing: ({ status, arrived }: Party) => status === 'registered' && !arrived,
  waitlisted: ({ status }: Party) => status === 'waitlisted',
  cancelled: ({ status }: Party) => status === 'cancelled',
};
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];

/** Otherwise in the order in which they registered. */
const values = {
  name: ({ name }: Party) => name,
  people: ({ people }: Party) => people,
  in: ({ checkedInAt }: Party) => checkedInAt,
};
const sorts = Object.keys(values) as (keyof typeof values)[];
/** What may be hidden. */
const columns = ['phone', 'party', 'needs', 'sms'] as const;

const sought = (text: string) => text.normalize('NFKC').toLowerCase().trim();

type Open = { party: Party } | 'scan' | 'caller' | null;

function Registrations({
  data: { activity, parties },
  own,
  reload,
}: {
  data: ActivityRegistrations;
  own: unknown;
  reload: () => void;
}) {
  const { t, locale } = useTranslation();
  const table = useTable(first);
  const { page, set, filter } = table;
  const { show, q, hide } = table.values;
  const sort = table.sortOf(sorts);
  const [open, setOpen] = useState<Open>(null);
  const tab = tabNames.find((name) => name === show) ?? 'registered';
  // Search all lists: staff don't know which one a person is in.
  const found = sortRows(
    q ? parties.filter(({ search }) => search.includes(sought(q))) : parties.filter(tabs[tab]),
    sort,
    { values, locale },
  );
  const keyOf = ({ registrationId }: Party) => registrationId;
  const list = found.slice((page - 1) * pageSize, page * pageSize);
  // A person checked in at another desk keeps their row while the list is in use.
  const steady = useSteady(list, {
    keyOf,
    asked: [own, show, q, sort, page],
    find: (key) => parties.find((party) => keyOf(party) === key),
  });
  const { rows } = steady;
  // The row that was opened may have gone to another tab.
  const lists = useRef<HTMLElement>(null);
  useFocusKept(lists, own);
  const people = found.reduce((sum, party) => sum + party.people, 0);

  const arrive = async (party: Party) => {
    try {
      const { already } = await call(checkIn, {
        params: { id: activity.id, registrationId: party.registrationId },
        body: { arrived: party.people, was: party.arrived },
      });
      if (already) notifyWarning(t('office.activities.already'));
    } catch (error) {
      reportError(error, t);
    }
    reload();
  };
  const close = () => {
    setOpen(null);
    reload();
  };
  const { startTime, endTime } = activity;
  const when = `${formatDay(startTime, locale)} ${t('office.activities.fromTo', { from: formatTime(startTime, locale), to: formatTime(endTime, locale) })}`;

  return (
    <OfficePage
      title={activity.title}
      lead={`${when} · ${activity.location}`}
      actions={
        <ActivityActions
          activity={activity}
          hasCancelled={parties.some(({ cancelledByStaff }) => cancelledByStaff)}
          onChanged={reload}
        />
      }
    >
      <p className={classes.crumb}>
        <Link to="/office/activities">
          <Icon name="arrow-left" />
          {t('office.activities.back')}
        </Link>
        <PublicationBadge activity={activity} />
      </p>
      <PartyTiles activity={activity} parties={parties} />
      <section ref={lists} aria-label={t('office.activities.title')} className="stack gap-14">
        <div className={classes.bar}>
          <Segments
            label={t('office.activities.tab.label')}
            value={q ? null : tab}
            choices={tabNames.map((value) => ({
              value,
              label: t(`office.activities.tab.${value}`, { n: parties.filter(tabs[value]).length }),
            }))}
            onChoose={(chosen) => set({ show: chosen, q: '' })}
          />
          <FilterSearch label={t('office.activities.findPerson')} {...filter('q')} />
          <Button icon="qr-code" size="small" onClick={() => setOpen('scan')}>
            {t('office.activities.scan')}
          </Button>
        </div>
        <SavedViews list="registrations">
          <ColumnChoice
            columns={columns.map((key) => ({ key, head: t(`office.activities.${key}`) }))}
            {...table.choice}
          />
        </SavedViews>
        <div {...steady.box}>
          <PartyTable
            rows={rows}
            waiting={parties.filter(tabs.waitlisted)}
            sorting={table.sorting('')}
            hidden={hide.split(',')}
            onOpen={(party) => setOpen({ party })}
            onArrive={arrive}
          />
        </div>
        <NewsBar show={steady.show} list={{ come: steady.come, gone: steady.gone.size }} />
        <div className="row gap-12 items-center justify-between">
          <p>{t('office.activities.shownOf', { n: rows.length, all: found.length, people })}</p>
          <ToolButton icon="plus" onClick={() => setOpen('caller')}>
            {t('office.activities.walkIn')}
          </ToolButton>
        </div>
        <PageLinks page={page} pages={Math.ceil(found.length / pageSize)} to={table.toNumber} />
      </section>
      {open === 'scan' && <ScanDialog activity={activity} onClose={close} />}
      {open === 'caller' && <RegisterCallerDialog activity={activity} onClose={close} />}
      {open && typeof open === 'object' && (
        <PartyDialog activity={activity} party={open.party} onClose={close} />
      )}
    </OfficePage>
  );
}

/** One activity: participants, waitlist and check-in. */
export default function OfficeRegistrationsPage() {
  const { id = '' } = useParams();
  const { locale } = useTranslation();
  const { loaded, own, reload } = useLiveCall(
    [`registration:${id}`],
    getActivityRegistrations,
    { params: { id } },
    [locale],
  );
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  return <Registrations data={loaded.data} own={own} reload={reload} />;
}
