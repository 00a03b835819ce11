import type { DayVisit, OfficeDay } from '#contract/services/visits-office.ts';
import { formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useSteady } from '#web/office/shell/live/use-steady.ts';
import { DataTable } from '#web/office/ui/table/data-table.tsx';
import classes from './appointments.module.css';
import { CheckIn } from './check-in.tsx';
import { onVisitKey } from './visit-keys.ts';
import { VisitStateBadge } from './visit-state-badge.tsx';

type Row = DayVisit & { officeName: string };
type Props = {
  day: string;
  offices: readonly OfficeDay[];
  chosen: string;
  /** A changed value means that the user asked for the day. */
  asked: readonly unknown[];
  onChoose: (recordId: string) => void;
  /** After somebody was checked in. */
  onChanged: () => void;
};

/** The day as a list, also for printing. */
export function DayList({ day, offices, chosen, asked, onChoose, onChanged }: Props) {
  const { t, locale } = useTranslation();
  const list: Row[] = offices
    .flatMap(({ name, visits }) => visits.map((visit) => ({ ...visit, officeName: name })))
    .sort((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : 0));
  const steady = useSteady(list, { keyOf: ({ recordId }) => recordId, asked });
  const head = (column: 'from' | 'name' | 'item' | 'state') => t(`office.days.columns.${column}`);
  return (
    <div {...steady.box}>
      <NewsBar show={steady.show} list={{ come: steady.come, gone: steady.gone.size }} />
      <DataTable<Row>
        caption={t('office.days.title')}
        rows={steady.rows}
        rowProps={steady.rowProps}
        keyOf={({ recordId }) => recordId}
        marked={({ recordId }) => recordId === chosen}
        empty={t('office.days.noVisits')}
        columns={[
          {
            key: 'name',
            head: head('name'),
            cell: ({ recordId, recordNo, names, phoneEnd, hasNote }) => (
              <>
                <button
                  type="button"
                  className={classes.name}
                  data-visit
                  aria-pressed={recordId === chosen}
                  onKeyDown={onVisitKey}
                  onClick={() => onChoose(recordId)}
                >
                  {names.chinese && <span className="nowrap">{names.chinese} </span>}
                  <span className="nowrap">{names.latin}</span>
                  {hasNote && <small> · {t('office.days.hasNote')}</small>}
                </button>
                <p className="second-line">
                  <span className="nowrap">{recordNo}</span>{' '}
                  <span className="nowrap">{t('office.days.phoneEnd', { end: phoneEnd })}</span>
                </p>
              </>
            ),
          },
          {
            key: 'from',
            head: head('from'),
            cell: ({ from }) => (
              <span className="nowrap">{formatTime(`${day} ${from}`, locale)}</span>
            ),
          },
          {
            key: 'item',
            head: head('item'),
            cell: ({ item, officeName }) => (
              <>
                {item}
                <p className="muted">{officeName}</p>
              </>
            ),
          },
          {
            key: 'state',
            head: head('state'),
            cell: ({ state }) => (
              <span className="nowrap">
                <VisitStateBadge state={state} />
              </span>
            ),
          },
          {
            key: 'checkIn',
            head: '',
            cell: (visit) => <CheckIn visit={visit} onChanged={onChanged} />,
          },
        ]}
      />
    </div>
  );
}
