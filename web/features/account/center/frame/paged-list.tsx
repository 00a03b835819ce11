import { type Key, type ReactNode, useId, useState } from 'react';
import type { Paged } from '#contract/paging.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import classes from './paged-list.module.css';
import { PagedRows } from './paged-rows.tsx';

const pageSize = '5';

type Props<T> = {
  /** What is listed: the first part of the query's key. */
  name: string;
  load: (query: { pageNum: string; pageSize: string }, signal: AbortSignal) => Promise<Paged<T>>;
  /** Above the list: the count, and a link to add one. */
  count: (total: number) => ReactNode;
  more: ReactNode;
  /** Shown if the list is empty. */
  empty: ReactNode;
  keyOf: (one: T) => Key;
  /** One entry. It calls `reload` when changed, or `restart` when it may be gone and the focus goes above the list. */
  entry: (one: T, list: { reload: () => void; restart: () => void }) => ReactNode;
  className?: string | undefined;
};

/** A paged list of the user's records: the content of a tab. */
export function PagedList<T>({
  name,
  load,
  count,
  more,
  empty,
  keyOf,
  entry,
  className,
}: Props<T>) {
  const { locale } = useTranslation();
  const id = useId();
  const [page, setPage] = useState(1);
  const { loaded, reload } = useQuery([name, page, locale], (signal) =>
    load({ pageNum: String(page), pageSize }, signal),
  );
  if (loaded.status === 'pending') return <PageWaiting />;
  if (loaded.status === 'error') return <LoadFailed error={loaded.error} onRetry={reload} />;
  const { records, total } = loaded.data;
  if (total === 0) return empty;
  /** The last entry of the last page may be gone now. */
  const restart = () => {
    if (records.length === 1 && page > 1) setPage(page - 1);
    reload();
    goTo(id);
  };
  return (
    <>
      <div className={classes.head}>
        <p id={id}>{count(total)}</p>
        {more}
      </div>
      <PagedRows
        page={loaded.data}
        keyOf={keyOf}
        row={(one) => entry(one, { reload, restart })}
        onPage={setPage}
        top={id}
        className={className}
      />
    </>
  );
}
