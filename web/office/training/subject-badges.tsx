import type { SubjectStanding, SubjectStatus } from '#contract/training/subject.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';

const tones: Record<SubjectStatus, BadgeTone> = {
  never: 'plain',
  current: 'good',
  expired: 'wrong',
  revoked: 'wrong',
};

/** What a person holds in a subject, and whether a new round is under way. */
export function SubjectBadges({ subject }: { subject: SubjectStanding }) {
  const { t } = useTranslation();
  return (
    <>
      <Badge tone={tones[subject.status]}>{t(`office.training.subject.${subject.status}`)}</Badge>
      {subject.renewing && (
        <>
          {' '}
          <Badge tone="info">{t('office.training.subject.renewing')}</Badge>
        </>
      )}
    </>
  );
}
