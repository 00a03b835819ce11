import type { ReactNode } from 'react';
import { type ActivitySummary, getActivityPage } from '#contract/activity/activity.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { Paged } from '#contract/paging.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { ActivityGrid } from './activity-grid.tsx';
import { listPath } from './list-choice.ts';
import { useOwnStatuses } from './use-own-statuses.ts';

type Props = {
  page: Paged<ActivitySummary>;
  /** The page's query: it is sent again with the reader's token. */
  request: RequestOf<typeof getActivityPage>;
  to: (page: number) => string;
  allShown?: ReactNode;
  none: ReactNode;
  noneHint: ReactNode;
};

/** The results of a list or search, or an empty state. */
export function FoundActivities({ page, request, to, allShown, none, noneHint }: Props) {
  const { t } = useTranslation();
  const records = useOwnStatuses(page.records, async (signal) => {
    const own = await call(getActivityPage, request, { signal });
    return own.records;
  });
  if (records.length)
    return <ActivityGrid records={records} paging={page} to={to} allShown={allShown} />;
  return (
    <EmptyState
      picture="/media/empty-search.svg"
      title={none}
      actions={
        <LinkButton to={listPath()} variant="line">
          {t('activity.showAll')}
        </LinkButton>
      }
    >
      <p>{noneHint}</p>
    </EmptyState>
  );
}
