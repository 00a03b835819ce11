import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './data-table.module.css';

/** The order of a table: the name of a column, with a minus from the other end. */
export type Sorting = { value: string; onSort: (value: string) => void };

type Props = {
  head: string;
  sort: string | undefined;
  sorting: Sorting | undefined;
  figures: boolean;
};

/** The head of a column; pressed, it sorts by it, and pressed again, the other way. */
export function ColumnHead({ head, sort, sorting, figures }: Props) {
  const { t } = useTranslation();
  const className = figures ? classes.figures : undefined;
  if (!sort || !sorting)
    return (
      <th scope="col" className={className}>
        {head}
      </th>
    );
  const way =
    sorting.value === sort ? 'ascending' : sorting.value === `-${sort}` ? 'descending' : 'none';
  return (
    <th scope="col" className={className} aria-sort={way}>
      <button
        type="button"
        className={classes.sort}
        title={t('office.tables.sort')}
        onClick={() => sorting.onSort(way === 'ascending' ? `-${sort}` : sort)}
      >
        {head}
        {way !== 'none' && <Icon name={way === 'ascending' ? 'arrow-up' : 'arrow-down'} />}
      </button>
    </th>
  );
}
