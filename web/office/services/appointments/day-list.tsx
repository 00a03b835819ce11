import { useTranslation } from 'react-i18next';
import type { DayVisit, OfficeDay } from '#contract/services/visits-office.ts';
import { DataTable } from '#web/office/ui/data-table.tsx';
import classes from './appointments.module.css';
import { onVisitKey } from './visit-keys.ts';
import { VisitStateBadge } from './visit-state-badge.tsx';

type Row = DayVisit & { officeName: string };
type Props = {
  offices: readonly OfficeDay[];
  chosen: string;
  onChoose: (recordId: string) => void;
};

/** The day as a list, also for printing. */
export function DayList({ offices, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const rows: Row[] = offices
    .flatMap(({ name, visits }) => visits.map((visit) => ({ ...visit, officeName: name })))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const head = (column: 'from' | 'office' | 'name' | 'item' | 'no' | 'phone' | 'state') =>
    t(`office.days.columns.${column}`);
  return (
    <DataTable<Row>
      caption={t('office.days.title')}
      rows={rows}
      keyOf={({ recordId }) => recordId}
      marked={({ recordId }) => recordId === chosen}
      empty={t('office.days.noVisits')}
      columns={[
        {
          key: 'name',
          head: head('name'),
          cell: ({ recordId, names, hasNote }) => (
            <button
              type="button"
              className={classes.name}
              data-visit
              aria-pressed={recordId === chosen}
              onKeyDown={onVisitKey}
              onClick={() => onChoose(recordId)}
            >
              {[names.chinese, names.latin].filter(Boolean).join(' ')}
              {hasNote && <small> · {t('office.days.hasNote')}</small>}
            </button>
          ),
        },
        {
          key: 'from',
          head: head('from'),
          cell: ({ from, to }) => <span className="nowrap">{`${from}–${to}`}</span>,
        },
        { key: 'office', head: head('office'), cell: ({ officeName }) => officeName },
        { key: 'item', head: head('item'), cell: ({ item }) => item },
        {
          key: 'no',
          head: head('no'),
          cell: ({ recordNo }) => <span className="nowrap">{recordNo}</span>,
        },
        { key: 'phone', head: head('phone'), cell: ({ phoneEnd }) => phoneEnd },
        {
          key: 'state',
          head: head('state'),
          cell: ({ state }) => (
            <span className="nowrap">
              <VisitStateBadge state={state} />
            </span>
          ),
        },
      ]}
    />
  );
}
