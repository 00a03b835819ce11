import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type CallbackRow,
  type CallbackStep,
  callbackStates,
  listCallbacks,
  noteCallback,
} from '#contract/services/callback-office.ts';
import { localeNames } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useLiveCall } from '#web/office/shell/live/use-live.ts';
import { useSteady } from '#web/office/shell/live/use-steady.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { PersonName } from '#web/office/ui/person-name.tsx';
import { Segments } from '#web/office/ui/segments.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FoundCount } from '#web/office/ui/table/found-count.tsx';
import { useFilters } from '#web/office/ui/table/use-filters.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';

const steps: Record<'open' | 'closed', readonly CallbackStep[]> = {
  open: ['reached', 'noAnswer', 'gaveUp'],
  closed: ['reopen'],
};

const filters = { state: 'open', call: '' };
/** Another filter leads away from the call that was looked for. */
const paging = ['page', 'call'];
const rowId = (callbackId: string): string => `callback-${callbackId}`;

/** Who left a phone number and was told by when we call. */
export default function CallbacksPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSite();
  const { values, page, set, toPage } = useFilters(filters, paging);
  const asked = callbackStates.find((one) => one === values.state) ?? 'open';
  const { loaded, reload, own } = useLiveCall(['callback', 'person'], listCallbacks, {
    query: {
      state: asked,
      pageNum: String(page),
      pageSize: '50',
      ...(values.call && { call: values.call }),
    },
  });
  const state = loaded.data?.state ?? asked;
  const toPageAlone = (number: number) => {
    const query = new URLSearchParams(toPage(number));
    query.delete('call');
    return `?${query}`;
  };
  const steady = useSteady(loaded.data?.records ?? [], { keyOf: (row) => row.id, asked: [own] });
  // From the search: the call that was found is where one reads on, once.
  const isThere = values.call !== '' && steady.rows.some(({ id }) => id === values.call);
  useEffect(() => {
    if (isThere) goTo(rowId(values.call));
  }, [isThere, values.call]);
  const { busy, run } = useAction();
  /** It may be gone from this list: then, where to. */
  const sayNoted = (step: CallbackStep) =>
    t(`office.callbacks.${step === 'noAnswer' ? 'noted' : 'notedClosed'}`, {
      what: t(`office.callbacks.${step}`),
      where: t(`office.callbacks.${step === 'reopen' ? 'open' : 'closed'}`),
    });
  const note = (row: CallbackRow, step: CallbackStep) =>
    run(async () => {
      try {
        const body = { step, version: row.version };
        await call(noteCallback, { params: { callbackId: row.id }, body });
        notifySuccess(sayNoted(step));
      } finally {
        reload();
      }
    });
  const sayWhen = (local: string) => sayLately(local, localNow(timeZone), t, locale);
  const when = (local: string) => <span className="nowrap">{sayWhen(local)}</span>;

  const columns: Column<CallbackRow>[] = [
    {
      key: 'phone',
      head: t('office.people.phone'),
      cell: (row) => <a href={telLink(row.phone)}>{sayPhone(row.phone)}</a>,
    },
    {
      key: 'person',
      head: t('office.person'),
      cell: ({ person, locale: language }) => (
        <>
          {person ? (
            <Link to={`/office/people/${person.userId}`}>
              <PersonName person={person} />
            </Link>
          ) : (
            t('office.callbacks.unknown')
          )}
          <br />
          <span className="nowrap">{localeNames[language]}</span>
        </>
      ),
    },
    {
      key: 'asked',
      head: t('office.callbacks.asked'),
      cell: (row) => (
        <>
          {when(row.createdAt)}
          <br />
          <span className="nowrap">{t(`office.callbacks.wishes.${row.wish}`)}</span>
        </>
      ),
    },
    state === 'open'
      ? {
          key: 'due',
          head: t('office.callbacks.due'),
          cell: (row) => (
            <>
              {when(row.dueAt)}
              <br />
              {row.triedAt
                ? t('office.callbacks.tries', { count: row.tries, when: sayWhen(row.triedAt) })
                : t('office.callbacks.triesNone')}
            </>
          ),
        }
      : {
          key: 'outcome',
          head: t('office.callbacks.outcome'),
          cell: (row) => (
            <>
              {row.outcome && t(`office.callbacks.outcomes.${row.outcome}`)}
              <br />
              {row.closedAt && when(row.closedAt)} {row.by && `· ${row.by}`}
            </>
          ),
        },
    {
      key: 'actions',
      head: t('office.callbacks.actions'),
      cell: (row) => (
        <div className="row gap-8">
          {steps[state].map((step) => (
            <ToolButton
              key={step}
              busy={busy}
              aria-label={`${t(`office.callbacks.${step}`)}: ${sayPhone(row.phone)}`}
              onClick={() => note(row, step)}
            >
              {t(`office.callbacks.${step}`)}
            </ToolButton>
          ))}
        </div>
      ),
    },
  ];
  const data = loaded.data;
  return (
    <OfficePage title={t('office.callbacks.title')} lead={t('office.callbacks.lead')}>
      <Segments
        label={t('office.callbacks.states')}
        value={state}
        choices={callbackStates.map((value) => ({
          value,
          label: `${t(`office.callbacks.${value}`)}${data ? ` ${data.counts[value]}` : ''}`,
        }))}
        onChoose={(value) => set({ state: value })}
      />
      <QueryStatus loaded={loaded} reload={reload} />
      {data && (
        <>
          <FoundCount count={data.total}>
            {t('office.callbacks.found', { count: data.total })}
          </FoundCount>
          <div {...steady.box}>
            <DataTable
              caption={t('office.callbacks.title')}
              columns={columns}
              rows={steady.rows}
              rowProps={(row) => ({
                ...steady.rowProps(row),
                id: rowId(row.id),
                'aria-current': row.id === values.call || undefined,
              })}
              keyOf={(row) => row.id}
              marked={(row) => row.overdue || row.id === values.call}
              empty={t('office.callbacks.empty')}
            />
          </div>
          <NewsBar show={steady.show} list={{ come: steady.come, gone: steady.gone.size }} />
          <PageLinks page={data.pageNum} pages={data.pages} to={toPageAlone} />
        </>
      )}
    </OfficePage>
  );
}
