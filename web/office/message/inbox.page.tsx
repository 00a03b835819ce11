import { conversationStates } from '#contract/message/conversation.ts';
import {
  type ConversationRow,
  conversationSorts,
  listConversations,
} from '#contract/message/office-conversation.ts';
import { sayEnding } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { useAssignees } from '#web/office/cases/bulk-assign.tsx';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useLiveCall } from '#web/office/shell/live/use-live.ts';
import { useSteady } from '#web/office/shell/live/use-steady.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { shortName } from '#web/office/ui/person-name.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar, FilterSearch } from '#web/office/ui/table/filter-bar.tsx';
import { FoundCount } from '#web/office/ui/table/found-count.tsx';
import { useTable } from '#web/office/ui/table/use-table.ts';
import { ToolLink } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';

const first = { state: 'open', assignee: '', keyword: '' };

export default function OfficeInboxPage() {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const assignees = useAssignees();
  const table = useTable(first);
  const { values, page, filter } = table;
  const query = {
    state: conversationStates.find((one) => one === values.state),
    assignee: values.assignee || undefined,
    keyword: values.keyword || undefined,
    sort: table.sortOf(conversationSorts),
    pageNum: String(page),
    pageSize: '25',
  };
  const { loaded, reload, own } = useLiveCall(
    ['conversation', 'inbox', 'person'],
    listConversations,
    { query },
  );
  const steady = useSteady(loaded.data?.records ?? [], {
    keyOf: (row) => row.conversationId,
    asked: [own],
  });
  const nameOf = ({ people, phoneEnding }: ConversationRow) =>
    people.map(shortName).join(', ') || `${t('office.inbox.unknown')} ${sayEnding(phoneEnding)}`;
  const who: Column<ConversationRow> = {
    key: 'who',
    head: t('office.inbox.who'),
    cell: (row) => (
      <>
        <b>{nameOf(row)}</b>
        {row.people.length > 0 && (
          <span className="second-line">
            {sayEnding(row.phoneEnding)}
            {row.people.length > 1 &&
              ` · ${t('office.inbox.shared', { count: row.people.length })}`}
          </span>
        )}
      </>
    ),
  };
  const others: Column<ConversationRow>[] = [
    {
      key: 'state',
      head: t('office.messages.state'),
      cell: (row) => (
        <span className="row gap-8">
          {row.unread > 0 ? (
            <Badge tone="wait">{t('office.inbox.unread', { count: row.unread })}</Badge>
          ) : (
            <Badge tone="plain">{t(`office.inbox.states.${row.state}`)}</Badge>
          )}
          {row.textsStopped && <Badge tone="wrong">{t('office.messages.optedOut')}</Badge>}
        </span>
      ),
    },
    {
      key: 'last',
      head: t('office.inbox.last'),
      sort: 'last',
      cell: (row) => (
        <>
          <span className="nowrap">
            {row.lastAt && sayLately(row.lastAt, localNow(timeZone), t, locale)}
          </span>
          <span className="second-line">{t(`office.inbox.lastBy.${row.lastBy}`)}</span>
        </>
      ),
    },
    {
      key: 'assignee',
      head: t('office.inbox.whose'),
      cell: (row) => row.assignee ?? t('office.inbox.nobody'),
    },
  ];
  const open: Column<ConversationRow> = {
    key: 'open',
    head: '',
    cell: (row) => (
      <ToolLink
        to={`/office/inbox/${row.conversationId}`}
        aria-label={t('office.inbox.openOf', { who: nameOf(row) })}
      >
        {t('office.inbox.open')}
      </ToolLink>
    ),
  };
  const { data } = loaded;
  return (
    <OfficePage title={t('office.inbox.title')} lead={t('office.inbox.lead')}>
      <FilterBar>
        <FilterSearch label={t('office.inbox.search')} {...filter('keyword')} />
        <SelectField
          label={t('office.inbox.show')}
          {...filter('state')}
          choices={choicesOf(conversationStates, (state) => t(`office.inbox.states.${state}`))}
        />
        <SelectField
          label={t('office.inbox.whose')}
          {...filter('assignee')}
          none={t('office.inbox.anybody')}
          choices={[
            { value: 'me', label: t('office.inbox.mine') },
            { value: 'nobody', label: t('office.inbox.nobody') },
            ...assignees.map(({ staffId, name }) => ({ value: staffId, label: name })),
          ]}
        />
      </FilterBar>
      <SavedViews list="inbox">
        <ColumnChoice columns={others} {...table.choice} />
      </SavedViews>
      <QueryStatus loaded={loaded} reload={reload} />
      {data && !steady.rows.length && <p>{t('office.inbox.empty')}</p>}
      {data && steady.rows.length > 0 && (
        <>
          <FoundCount count={data.total}>
            {t('office.inbox.found', { count: data.total })}
          </FoundCount>
          <div {...steady.box}>
            <DataTable
              caption={t('office.inbox.title')}
              columns={[who, ...table.shown(others), open]}
              sorting={table.sorting('')}
              rows={steady.rows}
              rowProps={steady.rowProps}
              keyOf={(row) => row.conversationId}
              marked={(row) => row.unread > 0}
            />
          </div>
          <PageLinks page={data.pageNum} pages={data.pages} to={table.toNumber} />
        </>
      )}
      <NewsBar show={steady.show} list={{ come: steady.come, gone: steady.gone.size }} />
    </OfficePage>
  );
}
