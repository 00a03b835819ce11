import { useTranslation } from 'react-i18next';
import type { CaseRow } from '#contract/office-cases.ts';
import { useLocale } from '#web/lib/locale.ts';
import { useSite } from '#web/lib/site.ts';
import { sayLately, wallNow } from '#web/lib/when.ts';
import { Badge } from '#web/ui/badge.tsx';

/** A moment on the agency's wall, 'today' where it is today. */
export const useSayWhen = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { timeZone } = useSite();
  return (wall: string): string => sayLately(wall, wallNow(timeZone), t, locale);
};

/** By when something was promised; red once that is over. */
export function DueBadge({ dueAt, overdue }: Pick<CaseRow, 'dueAt' | 'overdue'>) {
  const { t } = useTranslation();
  const sayWhen = useSayWhen();
  if (!dueAt) return null;
  return (
    <Badge tone={overdue ? 'wrong' : 'wait'} icon={overdue ? 'warning' : 'clock'}>
      {t(overdue ? 'office.cases.overdueBy' : 'office.cases.dueAt', { when: sayWhen(dueAt) })}
    </Badge>
  );
}
