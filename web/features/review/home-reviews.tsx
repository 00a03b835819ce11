import type { Comment } from '#contract/review/review.ts';
import { useRole } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sealTones } from '#web/ui/data/avatar.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Section, SectionHead } from '#web/ui/layout/section.tsx';
import { SwipeRow } from '#web/ui/layout/swipe-row.tsx';
import classes from './home-reviews.module.css';
import { ReviewCard } from './review-card.tsx';

/** The top feedback on the home page. Patients are invited to write here, even before there is any (spec §2, §6). */
export function HomeReviews({ comments }: { comments: Comment[] }) {
  const { t } = useTranslation();
  const invited = useRole() === 'patient';
  if (!comments.length && !invited) return null;
  return (
    <Section tone="warm" labelledBy="reviews-title">
      <SectionHead
        id="reviews-title"
        title={t('home.feedbackTitle')}
        lead={t('home.feedbackLead')}
        more={{ to: '/feedback', label: t('common.more') }}
      />
      <SwipeRow label={t('home.feedbackTitle')}>
        {comments.map((comment, i) => (
          <li key={comment.commentId}>
            <ReviewCard short comment={comment} tone={sealTones[i % sealTones.length]} />
          </li>
        ))}
      </SwipeRow>
      {invited && (
        <p className={classes.write}>
          <LinkButton to="/feedback/create" icon="note-pencil">
            {t('home.writeFeedback')}
          </LinkButton>
        </p>
      )}
    </Section>
  );
}
