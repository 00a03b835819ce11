import { useParams, useSearchParams } from 'react-router';
import { tabPath } from '#web/features/account/center/frame/tabs.ts';
import { ClassSignIn } from '#web/features/training/credit/class-sign-in.tsx';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import classes from './id-card.module.css';

/** Ours: what the QR code on the instructor's screen opens. */
export default function ClassPage() {
  const { t } = useTranslation();
  const { sessionId = '' } = useParams();
  const [search] = useSearchParams();
  const title = t('training.credit.signInTitle');
  return (
    <>
      <PageMeta title={title} lead={t('training.credit.signInLead')} />
      <div className={`wrap stack gap-20 ${classes.page}`}>
        <div>
          <h1>{title}</h1>
          <p>{t('training.credit.signInLead')}</p>
        </div>
        <ClassSignIn
          sessionId={sessionId}
          code={search.get('code') ?? ''}
          trainingPath={tabPath('training')}
        />
      </div>
    </>
  );
}
