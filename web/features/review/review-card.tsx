import type { ReactNode } from 'react';
import type { Comment } from '#contract/review/review.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Seal, type SealTone } from '#web/ui/data/avatar.tsx';
import { Stars } from '#web/ui/data/stars.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { photoPath } from './photo-path.ts';
import classes from './review-card.module.css';
import { ShortQuote } from './short-quote.tsx';

type Props = {
  comment: Comment;
  tone?: SealTone | undefined;
  /** Three lines of text at first. */
  short?: boolean;
  /** Replaces the first picture. */
  photos?: ReactNode;
  /** Below the name. */
  date?: ReactNode;
  /** Below it all: our reply. */
  children?: ReactNode;
};

/** A review (spec §2 "Feedback card"): picture, stars, text, signature. Plain text, as typed. */
export function ReviewCard({ comment, tone, short, photos, date, children }: Props) {
  const { t } = useTranslation();
  return (
    <Card as="article" className={classes.review}>
      {photos ??
        (comment.commentImage && (
          <Picture
            src={photoPath(comment.commentImage, 640)}
            alt=""
            width={480}
            height={320}
            cover
            className={classes.photo}
          />
        ))}
      <Stars rating={comment.rating} />
      {short ? (
        <ShortQuote text={comment.commentText} />
      ) : (
        <q className={classes.text}>{comment.commentText}</q>
      )}
      <div className={classes.who}>
        <Seal name={comment.userName} tone={tone} />
        <div>
          <p>{t('cards.elder', { name: comment.userName })}</p>
          {(comment.place || comment.clientSince) && (
            <p className="muted">
              {comment.place}
              {comment.clientSince && (
                <span className="second-line">
                  {t('cards.clientSince', { year: comment.clientSince })}
                </span>
              )}
            </p>
          )}
          {date}
        </div>
      </div>
      {children}
    </Card>
  );
}
