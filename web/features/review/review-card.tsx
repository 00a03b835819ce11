import { useTranslation } from 'react-i18next';
import type { Comment } from '#contract/review.ts';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Seal, type SealTone } from '#web/ui/seal.tsx';
import { Stars } from '#web/ui/stars.tsx';
import classes from './review-card.module.css';

/** What an elder wrote (spec §2 "Feedback card"): picture, stars, text, signature. */
export function ReviewCard({ comment, tone }: { comment: Comment; tone?: SealTone | undefined }) {
  const { t } = useTranslation();
  return (
    <Card as="article" className={classes.review}>
      {comment.commentImage && (
        <Picture
          src={comment.commentImage}
          alt=""
          width={480}
          height={320}
          cover
          className={classes.photo}
        />
      )}
      <Stars rating={comment.rating} />
      <q className={classes.text}>{comment.commentText}</q>
      <p className={classes.who}>
        <Seal name={comment.userName} tone={tone} />
        {t('cards.elder', { name: comment.userName })}
      </p>
    </Card>
  );
}
