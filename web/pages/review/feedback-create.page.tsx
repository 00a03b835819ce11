import { redirect } from 'react-router';
import { limits } from '#contract/limits.ts';
import classes from '#web/features/review/write-review.module.css';
import { WriteReview } from '#web/features/review/write-review.tsx';
import { PhotoPicker } from '#web/features/upload/photo-picker.tsx';
import { loginPath } from '#web/lib/api/guard.ts';
import { endSession, getUser } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import type { Route } from './+types/feedback-create.page.ts';

export function clientLoader() {
  const user = getUser();
  // A token without a user (partly cleared storage): signing in restores both.
  if (!user) {
    endSession();
    throw redirect(loginPath('/feedback/create'));
  }
  return { user };
}

export default function FeedbackCreatePage({ loaderData: { user } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('pages.createFeedbackTitle')} lead={t('pages.createFeedbackLead')} />
      <PageHead
        title={t('pages.createFeedbackTitle')}
        lead={t('pages.createFeedbackLead')}
        back={{ to: '/feedback', label: t('common.back') }}
        art="/media/head-feedback.svg"
      />
      <div className={`wrap ${classes.narrow}`}>
        <WriteReview
          user={user}
          pick={(props) => <PhotoPicker purpose="review" max={limits.reviewImagesMax} {...props} />}
        />
      </div>
    </>
  );
}
