import type { OfficeReview } from '#contract/review/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';

const tones = { shown: 'good', waiting: 'wait', hidden: 'plain' } as const;

/** Whether it is shown, and where; whether anybody has read it. */
export function ReviewBadges({ review: { state, top, seenAt } }: { review: OfficeReview }) {
  const { t } = useTranslation();
  return (
    <span className="row gap-4">
      {!seenAt && <Badge tone="info">{t('office.activities.reviews.unread')}</Badge>}
      <Badge tone={tones[state]} className="nowrap">
        {t(`office.activities.reviews.state.${state}`)}
      </Badge>
      {top && (
        <Badge icon="star" className="nowrap">
          {t('office.activities.reviews.top')}
        </Badge>
      )}
    </span>
  );
}
