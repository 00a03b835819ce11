import { useTranslation } from 'react-i18next';
import { may } from '#contract/access.ts';
import type { Comment } from '#contract/review.ts';
import { useRole } from '#web/lib/session.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { sealTones } from '#web/ui/seal.tsx';
import { Columns, Section, SectionHead } from '#web/ui/section.tsx';
import classes from './home-reviews.module.css';
import { ReviewCard } from './review-card.tsx';

/** The top feedback on the home page; patients can write some themselves (spec §2, §6). */
export function HomeReviews({ comments }: { comments: Comment[] }) {
  const { t } = useTranslation();
  const role = useRole();
  return (
    <Section tone="warm" labelledBy="reviews-title">
      <SectionHead
        id="reviews-title"
        title={t('home.feedbackTitle')}
        lead={t('home.feedbackLead')}
        more={{ to: '/feedback', label: t('common.more') }}
      />
      <Columns>
        {comments.map((comment, i) => (
          <li key={comment.commentId}>
            <ReviewCard comment={comment} tone={sealTones[i % sealTones.length]} />
          </li>
        ))}
      </Columns>
      {may(role, 'writeReview') && (
        <p className={classes.write}>
          <LinkButton to="/feedback/create" icon="note-pencil">
            {t('home.writeFeedback')}
          </LinkButton>
        </p>
      )}
    </Section>
  );
}
