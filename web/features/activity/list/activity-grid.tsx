import type { ReactNode } from 'react';
import type { ActivitySummary } from '#contract/activity/activity.ts';
import type { Paged } from '#contract/paging.ts';
import { Columns } from '#web/ui/layout/section.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import { ActivityCard } from './activity-card.tsx';
import classes from './activity-grid.module.css';

type Props = {
  records: ActivitySummary[];
  paging: Omit<Paged<unknown>, 'records'>;
  to: (page: number) => string;
  /** Shown if there is only one page. */
  allShown?: ReactNode;
};

/** Activity cards and pagination. */
export function ActivityGrid({ records, paging, to, allShown }: Props) {
  return (
    <>
      <Columns>
        {records.map((activity) => (
          <li key={activity.id}>
            <ActivityCard activity={activity} />
          </li>
        ))}
      </Columns>
      <PageLinks page={paging.pageNum} pages={paging.pages} to={to} />
      {paging.pages < 2 && allShown && <p className={classes.all}>{allShown}</p>}
    </>
  );
}
