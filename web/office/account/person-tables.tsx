import { Link } from 'react-router';
import type { WholePerson } from '#contract/account/people-office.ts';
import { formatDate, formatDateTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { visitPlace } from '#web/office/shell/search-hits.ts';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import classes from './people.module.css';

type Of<K extends 'records' | 'activities' | 'trainings'> = WholePerson[K][number];

function RecordState({ record }: { record: Of<'records'> }) {
  const { t } = useTranslation();
  if (record.cancelled) return <Badge tone="plain">{t('office.people.cancelled')}</Badge>;
  if (record.attendance)
    return (
      <Badge tone={record.attendance === 'arrived' ? 'good' : 'wrong'}>
        {t(`office.people.attendance.${record.attendance}`)}
      </Badge>
    );
  const tone = { init: 'wait', finish: 'good', error: 'wrong', unknown: 'plain' } as const;
  return (
    <Badge tone={tone[record.status]}>{t(`office.people.recordStatus.${record.status}`)}</Badge>
  );
}

export function Records({ records }: { records: WholePerson['records'] }) {
  const { t, locale } = useTranslation();
  const columns: Column<Of<'records'>>[] = [
    {
      key: 'no',
      head: t('office.people.recordNo'),
      cell: (r) => (
        <Link
          to={r.startsAt ? visitPlace(r.recordId, r.startsAt) : `/office/requests/${r.recordId}`}
        >
          {r.recordNo}
        </Link>
      ),
    },
    { key: 'item', head: t('office.people.item'), cell: (r) => r.item },
    {
      key: 'when',
      head: t('office.people.when'),
      cell: (r) => (
        <span className="nowrap">{formatDateTime(r.startsAt ?? r.createdAt, locale)}</span>
      ),
    },
    {
      key: 'where',
      head: t('office.people.where'),
      cell: (r) => r.office ?? t('office.people.online'),
    },
    {
      key: 'state',
      head: t('office.people.status'),
      cell: (r) => (
        <span className="row gap-8 items-center">
          <RecordState record={r} />
          {r.enteredByStaff && <Badge tone="info">{t('office.people.byStaff')}</Badge>}
        </span>
      ),
    },
  ];
  return (
    <section className={classes.wide}>
      <h2>{t('office.people.records')}</h2>
      <DataTable
        caption={t('office.people.records')}
        columns={columns}
        rows={records}
        keyOf={(r) => r.recordId}
        empty={t('office.people.none')}
      />
    </section>
  );
}

const joinedTone = { registered: 'good', waitlisted: 'wait', cancelled: 'plain' } as const;

export function Activities({ activities }: { activities: WholePerson['activities'] }) {
  const { t, locale } = useTranslation();
  const columns: Column<Of<'activities'>>[] = [
    {
      key: 'title',
      head: t('office.people.activity'),
      cell: (a) => <Link to={`/office/activities/${a.activityId}`}>{a.title}</Link>,
    },
    {
      key: 'when',
      head: t('office.people.when'),
      cell: (a) => <span className="nowrap">{formatDateTime(a.startTime, locale)}</span>,
    },
    { key: 'party', head: t('office.people.party'), cell: (a) => a.companions + 1, figures: true },
    {
      key: 'state',
      head: t('office.people.status'),
      cell: (a) =>
        a.checkedIn ? (
          <Badge>{t('office.people.cameToo')}</Badge>
        ) : (
          <Badge tone={joinedTone[a.status]}>{t(`office.people.registration.${a.status}`)}</Badge>
        ),
    },
  ];
  return (
    <section className={classes.wide}>
      <h2>{t('office.people.activities')}</h2>
      <DataTable
        caption={t('office.people.activities')}
        columns={columns}
        rows={activities}
        keyOf={(a) => a.activityId}
        empty={t('office.people.none')}
      />
    </section>
  );
}

export function Trainings({ trainings }: { trainings: WholePerson['trainings'] }) {
  const { t, locale } = useTranslation();
  const columns: Column<Of<'trainings'>>[] = [
    { key: 'title', head: t('office.people.training'), cell: (one) => one.title },
    {
      key: 'state',
      head: t('office.people.status'),
      cell: (one) => t(`office.people.trainingStatus.${one.status}`),
    },
    {
      key: 'certificate',
      head: t('office.people.certificate'),
      cell: ({ certificate }) =>
        certificate && (
          <>
            {certificate.number}{' '}
            {certificate.status !== 'valid' && (
              <Badge tone="wrong">{t(`office.people.${certificate.status}`)}</Badge>
            )}{' '}
            {certificate.status !== 'revoked' &&
              certificate.expiresOn &&
              t('office.people.until', { day: formatDate(certificate.expiresOn, locale) })}
          </>
        ),
    },
  ];
  return (
    <section className={classes.wide}>
      <h2>{t('office.people.trainings')}</h2>
      <DataTable
        caption={t('office.people.trainings')}
        columns={columns}
        rows={trainings}
        keyOf={(one) => `${one.trainingId} ${one.round} ${one.certificate?.number}`}
        empty={t('office.people.none')}
      />
    </section>
  );
}
