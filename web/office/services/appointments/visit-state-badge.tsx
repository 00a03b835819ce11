import type { VisitState } from '#contract/services/visits-office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';

const looks: Record<VisitState, { tone: BadgeTone; icon: IconName }> = {
  expected: { tone: 'good', icon: 'clock' },
  arrived: { tone: 'wait', icon: 'user' },
  done: { tone: 'plain', icon: 'check' },
  missed: { tone: 'wrong', icon: 'warning-circle' },
  cancelled: { tone: 'plain', icon: 'x' },
};

export function VisitStateBadge({ state }: { state: VisitState }) {
  const { t } = useTranslation();
  return <Badge {...looks[state]}>{t(`office.days.states.${state}`)}</Badge>;
}
