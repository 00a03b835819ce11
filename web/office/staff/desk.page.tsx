import { getDesk } from '#contract/staff/desk.ts';
import { liveKinds } from '#contract/staff/live.ts';
import { formatter } from '#web/lib/i18n/formatter.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSite } from '#web/lib/page/site.ts';
import { useNow } from '#web/lib/page/use-now.ts';
import { useLiveCall } from '#web/office/shell/live/use-live.ts';
import { useStaff } from '#web/office/shell/office.layout.tsx';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { useFilters } from '#web/office/ui/table/use-filters.ts';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { CallList } from './desk/call-list.tsx';
import { DayVisits } from './desk/day-visits.tsx';
import classes from './desk/desk.module.css';
import { DeskTiles } from './desk/desk-tiles.tsx';
import { DueList } from './desk/due-list.tsx';
import { WeekCharts } from './desk/week-charts.tsx';

const partOfDay = (hour: number) => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening');
const first = { mine: '', due: '' };
const topics = Object.keys(liveKinds).filter((kind) => kind !== 'looking');

export default function OfficeDeskPage() {
  const { t } = useTranslation();
  const { name } = useStaff();
  const { timeZone } = useSite();
  const now = useNow(false);
  const { values, set } = useFilters(first);
  const mine = values.mine === 'true';
  const group = values.due === 'late' || values.due === 'soon' ? values.due : null;
  const { loaded, reload } = useLiveCall(topics, getDesk, {
    query: { ...(mine && { mine: 'true' as const }), ...(group && { due: group }) },
  });
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
            variant={mine ? 'jade' : 'line'}
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
      <QueryStatus loaded={loaded} reload={reload} />
      {desk && (
        <>
          <DeskTiles desk={desk} />
          {due ? (
            <div className={classes.grid}>
              <div className="stack gap-18">
                {desk.calls && desk.calls.total > 0 && <CallList calls={desk.calls} />}
                <DueList due={due} only={group} onAll={() => set({ due: '' })} />
              </div>
              <div className="stack gap-18">
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
