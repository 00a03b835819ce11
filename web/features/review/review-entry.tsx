import type { Comment } from '#contract/review/review.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { SealTone } from '#web/ui/data/avatar.tsx';
import { OfficeWords } from '#web/ui/data/office-words.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { ReviewCard } from './review-card.tsx';
import classes from './review-entry.module.css';
import { ReviewPhotos } from './review-photos.tsx';

/** A complete review: all pictures, its date, and our reply. */
export function ReviewEntry({ comment, tone }: { comment: Comment; tone?: SealTone | undefined }) {
  const { t, locale } = useTranslation();
  return (
    <ReviewCard
      comment={comment}
      tone={tone}
      photos={<ReviewPhotos comment={comment} />}
      date={
        <time className={classes.date} dateTime={comment.createdAt}>
          {formatDate(comment.createdAt, locale)}
        </time>
      }
    >
      {comment.reply && (
        <div className={classes.reply}>
          <p className={classes.from}>
            <Icon name="chat-circle-text" />
            <b>{t('cards.reply')}</b>
          </p>
          <p className={classes.words}>
            <OfficeWords text={comment.reply.text} />
          </p>
          <time className={classes.date} dateTime={comment.reply.at}>
            {formatDate(comment.reply.at, locale)}
          </time>
        </div>
      )}
    </ReviewCard>
  );
}
