import type { ImportantDate } from '#contract/renewal/renewal.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';

const tones = { upcoming: 'wait', started: 'info', done: 'good', dropped: 'plain' } as const;

/** What became of a date; red when it has passed and nothing did. */
export function DateStateBadge({ date: { state, daysLeft } }: { date: ImportantDate }) {
  const { t } = useTranslation();
  const isLate = state === 'upcoming' && daysLeft < 0;
  return (
    <Badge tone={isLate ? 'wrong' : tones[state]} className="nowrap">
      {t(isLate ? 'office.renewals.late' : `office.renewals.state.${state}`)}
    </Badge>
  );
}
