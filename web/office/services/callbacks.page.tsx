import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { RequestOf } from '#contract/endpoint.ts';
import {
  type CallbackRow,
  callbackSorts,
  callbackStates,
  listCallbacks,
  noteCallback,
} from '#contract/services/callback-office.ts';
import { finishesCallback } from '#contract/services/callback-rules.ts';
import { localeNames, locales } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { type Call, CallDialog } from '#web/office/cases/calls/call-dialog.tsx';
import { UndoCall } from '#web/office/cases/calls/undo-call.tsx';
import { sayName } from '#web/office/cases/queues.ts';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useLiveCall } from '#web/office/shell/live/use-live.ts';
import { useSteady } from '#web/office/shell/live/use-steady.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { localeChoices, SelectField } from '#web/office/ui/fields.tsx';
import { PersonName } from '#web/office/ui/person-name.tsx';
import { Segments } from '#web/office/ui/segments.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import tableClasses from '#web/office/ui/table/data-table.module.css';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { FoundCount } from '#web/office/ui/table/found-count.tsx';
import { useTable } from '#web/office/ui/table/use-table.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';

/** Besides the calls. */
const steps = { open: 'gaveUp', closed: 'reopen' } as const;

const filters = { state: 'open', call: '', keyword: '', locale: '' };
const rowId = (callbackId: string): string => `callback-${callbackId}`;

/** Who left a phone number and was told by when we call. */
export default function CallbacksPage() {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const table = useTable(filters);
  const { values, page, filter, set } = table;
  const asked = callbackStates.find((one) => one === values.state) ?? 'open';
  const { loaded, reload, own } = useLiveCall(['callback', 'person'], listCallbacks, {
    query: {
      state: asked,
      pageNum: String(page),
      pageSize: '50',
      locale: locales.find((one) => one === values.locale),
      keyword: values.keyword || undefined,
      sort: table.sortOf(callbackSorts),
      ...(values.call && { call: values.call }),
    },
  });
  const state = loaded.data?.state ?? asked;
  const toPageAlone = (number: number) => {
    const query = new URLSearchParams(table.toNumber(number));
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
  const [opened, setCalling] = useState<CallbackRow | null>(null);
  // As it is now: a colleague may have called too.
  const calling = opened && (steady.rows.find(({ id }) => id === opened.id) ?? opened);
  type Noted = Omit<RequestOf<typeof noteCallback>['body'], 'version'>;
  const post = ({ id: callbackId, version }: CallbackRow, noted: Noted) =>
    call(noteCallback, { params: { callbackId }, body: { ...noted, version } });
  const send = (row: CallbackRow, noted: Noted) => post(row, noted).finally(reload);
  /** It may be gone from this list: then, where to. */
  const sayMoved = (what: string, where: 'open' | 'closed') =>
    notifySuccess(
      t('office.callbacks.notedClosed', { what, where: t(`office.callbacks.${where}`) }),
    );
  const note = (row: CallbackRow, step: 'gaveUp' | 'reopen') =>
    run(async () => {
      await send(row, { step });
      sayMoved(t(`office.callbacks.${step}`), step === 'reopen' ? 'open' : 'closed');
    });
  const sayCall = (said: Call) => {
    const what = t(`office.calls.outcomes.${said.outcome}`);
    if (finishesCallback(said)) sayMoved(what, 'closed');
    else notifySuccess(t('office.callbacks.noted', { what }));
  };
  const sayWhen = (local: string) => sayLately(local, localNow(timeZone), t, locale);
  const when = (local: string) => <span className="nowrap">{sayWhen(local)}</span>;

  const sayCalls = ({ calls, triedAt, tries }: CallbackRow) => (
    <>
      {/* Calls from before their outcomes were recorded are only counted. */}
      {!calls.length &&
        (triedAt
          ? t('office.callbacks.tries', { count: tries, when: sayWhen(triedAt) })
          : t('office.callbacks.triesNone'))}
      {calls.map(({ id, at, by, outcome, text }) => (
        <p key={id}>
          {t('office.calls.entry', { outcome: t(`office.calls.outcomes.${outcome}`) })}
          {text && (
            <>
              <br />
              {text}
            </>
          )}
          <span className="second-line">
            {sayWhen(at)} {by && `· ${by}`}
          </span>
        </p>
      ))}
    </>
  );

  const phone: Column<CallbackRow> = {
    key: 'phone',
    head: t('office.people.phone'),
    cell: (row) => <a href={telLink(row.phone)}>{sayPhone(row.phone)}</a>,
  };
  const others: Column<CallbackRow>[] = [
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
      sort: 'asked',
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
          sort: 'when',
          cell: (row) => (
            <>
              {when(row.dueAt)}
              <br />
              {sayCalls(row)}
            </>
          ),
        }
      : {
          key: 'outcome',
          head: t('office.callbacks.outcome'),
          sort: 'when',
          cell: (row) => (
            <>
              {row.outcome && t(`office.callbacks.outcomes.${row.outcome}`)}
              <br />
              {row.closedAt && when(row.closedAt)} {row.by && `· ${row.by}`}
              {row.calls.length > 0 && sayCalls(row)}
            </>
          ),
        },
  ];
  const actions: Column<CallbackRow> = {
    key: 'actions',
    head: t('office.callbacks.actions'),
    cell: (row) => (
      <div className={tableClasses.buttons}>
        {state === 'open' && (
          <ToolButton
            icon="phone-call"
            aria-label={t('common.pair', {
              label: t('office.callbacks.called'),
              text: sayPhone(row.phone),
            })}
            onClick={() => setCalling(row)}
          >
            {t('office.callbacks.called')}
          </ToolButton>
        )}
        <ToolButton
          busy={busy}
          aria-label={t('common.pair', {
            label: t(`office.callbacks.${steps[state]}`),
            text: sayPhone(row.phone),
          })}
          onClick={() => note(row, steps[state])}
        >
          {t(`office.callbacks.${steps[state]}`)}
        </ToolButton>
        {row.mayUndo && (
          <UndoCall
            of={sayPhone(row.phone)}
            lead={t('office.callbacks.undoLead')}
            undo={() => post(row, { step: 'undo' })}
            onChanged={reload}
          />
        )}
      </div>
    ),
  };
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
      <FilterBar>
        <FilterSearch label={t('office.inbox.search')} {...filter('keyword')} />
        <SelectField
          label={t('office.tables.language')}
          {...filter('locale')}
          none={t('office.tables.anyLanguage')}
          choices={localeChoices}
        />
      </FilterBar>
      <SavedViews list="callbacks">
        <ColumnChoice columns={others} {...table.choice} />
      </SavedViews>
      <QueryStatus loaded={loaded} reload={reload} />
      {data && (
        <>
          <FoundCount count={data.total}>
            {t('office.callbacks.found', { count: data.total })}
          </FoundCount>
          <div {...steady.box}>
            <DataTable
              caption={t('office.callbacks.title')}
              columns={[phone, ...table.shown(others), actions]}
              sorting={table.sorting(state === 'open' ? 'when' : '-when')}
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
      {calling && (
        <CallDialog
          keptAs={`callback ${calling.id}`}
          name={calling.person ? sayName(calling.person) : sayPhone(calling.phone)}
          hint={t('office.callbacks.againHint')}
          send={({ outcome, ...more }) => send(calling, { step: outcome, ...more })}
          onClose={() => setCalling(null)}
          onSaved={(said) => {
            sayCall(said);
            setCalling(null);
          }}
        />
      )}
    </OfficePage>
  );
}
