import { useTranslation } from 'react-i18next';
import { getDesk } from '#contract/staff-desk.ts';
import { call } from '#web/lib/api.ts';
import { formatter } from '#web/lib/formatter.ts';
import { useSite } from '#web/lib/site.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';
import { useNow } from '#web/lib/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageWaiting } from '#web/ui/page-waiting.tsx';
import { DayVisits } from './desk/day-visits.tsx';
import classes from './desk/desk.module.css';
import { DeskTiles } from './desk/desk-tiles.tsx';
import { DueList } from './desk/due-list.tsx';
import { WeekCharts } from './desk/week-charts.tsx';
import { useStaff } from './office.layout.tsx';
import { OfficePage } from './page-parts.tsx';
import { useFilters } from './parts/use-filters.ts';

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');
const first = { mine: '' };

export default function OfficeDeskPage() {
  const { t } = useTranslation();
  const { name } = useStaff();
  const { timeZone } = useSite();
  const now = useNow(false);
  const { values, set } = useFilters(first);
  const mine = values.mine === 'true';
  const { loaded, reload } = useLoaded(values.mine, (signal) =>
    call(getDesk, { query: mine ? { mine: 'true' } : {} }, { signal }),
  );
  const hour = Number(
    formatter('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );
  const firstName = name.split(/[ ·]/)[0] ?? name;
  const desk = loaded.data;
  const due = desk?.due;
  const lead =
    due &&
    (due.overdue
      ? t('office.people.desk.waited', { count: due.overdue })
      : t('office.people.desk.allKept'));
  return (
    <OfficePage
      title={t(`office.${partOfDay(hour)}`, { name: firstName })}
      {...(lead && { lead })}
      actions={
        due && (
          <Button
            look={mine ? 'jade' : 'line'}
            size="small"
            icon="user"
            aria-pressed={mine}
            onClick={() => set({ mine: mine ? '' : 'true' })}
          >
            {t('office.people.desk.mine')}
          </Button>
        )
      }
    >
      {loaded.state === 'waiting' && <PageWaiting />}
      {loaded.state === 'failed' && <LoadFailed error={loaded.error} onRetry={reload} />}
      {desk && (
        <>
          <DeskTiles desk={desk} />
          {due ? (
            <div className={classes.grid}>
              <DueList due={due} />
              <div className={classes.stack}>
                {desk.visits && <DayVisits visits={desk.visits} />}
                <WeekCharts weeks={desk.weeks} />
              </div>
            </div>
          ) : (
            <WeekCharts weeks={desk.weeks} />
          )}
        </>
      )}
    </OfficePage>
  );
}
