import type { Key, ReactNode } from 'react';
import type { Paged } from '#contract/paging.ts';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import { Pager } from './pager.tsx';

type Props<T> = {
  page: Paged<T>;
  keyOf: (one: T) => Key;
  row: (one: T) => ReactNode;
  onPage: (page: number) => void;
  /** The id of the heading above, which gets the focus. */
  top: string;
  /** Shown if the list is empty. */
  empty?: ReactNode;
  className?: string | undefined;
};

/** One page of a list, with pagination. */
export function PagedRows<T>({ page, keyOf, row, onPage, top, empty, className }: Props<T>) {
  return (
    <>
      {page.total === 0 ? (
        empty
      ) : (
        <ul className={className}>
          {page.records.map((one) => (
            <li key={keyOf(one)}>{row(one)}</li>
          ))}
        </ul>
      )}
      <Pager
        page={page.pageNum}
        pages={page.pages}
        onChange={(next) => {
          onPage(next);
          goTo(top);
        }}
      />
    </>
  );
}
