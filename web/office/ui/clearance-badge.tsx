import type { Clearance } from '#contract/account/passport.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';

type Props = {
  clearance: Clearance | null;
  /** Says it too when all is well. */
  always?: boolean;
  /** In a narrow cell. */
  wraps?: boolean;
};

/** Whether a caregiver may be sent to clients: the same wherever staff look. */
export function ClearanceBadge({ clearance, always = false, wraps = false }: Props) {
  const { t } = useTranslation();
  if (!clearance || (clearance === 'cleared' && !always)) return null;
  const isBlocked = clearance === 'blocked';
  return (
    <Badge
      tone={isBlocked ? 'wrong' : 'good'}
      icon={isBlocked ? 'warning' : 'check'}
      className={wraps ? undefined : 'nowrap'}
    >
      {t(`office.passport.${clearance}`)}
    </Badge>
  );
}
