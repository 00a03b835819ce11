import { useState } from 'react';
import type { Comment } from '#contract/review/review.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { SealTone } from '#web/ui/data/avatar.tsx';
import { OfficeWords } from '#web/ui/data/office-words.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { PictureViewer } from '#web/ui/media/picture-viewer.tsx';
import { photoPath } from './photo-path.ts';
import { ReviewCard } from './review-card.tsx';
import classes from './review-entry.module.css';

/** The pictures of a review: the first one large, the others below it; each opens in the viewer. */
function ReviewPhotos({ comment }: { comment: Comment }) {
  const { t } = useTranslation();
  const [at, setAt] = useState<number | null>(null);
  const { commentImages: images, userName: name } = comment;
  const count = images.length;
  if (!count) return null;
  return (
    <div className={classes.photos}>
      {images.map((path, place) => (
        <button
          key={path}
          type="button"
          className={place === 0 && count !== 2 ? classes.first : classes.other}
          aria-label={t('review.larger', { n: place + 1, count, name })}
          onClick={() => setAt(place)}
        >
          <Picture
            src={photoPath(path, place === 0 ? 640 : 320)}
            alt=""
            width={480}
            height={320}
            cover
          />
        </button>
      ))}
      {at !== null && (
        <PictureViewer
          pictures={images.map((path) => photoPath(path, 1280))}
          at={at}
          name={(place) => t('review.photo', { n: place + 1, count, name })}
          onMove={setAt}
          onClose={() => setAt(null)}
        />
      )}
    </div>
  );
}

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
