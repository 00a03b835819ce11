import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { getTraining } from '#contract/training/training.ts';
import { TrainingPlayer } from '#web/features/training/player/training-player.tsx';
import { TrainingRefused } from '#web/features/training/training-refused.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useUser } from '#web/lib/api/session.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import type { Route } from './+types/training.page.ts';

function OneTraining({ trainingContentId }: { trainingContentId: string }) {
  const { t } = useTranslation();
  const locale = useLocale();
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
        <TrainingPlayer loaded={training} reload={reload} />
      ) : (
        <div className="wrap">
          <h1 className="sr-only">{t('pages.trainingTitle')}</h1>
          {error instanceof ApiError && error.status >= 400 && error.status < 500 ? (
            <TrainingRefused error={error} />
          ) : (
            <LoadFailed error={error} onRetry={reload} />
          )}
        </div>
      )}
    </>
  );
}

/** The viewer: stays the same when the session expires, changes when somebody else signs in. */
const useOwner = (): string | undefined => {
  const userId = useUser()?.userId;
  const [owner, setOwner] = useState(userId);
  if (userId && userId !== owner) setOwner(userId);
  return userId ?? owner;
};

/** One training (spec §2). Another one, or a renewal of the same, starts from scratch. */
export default function TrainingPage({ params }: Route.ComponentProps) {
  const state: unknown = useLocation().state;
  const renewed = typeof state === 'object' && state && 'renewed' in state ? state.renewed : '';
  const { trainingContentId } = params;
  const key = `${useOwner()} ${trainingContentId} ${renewed}`;
  return <OneTraining key={key} trainingContentId={trainingContentId} />;
}
