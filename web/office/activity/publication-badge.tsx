import type { OfficeActivity } from '#contract/activity/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';

const tones = { coming: 'info', sign_up: 'good', ended: 'plain' } as const;

export function PublicationBadge({ activity }: { activity: OfficeActivity }) {
  const { t } = useTranslation();
  const { status, published } = activity;
  if (!published)
    return (
      <Badge tone="wrong" icon="eye-slash">
        {t('office.activities.hidden')}
      </Badge>
    );
  return <Badge tone={tones[status]}>{t(`office.activities.states.${status}`)}</Badge>;
}
