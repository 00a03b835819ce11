import type { MessageState } from '#contract/staff/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';

const looks = {
  waiting: { tone: 'wait', icon: 'hourglass-medium' },
  sent: { tone: 'good', icon: 'check' },
  delivered: { tone: 'good', icon: 'check-circle' },
  undelivered: { tone: 'wrong', icon: 'warning-circle' },
  failed: { tone: 'wrong', icon: 'x-circle' },
  held: { tone: 'plain', icon: 'pause' },
} as const;

export function MessageStateBadge({ state }: { state: MessageState }) {
  const { t } = useTranslation();
  return <Badge {...looks[state]}>{t(`office.messages.states.${state}`)}</Badge>;
}
