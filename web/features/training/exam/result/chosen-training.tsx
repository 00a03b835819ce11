import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router';
import { limits } from '#contract/limits.ts';
import { getTrainingPage, type TrainingSummary } from '#contract/training/training.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { latestOf } from './latest-training.ts';

/** Shared by the three tabs, so switching keeps the chosen training. */
let lastChosen: string | null = null;

type Props = {
  /** Which started trainings are listed here. */
  filter: (training: TrainingSummary) => boolean;
  empty: ReactNode;
  children: (training: TrainingSummary, reload: () => void) => ReactNode;
};

/** The tabs exam, answer sheet and result are about one training: the latest, or the one that is chosen. */
export function ChosenTraining({ filter, empty, children }: Props) {
  const { t, locale } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const heading = useId();
  const { loaded, reload } = useCall(
    getTrainingPage,
    { query: { pageNum: '1', pageSize: String(limits.pageSizeMax), mine: 'true' } },
    [locale],
  );
  if (loaded.status === 'pending') return <PageWaiting />;
  if (loaded.status === 'error') {
    const { error } = loaded;
    // Not approved yet: the card on top of the personal center says what is missing.
    if (error instanceof ApiError && error.code === 'training_not_open') return empty;
    return <LoadFailed error={error} onRetry={reload} />;
  }
  const trainings = loaded.data.records.filter(filter);
  const asked = query.get('training') ?? lastChosen;
  const training =
    trainings.find(({ trainingContentId }) => trainingContentId === asked) ?? latestOf(trainings);
  if (!training) return empty;
  const choose = (trainingContentId: string) => {
    lastChosen = trainingContentId;
    setQuery(
      (before) => {
        before.set('training', trainingContentId);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <div className="stack gap-20">
      {trainings.length > 1 && (
        <SelectField
          label={t('training.exam.whichTraining')}
          id={heading}
          value={training.trainingContentId}
          choices={trainings.map((one) => ({ value: one.trainingContentId, label: one.title }))}
          onChange={choose}
        />
      )}
      {children(training, reload)}
    </div>
  );
}
