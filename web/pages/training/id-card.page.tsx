import { useState } from 'react';
import { getMyIdCard, type IdCard } from '#contract/training/id-card.ts';
import { documentPlace, passportPlace } from '#web/features/account/center/frame/center-paths.ts';
import { tabPath } from '#web/features/account/center/frame/tabs.ts';
import { IdCardView } from '#web/features/training/idcard/id-card-view.tsx';
import { TrainingRefused } from '#web/features/training/training-refused.tsx';
import { usePreview } from '#web/features/upload/use-preview.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import classes from './id-card.module.css';

/** Fetched with the token: the photo is private. */
function Photo({ file, alt }: { file: NonNullable<IdCard['photo']>; alt: string }) {
  const [picture] = useState({ ...file, width: 0, height: 0, bytes: 0, key: null });
  const { url } = usePreview(picture, 'document');
  return url ? <img src={url} alt={alt} width={112} height={149} /> : <Icon name="user" />;
}

/** Ours: the ID card that a caregiver shows at the door. */
export default function IdCardPage() {
  const { t, locale } = useTranslation();
  const { loaded, lastGood, reload } = useCall(getMyIdCard, {}, [locale]);
  const card = loaded.data ?? lastGood;
  const error = loaded.error ?? null;
  if (!card && (!error || (error instanceof ApiError && error.status === 401)))
    return <PageWaiting />;
  return (
    <>
      <PageMeta title={t('training.idCard.title')} lead={t('training.idCard.lead')} />
      {!card && error instanceof ApiError && error.status >= 400 && error.status < 500 ? (
        <TrainingRefused
          error={error}
          closed={{ title: t('training.idCard.title'), lead: t('training.idCard.closed') }}
        />
      ) : (
        <div className={`wrap stack gap-20 ${classes.page}`}>
          <div>
            <h1>{t('training.idCard.title')}</h1>
            <p>{t('training.idCard.lead')}</p>
          </div>
          {card ? (
            <IdCardView
              card={card}
              photo={(file, alt) => <Photo key={file.fileId} file={file} alt={alt} />}
              papersPath={tabPath('info', passportPlace)}
              photoPath={tabPath('info', documentPlace('idPhoto'))}
            />
          ) : (
            <LoadFailed error={error} onRetry={reload} />
          )}
        </div>
      )}
    </>
  );
}
