import type { CaseRow } from '#contract/staff/cases.ts';
import { formatLocal, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import classes from './case-queue.module.css';

const dayOf = (local: string): number => Date.parse(`${local.slice(0, 10)}T00:00Z`) / 86_400_000;

/** Formats a local time as 'today', 'tomorrow', or with the weekday if it is near. */
export const useSayWhen = () => {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  return (local: string): string => {
    const now = localNow(timeZone);
    const days = dayOf(local) - dayOf(now);
    if (days === 1) return t('office.cases.tomorrow', { time: formatTime(local, locale) });
    if (days === 0 || days === -1 || Math.abs(days) > 180) return sayLately(local, now, t, locale);
    return formatLocal(local, locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
  };
};

/** Without weekday, for columns: 'Nov 15, 12:49 AM', with the year if it is another one. */
export const useSayShort = () => {
  const { locale } = useTranslation();
  const { timeZone } = useSite();
  return (local: string): string =>
    formatLocal(local, locale, {
      ...(local.slice(0, 4) !== localNow(timeZone).slice(0, 4) && { year: 'numeric' }),
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
};

type Props = Pick<CaseRow, 'dueAt' | 'overdue'> & {
  /** Leaves out the words, where a heading has them. */
  short?: boolean;
};

/** The deadline; red once it has passed. */
export function DueBadge({ dueAt, overdue, short }: Props) {
  const { t } = useTranslation();
  const sayWhen = useSayWhen();
  const sayShort = useSayShort();
  if (!dueAt) return null;
  const when = short ? sayShort(dueAt) : sayWhen(dueAt);
  return (
    <Badge
      tone={overdue ? 'wrong' : 'wait'}
      icon={overdue ? 'warning' : 'clock'}
      className={short ? classes.short : undefined}
    >
      {short && overdue && <span className="sr-only">{t('office.tables.late')} </span>}
      {short ? when : t(overdue ? 'office.cases.overdueBy' : 'office.cases.dueAt', { when })}
    </Badge>
  );
}
