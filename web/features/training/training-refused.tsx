import type { ReactNode } from 'react';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { messageOf } from '#web/lib/page/notify.ts';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import classes from './training-refused.module.css';

type Props = {
  error: ApiError;
  /** Of a page that is not about a training: what is not there yet, and why. */
  closed?: { title: ReactNode; lead: ReactNode };
};

/** Missing or not open to this person; links to the list, or to the status of the application. */
export function TrainingRefused({ error, closed }: Props) {
  const { t } = useTranslation();
  const isClosed = error.code === 'training_not_open';
  const words = isClosed
    ? (closed ?? {
        title: <Phrases text={t('training.player.closed')} />,
        lead: messageOf(error, t),
      })
    : { title: t('training.player.gone'), lead: t('training.player.goneHint') };
  return (
    <>
      <PageHead
        {...words}
        art={isClosed ? '/media/result-under-review.svg' : '/media/empty-search.svg'}
      />
      <div className={`stack gap-24 wrap ${classes.next}`}>
        {isClosed ? (
          <LinkButton to="/user/index" variant="main" size="big" icon="files">
            {t('training.player.application')}
          </LinkButton>
        ) : (
          <LinkButton to="/user/index?tab=training" variant="main" size="big" icon="graduation-cap">
            {t('training.player.back')}
          </LinkButton>
        )}
        <CallUs>{t('training.verify.questions')}</CallUs>
      </div>
    </>
  );
}
