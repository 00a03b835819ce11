import type { ComponentProps, ReactNode, Ref } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from './data-table.module.css';
import { ColumnHead, type Sorting } from './data-table-head.tsx';
import { useCards } from './use-cards.ts';

export type Column<R> = {
  key: string;
  /** Empty where the cells explain themselves. */
  head: string;
  cell: (row: R) => ReactNode;
  /** Right-aligns numbers. */
  figures?: boolean;
  /** The server's name for the order by this column. */
  sort?: string;
};

type Props<R> = {
  /** For screen readers. */
  caption: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** Highlights rows that need attention: overdue, failed. */
  marked?: (row: R) => boolean;
  /** Makes rows selectable, for bulk actions. */
  picked?: {
    keys: ReadonlySet<string>;
    set: (keys: ReadonlySet<string>) => void;
    name: (row: R) => string;
  };
  sorting?: Sorting;
  empty?: string;
  /** More attributes of each row, such as drag handlers. */
  rowProps?: (row: R, index: number) => ComponentProps<'tr'>;
  bodyRef?: Ref<HTMLTableSectionElement>;
};

/**
 * A dense table with a sticky head and its own horizontal scroll. The first column is the row header. Where it
 * does not fit each row is a card: its cells below each other, each with the head of its column.
 */
export function DataTable<R>(props: Props<R>) {
  const { caption, columns, rows, keyOf, marked, picked, sorting, empty, rowProps, bodyRef } =
    props;
  const { t } = useTranslation();
  const frame = useCards();
  const allPicked = rows.length > 0 && rows.every((row) => picked?.keys.has(keyOf(row)));
  const pick = (row: R, on: boolean) => {
    const keys = new Set(picked?.keys);
    if (on) keys.add(keyOf(row));
    else keys.delete(keyOf(row));
    picked?.set(keys);
  };
  if (!rows.length) return <p className={classes.empty}>{empty ?? t('office.nothing')}</p>;
  return (
    <div className={classes.scroll} ref={frame}>
      <table className={classes.table}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {picked && (
              <td className={classes.tick}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={t('office.pickAll')}
                    checked={allPicked}
                    onChange={({ target }) =>
                      picked.set(new Set(target.checked ? rows.map(keyOf) : []))
                    }
                  />
                </label>
              </td>
            )}
            {columns.map(({ key, head, figures = false, sort }) =>
              head ? (
                <ColumnHead key={key} head={head} sort={sort} sorting={sorting} figures={figures} />
              ) : (
                <td key={key} />
              ),
            )}
          </tr>
        </thead>
        <tbody ref={bodyRef}>
          {rows.map((row, at) => (
            <tr key={keyOf(row)} data-marked={marked?.(row) || undefined} {...rowProps?.(row, at)}>
              {picked && (
                <td className={classes.tick}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={t('office.pickOne', { name: picked.name(row) })}
                      checked={picked.keys.has(keyOf(row))}
                      onChange={({ target }) => pick(row, target.checked)}
                    />
                  </label>
                </td>
              )}
              {columns.map(({ key, head, cell, figures }, index) =>
                index === 0 ? (
                  <th key={key} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={key}
                    data-head={head || undefined}
                    className={figures ? classes.figures : undefined}
                  >
                    <div>{cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
