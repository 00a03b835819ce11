import { Link } from 'react-router';
import type { ContentType } from '#contract/content/item-types.ts';
import { type ContentRow, getContentOverview } from '#contract/content/office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage, Panel } from '#web/office/shell/office-page.tsx';
import { NewContent } from '#web/office/ui/new-content.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import classes from './content.module.css';
import { ContentStateBadge, LanguageBadges } from './content-badges.tsx';
import { editPath, isSingle, listPath, sayTitle, sayType } from './content-words.ts';

const groups = {
  home: ['banner', 'numbers', 'scope', 'video'],
  agency: ['address', 'city', 'service'],
  pages: ['team', 'teamEvent', 'faq', 'legal'],
  news: ['article', 'articleType', 'activity', 'activityType'],
} as const satisfies Record<string, readonly ContentType[]>;
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

/** All content types, and which languages need work. */
export default function ContentHomePage() {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(getContentOverview, {}, [locale]);
  const columns: Column<ContentRow>[] = [
    {
      key: 'title',
      head: t('office.content.entry'),
      cell: (row) => <Link to={editPath(row.type, row.id)}>{sayTitle(t, row)}</Link>,
    },
    { key: 'type', head: t('office.content.kind'), cell: (row) => sayType(t, row.type) },
    {
      key: 'languages',
      head: t('office.content.languages'),
      cell: (row) => <LanguageBadges work={row} />,
    },
    {
      key: 'state',
      head: t('office.content.stateLabel'),
      cell: (row) => <ContentStateBadge state={row.state} />,
    },
  ];
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  const { types, board } = loaded.data;
  return (
    <OfficePage title={t('office.content.nav')} lead={t('office.content.lead')}>
      <div className={classes.groups}>
        {groupNames.map((group) => {
          const mine = types.filter(({ type }) =>
            (groups[group] as readonly string[]).includes(type),
          );
          if (!mine.length) return null;
          return (
            <Panel key={group} title={t(`office.content.groups.${group}`)}>
              <ul className={classes.types}>
                {mine.map(({ type, count, drafts }) => (
                  <li key={type}>
                    <Link to={isSingle(type) ? editPath(type, type) : listPath(type)}>
                      {sayType(t, type)}
                    </Link>
                    <span className="muted">{t('office.content.entries', { count })}</span>
                    <NewContent type={type} variant="quiet" />
                    {drafts > 0 && (
                      <Badge tone="wait">{t('office.content.drafts', { count: drafts })}</Badge>
                    )}
                  </li>
                ))}
              </ul>
            </Panel>
          );
        })}
      </div>
      <h2 className={classes.heading} id="board">
        {t('office.content.boardTitle')}
      </h2>
      <DataTable
        caption={t('office.content.boardTitle')}
        columns={columns}
        rows={board}
        keyOf={(row) => `${row.type} ${row.id}`}
        empty={t('office.content.boardDone')}
      />
    </OfficePage>
  );
}
