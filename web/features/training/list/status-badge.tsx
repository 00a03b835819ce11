import { useTranslation } from 'react-i18next';
import type { TrainingStatus, TrainingSummary } from '#contract/training/training.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';

const looks: Record<TrainingStatus, { tone: BadgeTone; icon: IconName }> = {
  init: { tone: 'plain', icon: 'circle-dashed' },
  underway: { tone: 'info', icon: 'play-circle' },
  finish: { tone: 'good', icon: 'exam' },
  exam: { tone: 'wait', icon: 'signature' },
  signed: { tone: 'good', icon: 'seal-check' },
};

/** Where a training stands (spec §4); an exam that was not passed is labelled so (readings "Training"). */
export function StatusBadge({
  training,
}: {
  training: Pick<TrainingSummary, 'trainingStatus' | 'exam'>;
}) {
  const { t } = useTranslation();
  const { trainingStatus, exam } = training;
  if (trainingStatus === 'exam' && exam.lastResult?.passed === false)
    return (
      <Badge tone="wrong" icon="arrow-counter-clockwise">
        {t('training.list.notPassed')}
      </Badge>
    );
  return <Badge {...looks[trainingStatus]}>{t(`training.list.status.${trainingStatus}`)}</Badge>;
}
