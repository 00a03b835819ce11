import { useTranslation } from 'react-i18next';
import type { CaseRow } from '#contract/staff/cases.ts';
import { formatTime, formatWall } from '#web/lib/i18n/dates.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { sayLately, wallNow } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import classes from './case-queue.module.css';

const dayOf = (wall: string): number => Date.parse(`${wall.slice(0, 10)}T00:00Z`) / 86_400_000;

/** A moment on the agency's wall: 'today', 'tomorrow', or the weekday where it is near. */
export const useSayWhen = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSite();
  return (wall: string): string => {
    const now = wallNow(timeZone);
    const days = dayOf(wall) - dayOf(now);
    if (days === 1) return t('office.cases.tomorrow', { time: formatTime(wall, locale) });
    if (days === 0 || days === -1 || Math.abs(days) > 180) return sayLately(wall, now, t, locale);
    return formatWall(wall, locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
  };
};

type Props = Pick<CaseRow, 'dueAt' | 'overdue'> & {
  /** Where a heading already says what it is. */
  short?: boolean;
};

/** By when something was promised; red once that is over. */
export function DueBadge({ dueAt, overdue, short }: Props) {
  const { t } = useTranslation();
  const sayWhen = useSayWhen();
  if (!dueAt) return null;
  const when = sayWhen(dueAt);
  return (
    <Badge
      tone={overdue ? 'wrong' : 'wait'}
      icon={overdue ? 'warning' : 'clock'}
      className={short ? classes.short : undefined}
    >
      {short && !overdue
        ? when
        : t(overdue ? 'office.cases.overdueBy' : 'office.cases.dueAt', { when })}
    </Badge>
  );
}
