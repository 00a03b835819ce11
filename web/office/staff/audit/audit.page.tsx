import { Link, useSearchParams } from 'react-router';
import { type AuditEntry, exportAudit, getAuditFilters, listAudit } from '#contract/staff/audit.ts';
import { type AuditKind, auditKinds, isAuditAction } from '#contract/staff/audit-actions.ts';
import { htmlLang, type Locale } from '#i18n/pick-locale.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { formatter } from '#web/lib/i18n/formatter.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { SelectField, TextField } from '#web/office/ui/fields.tsx';
import { staffName } from '#web/office/ui/person-name.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar, FilterPair, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { useFilters } from '#web/office/ui/table/use-filters.ts';
import { ToolButton, ToolLink } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { toneOf, useSayEntry } from './action-words.ts';
import classes from './audit.module.css';

/** The server's name for failed sign-ins. */
const atTheDoor = 'sign-in';

const first = {
  ...{ who: '', kind: '', action: '', about: '', from: '', to: '' },
  ...{ older: '', newer: '', hide: '' },
};
const filterNames = ['who', 'kind', 'action', 'about', 'from', 'to'] as const;
/** Changing a filter goes back to the newest entries. */
const places = ['older', 'newer'] as const;
type Query = Partial<Record<Exclude<keyof typeof first, 'kind' | 'hide'>, string>> & {
  kind?: AuditKind;
};

/** Empty ones are not sent. */
const given = (values: typeof first, names: readonly (keyof typeof first)[]): Query =>
  Object.fromEntries(names.filter((name) => values[name]).map((name) => [name, values[name]]));

/** The local time to the second, whatever the browser's time zone. */
const sayClock = (at: string, locale: Locale): string =>
  formatter(htmlLang[locale], {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    hour12: true,
  }).format(new Date(`${at.replace(' ', 'T')}Z`));

function OnWhat({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const { subjectId } = entry;
  // Written as 'phone ***0166', whatever the language of who reads it.
  const subject = entry.subject?.replace(
    /^phone (?=\*)/,
    `${t('office.people.audit.detail.phone')} `,
  );
  if (!subjectId) return subject;
  if (entry.action.startsWith('staff.')) return subject ?? subjectId;
  return (
    <Link to={`/office/people/${subjectId}`} className="nowrap">
      {subject ?? subjectId}
    </Link>
  );
}

export default function OfficeAuditPage() {
  const { t, locale } = useTranslation();
  const { sayAction, sayEntry, sayDetails } = useSayEntry();
  const [params] = useSearchParams();
  const { values, filter, set } = useFilters(first, places);
  const { busy, run } = useAction();
  const filters = given(values, filterNames);
  const query = { ...filters, ...given(values, places) };
  const { loaded, reload } = useCall(listAudit, { query });
  const choices = useCall(getAuditFilters, {}).loaded.data;

  const hidden = values.hide.split(',');

  const toPage = (side: 'older' | 'newer', place: string): string => {
    const next = new URLSearchParams(params);
    for (const name of places) next.delete(name);
    next.set(side, place);
    return `?${next}`;
  };
  const save = () =>
    run(async () => {
      saveFile('audit.csv', await callFile(exportAudit, { query: filters }));
      notifySuccess(t('office.people.audit.exported'));
      reload();
    });

  const time: Column<AuditEntry> = {
    key: 'time',
    head: t('office.people.audit.time'),
    cell: ({ at }) => (
      <span className={classes.time}>
        {sayClock(at, locale)}
        <span className="second-line">{formatDate(at, locale)}</span>
      </span>
    ),
  };
  const others: Column<AuditEntry>[] = [
    {
      key: 'who',
      head: t('office.people.audit.who'),
      cell: ({ name, actor, role }) => (
        <>
          <b className="nowrap">
            {name
              ? staffName(name)
              : actor === atTheDoor
                ? t('office.people.audit.atTheDoor')
                : actor}
          </b>
          <span className="second-line">
            {role === null
              ? t('office.people.audit.system')
              : role === 'client'
                ? t('office.people.audit.client')
                : t(`office.roles.${role}`)}
          </span>
        </>
      ),
    },
    {
      key: 'action',
      head: t('office.people.audit.action'),
      cell: (entry) => (
        <Badge tone={toneOf(entry.action)} className={classes.did}>
          {sayEntry(entry)}
        </Badge>
      ),
    },
    {
      key: 'on',
      head: t('office.people.audit.onWhat'),
      cell: (entry) => <OnWhat entry={entry} />,
    },
    {
      key: 'details',
      head: t('office.people.audit.details'),
      cell: (entry) => (
        <span className={classes.details}>
          {sayDetails(entry).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      ),
    },
    {
      key: 'address',
      head: t('office.people.audit.address'),
      cell: ({ address }) => <span className={classes.address}>{address}</span>,
    },
  ];

  return (
    <OfficePage
      title={t('office.people.audit.title')}
      lead={t('office.people.audit.lead')}
      actions={
        <>
          <span className={classes.readOnly}>
            <Badge icon="lock">{t('office.people.audit.readOnly')}</Badge>
          </span>
          <ToolButton icon="download-simple" busy={busy} onClick={save}>
            {t('office.people.audit.export')}
          </ToolButton>
        </>
      }
    >
      <FilterBar>
        <FilterSearch label={t('office.people.audit.about')} {...filter('about')} />
        <SelectField
          label={t('office.people.audit.who')}
          {...filter('who')}
          none={t('office.people.audit.anyone')}
          choices={(choices?.staff ?? []).map(({ staffId, name }) => ({
            value: staffId,
            label: name,
          }))}
        />
        <SelectField
          label={t('office.people.audit.kind')}
          {...filter('kind')}
          none={t('office.people.audit.anyKind')}
          choices={auditKinds.map((value) => ({
            value,
            label: t(`office.people.audit.kinds.${value}`),
          }))}
        />
        <SelectField
          label={t('office.people.audit.action')}
          {...filter('action')}
          none={t('office.people.audit.anyAction')}
          choices={(choices?.actions ?? [])
            .filter(isAuditAction)
            .map((value) => ({ value, label: sayAction(value) }))}
        />
        <FilterPair>
          <TextField type="date" label={t('office.people.audit.from')} {...filter('from')} />
          <TextField type="date" label={t('office.people.audit.to')} {...filter('to')} />
        </FilterPair>
      </FilterBar>
      <SavedViews list="audit">
        <ColumnChoice columns={others} hidden={values.hide} onChange={(hide) => set({ hide })} />
      </SavedViews>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          <DataTable
            caption={t('office.people.audit.title')}
            columns={[time, ...others.filter(({ key }) => !hidden.includes(key))]}
            rows={loaded.data.records}
            keyOf={({ id }) => String(id)}
            empty={t('office.people.audit.empty')}
          />
          {(loaded.data.newer || loaded.data.older) && (
            <nav className={classes.pages} aria-label={t('office.people.audit.pages')}>
              {loaded.data.newer && (
                <ToolLink to={toPage('newer', loaded.data.newer)} icon="caret-left">
                  {t('office.people.audit.newer')}
                </ToolLink>
              )}
              {loaded.data.older && (
                <ToolLink to={toPage('older', loaded.data.older)} iconEnd="caret-right">
                  {t('office.people.audit.older')}
                </ToolLink>
              )}
            </nav>
          )}
        </>
      )}
    </OfficePage>
  );
}
