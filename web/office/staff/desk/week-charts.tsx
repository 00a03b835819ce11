import { type Desk, deskRules } from '#contract/staff/desk.ts';
import { formatShortDay } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import classes from './desk.module.css';

type Part = Desk['weeks'][number];
const height = 48;
const step = 16;
const bar = 11;

/** One bar per week, and the same numbers as a table for screen readers. */
function WeekChart({ part }: { part: Part }) {
  const { t, locale } = useTranslation();
  const most = Math.max(1, ...part.weeks.map((week) => week.count));
  const name = t(`office.people.desk.part.${part.part}`);
  const current = part.weeks.at(-1);
  return (
    <div className={classes.chart}>
      <div>
        <b>{name}</b>
        <span className={classes.quiet}>
          {t('office.people.desk.thisWeek')} {current?.count ?? 0}
        </span>
      </div>
      <svg
        viewBox={`0 0 ${part.weeks.length * step} ${height}`}
        width={part.weeks.length * step}
        height={height}
        aria-hidden="true"
      >
        {part.weeks.map(({ monday, count }, place) => {
          const tall = Math.max(2, (count / most) * height);
          return (
            <rect
              key={monday}
              x={place * step}
              y={height - tall}
              width={bar}
              height={tall}
              rx={3}
              className={monday === current?.monday ? classes.now : classes.past}
            />
          );
        })}
      </svg>
      <b className={classes.total}>{part.total}</b>
      <table className="sr-only">
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{t('office.people.desk.week')}</th>
            <th scope="col">{name}</th>
          </tr>
        </thead>
        <tbody>
          {part.weeks.map(({ monday, count }) => (
            <tr key={monday}>
              <th scope="row">{formatShortDay(monday, locale)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function WeekCharts({ weeks }: { weeks: Desk['weeks'] }) {
  const { t } = useTranslation();
  if (!weeks.length) return null;
  return (
    <section className={classes.panel} aria-labelledby="weeks-title">
      <header>
        <h2 id="weeks-title">{t('office.people.desk.weeks', { count: deskRules.weeks })}</h2>
      </header>
      {weeks.map((part) => (
        <WeekChart key={part.part} part={part} />
      ))}
    </section>
  );
}
