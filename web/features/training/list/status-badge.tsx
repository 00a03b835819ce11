import type { TrainingStatus, TrainingSummary } from '#contract/training/training.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';

const looks: Record<TrainingStatus, { tone: BadgeTone; icon: IconName }> = {
  init: { tone: 'plain', icon: 'circle-dashed' },
  underway: { tone: 'info', icon: 'play-circle' },
  finish: { tone: 'good', icon: 'exam' },
  exam: { tone: 'wait', icon: 'signature' },
  signed: { tone: 'good', icon: 'seal-check' },
};

/** What the person holds, where the attempt alone would hide it: a certificate that ended, or one being renewed. */
function SubjectBadge({ subject: { status, until } }: Pick<TrainingSummary, 'subject'>) {
  const { t, locale } = useTranslation();
  const date = until ? formatDate(until, locale) : '';
  if (status === 'expired')
    return (
      <Badge tone="wrong" icon="hourglass-medium">
        {t('training.list.subject.expired', { date })}
      </Badge>
    );
  if (status === 'revoked')
    return (
      <Badge tone="wrong" icon="x-circle">
        {t('training.list.subject.revoked')}
      </Badge>
    );
  return (
    <Badge tone="good" icon="seal-check">
      {until ? t('training.list.subject.current', { date }) : t('training.list.subject.noEnd')}
    </Badge>
  );
}

type Props = { training: Pick<TrainingSummary, 'trainingStatus' | 'subject' | 'exam'> };

/** The state of the present attempt (spec §4); an exam that was not passed is labelled so (readings "Training"). */
function AttemptBadge({ training: { trainingStatus, subject, exam } }: Props) {
  const { t } = useTranslation();
  if (trainingStatus === 'exam' && exam.lastResult?.passed === false)
    return (
      <Badge tone="wrong" icon="arrow-counter-clockwise">
        {t('training.list.notPassed')}
      </Badge>
    );
  if (trainingStatus === 'init' && subject.renewing)
    return (
      <Badge tone="info" icon="arrow-counter-clockwise">
        {t('training.list.subject.renewing')}
      </Badge>
    );
  return <Badge {...looks[trainingStatus]}>{t(`training.list.status.${trainingStatus}`)}</Badge>;
}

/** The status of a training: the attempt, and any certificate held meanwhile. */
export function StatusBadge({ training }: Props) {
  const { trainingStatus, subject } = training;
  if (trainingStatus === 'signed' && subject.status !== 'current')
    return <SubjectBadge subject={subject} />;
  if (!subject.renewing) return <AttemptBadge training={training} />;
  return (
    <span className="row gap-8 items-center">
      <SubjectBadge subject={subject} />
      <AttemptBadge training={training} />
    </span>
  );
}
