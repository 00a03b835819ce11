import { useState } from 'react';
import { channels } from '#contract/message/message.ts';
import {
  type KeptMessage,
  listMessages,
  messageFilters,
  messageSorts,
  retryMessages,
} from '#contract/message/office.ts';
import { messageStates } from '#contract/staff/office.ts';
import { comma, localeNames, locales } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useSite } from '#web/lib/page/site.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { choicesOf, localeChoices, SelectField } from '#web/office/ui/fields.tsx';
import { MessageStateBadge } from '#web/office/ui/message-state-badge.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { FoundCount } from '#web/office/ui/table/found-count.tsx';
import { useTable } from '#web/office/ui/table/use-table.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import { MessageCheckBox } from './message-check-box.tsx';
import { MessageDialog } from './message-dialog.tsx';
import classes from './messages.module.css';
import { useTemplateName } from './template-name.ts';

const first = { state: '', channel: '', template: '', locale: '', to: '' };
const nobody: ReadonlySet<string> = new Set();

export default function OfficeMessagesPage() {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const nameOf = useTemplateName();
  const table = useTable(first);
  const { values, page, filter } = table;
  const [picked, setPicked] = useState(nobody);
  const [opened, setOpened] = useState<string | null>(null);
  const { busy, run } = useAction();
  const query = {
    ...table.from,
    pageNum: String(page),
    pageSize: '25',
    sort: table.sortOf(messageSorts),
    state: messageFilters.find((state) => state === values.state),
    channel: channels.find((channel) => channel === values.channel),
    locale: locales.find((one) => one === values.locale),
    template: values.template || undefined,
    to: values.to || undefined,
  };
  const { loaded, reload } = useCall(listMessages, { query });

  const retry = async (body: { messageIds: string[] } | { allFailed: true }) => {
    await run(async () => {
      const { retried } = await call(retryMessages, { body });
      notifySuccess(
        retried
          ? t('office.messages.retried', { count: retried })
          : t('office.messages.retriedNone'),
      );
      setPicked(nobody);
      setOpened(null);
    });
    reload();
  };

  const say = (local: string) => sayLately(local, localNow(timeZone), t, locale);
  const name: Column<KeptMessage> = {
    key: 'template',
    head: t('office.messages.template'),
    sort: 'template',
    cell: (row) => (
      <span className={classes.named}>
        {nameOf(row.template)}
        <span className="second-line">
          {t(`office.messages.channels.${row.channel}`)} · {localeNames[row.locale]}
        </span>
      </span>
    ),
  };
  const others: Column<KeptMessage>[] = [
    {
      key: 'state',
      head: t('office.messages.state'),
      cell: (row) => (
        <>
          <MessageStateBadge state={row.state} />
          {row.waitsUntil && (
            <span className={classes.error}>
              {t('office.messages.waitsUntil', { when: say(row.waitsUntil) })}
            </span>
          )}
          {row.heldBecause && (
            <span className={classes.error}>
              {t(`office.messages.heldBecause.${row.heldBecause}`)}
            </span>
          )}
          {row.error && <span className={classes.error}>{row.error}</span>}
        </>
      ),
    },
    {
      key: 'to',
      head: t('office.messages.to'),
      cell: (row) => (
        <>
          {row.person}
          <span className={row.person ? 'second-line' : undefined}>{row.to}</span>
          {row.optedOut && <Badge tone="wait">{t('office.messages.optedOut')}</Badge>}
        </>
      ),
    },
    {
      key: 'time',
      head: t('office.messages.time'),
      sort: 'time',
      cell: (row) => <span className="nowrap">{say(row.sentAt ?? row.createdAt)}</span>,
    },
    {
      key: 'attempts',
      head: t('office.messages.attempts'),
      cell: (row) => row.attempts,
      figures: true,
    },
  ];
  const open: Column<KeptMessage> = {
    key: 'open',
    head: '',
    cell: (row) => (
      <ToolButton
        aria-label={t('office.messages.openOf', { to: row.to })}
        onClick={() => setOpened(row.messageId)}
      >
        <span className="nowrap">{t('office.messages.open')}</span>
      </ToolButton>
    ),
  };
  const data = loaded.data;
  const retryable = data?.records.filter((row) => row.mayRetry && picked.has(row.messageId)) ?? [];

  return (
    <OfficePage
      title={t('office.messages.title')}
      lead={t('office.messages.lead')}
      actions={
        retryable.length > 0 && (
          <Button
            size="small"
            icon="arrow-clockwise"
            busy={busy}
            onClick={() => retry({ messageIds: retryable.map((row) => row.messageId) })}
          >
            {t('office.messages.retryPicked', { count: retryable.length })}
          </Button>
        )
      }
    >
      {data && data.failed > 0 && (
        <AlertPanel
          kind="wrong"
          title={t('office.messages.failedCount', { count: data.failed })}
          actions={
            <ToolButton
              icon="arrow-clockwise"
              busy={busy}
              onClick={() => retry({ allFailed: true })}
            >
              {t('office.messages.retryAll')}
            </ToolButton>
          }
        />
      )}
      <MessageCheckBox />
      <FilterBar>
        <FilterSearch label={t('office.messages.search')} {...filter('to')} />
        <SelectField
          label={t('office.messages.state')}
          {...filter('state')}
          none={t('office.messages.all')}
          choices={[
            { value: 'wrong', label: t('office.messages.wrong') },
            ...choicesOf(messageStates, (state) => t(`office.messages.states.${state}`)),
          ]}
        />
        <SelectField
          label={t('office.messages.channel')}
          {...filter('channel')}
          none={t('office.messages.all')}
          choices={choicesOf(channels, (channel) => t(`office.messages.channels.${channel}`))}
        />
        <SelectField
          label={t('office.messages.template')}
          {...filter('template')}
          none={t('office.messages.all')}
          choices={choicesOf(data?.templates ?? [values.template].filter(Boolean), nameOf)}
        />
        <SelectField
          label={t('office.tables.language')}
          {...filter('locale')}
          none={t('office.tables.anyLanguage')}
          choices={localeChoices}
        />
      </FilterBar>
      <SavedViews list="messages">
        <ColumnChoice columns={others} {...table.choice} />
      </SavedViews>
      <QueryStatus loaded={loaded} reload={reload} />
      {data && (
        <>
          <FoundCount count={data.total}>
            {t('office.messages.found', { count: data.total })}
          </FoundCount>
          <DataTable
            caption={t('office.messages.title')}
            columns={[name, ...table.shown(others), open]}
            sorting={table.sorting(values.state ? '-time' : '')}
            rows={data.records}
            keyOf={(row) => row.messageId}
            marked={(row) => row.state === 'failed' || row.state === 'undelivered'}
            picked={{
              keys: picked,
              set: setPicked,
              name: (row) => nameOf(row.template) + comma[locale] + row.to,
            }}
          />
          <PageLinks page={page} pages={data.pages} to={table.toPage(data)} />
        </>
      )}
      {opened && (
        <MessageDialog
          messageId={opened}
          onClose={() => setOpened(null)}
          onRetry={(messageId) => retry({ messageIds: [messageId] })}
        />
      )}
    </OfficePage>
  );
}
