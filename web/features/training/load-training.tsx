import type { ReactNode } from 'react';
import { getTraining, type TrainingDetail } from '#contract/training/training.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { TrainingRefused } from './training-refused.tsx';

type Props = {
  trainingContentId: string;
  children: (training: TrainingDetail, reload: () => void) => ReactNode;
};

/** Loads the training that a page is about, or says why it cannot be seen. */
export function LoadTraining({ trainingContentId, children }: Props) {
  const { t, locale } = useTranslation();
  const { loaded, lastGood, reload } = useCall(getTraining, { params: { trainingContentId } }, [
    locale,
  ]);
  // Don't unmount a playing video because a reload failed.
  const training = loaded.data ?? lastGood;
  const error = loaded.error ?? null;
  // The 401 rule is already redirecting to the login page.
  if (!training && (!error || (error instanceof ApiError && error.status === 401)))
    return <PageWaiting />;
  return (
    <>
      <PageMeta
        title={training?.title ?? t('pages.trainingTitle')}
        lead={t('pages.trainingLead')}
      />
      {training ? (
        children(training, reload)
      ) : error instanceof ApiError && error.status >= 400 && error.status < 500 ? (
        <TrainingRefused error={error} />
      ) : (
        <div className="wrap">
          <h1 className="sr-only">{t('pages.trainingTitle')}</h1>
          <LoadFailed error={error} onRetry={reload} />
        </div>
      )}
    </>
  );
}
