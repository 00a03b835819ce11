import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SessionUser } from '#contract/account/account.ts';
import { limits } from '#contract/limits.ts';
import type { OwnComment } from '#contract/review/review.ts';
import { addComment } from '#contract/review/write.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PickPhotos } from '#web/lib/photo-picker-props.ts';
import { TimedMove } from '#web/ui/feedback/auto-redirect.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { ReviewForm } from './review-form.tsx';
import {
  bodyOf,
  dropReviewDraft,
  emptyReview,
  type ReviewValues,
  readReviewDraft,
  writeReviewDraft,
} from './review-values.ts';
import classes from './write-review.module.css';

/** As the server signs it: the preferred name, or the first name with the last name's initial. */
const shownName = ({ preferredName, firstName, lastName }: SessionUser): string => {
  const [initial = ''] = lastName.trim();
  return preferredName?.trim() || (initial ? `${firstName} ${initial.toUpperCase()}.` : firstName);
};

/** Submitted; then on to the user's reviews, automatically or by button (spec §2, §4). */
function Thanks({ sent }: { sent: OwnComment }) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card className={classes.thanks}>
      <Picture
        src="/media/result-review-thanks.svg"
        alt=""
        width={420}
        height={320}
        first
        className={classes.art}
      />
      <div className={classes.text}>
        <h2 ref={heading} tabIndex={-1}>
          {t('review.sentTitle')}
        </h2>
        <p>{t(sent.state === 'waiting' ? 'review.sentWaitingLead' : 'review.sentLead')}</p>
        <TimedMove
          to="/user/index?tab=reviews"
          seconds={limits.afterReviewSeconds}
          place={t('review.toMine')}
        />
      </div>
    </Card>
  );
}

type Props = { user: SessionUser; pick: PickPhotos };

/** A new review, with its draft: it survives a reload and a lost session. */
export function WriteReview({ user, pick }: Props) {
  const { t } = useTranslation();
  const { userId } = user;
  const [start] = useState(() => readReviewDraft(userId));
  const [values, setValues] = useState<ReviewValues>(start.values ?? emptyReview());
  const [resumed, setResumed] = useState(start.values !== null);
  const [touched, setTouched] = useState(false);
  const [sent, setSent] = useState<OwnComment | null>(null);

  const change = useCallback((to: (old: ReviewValues) => ReviewValues) => {
    setTouched(true);
    setValues(to);
  }, []);
  // Before the screen shows it: what was seen as kept is there after a reload.
  useLayoutEffect(() => {
    if (touched && !sent) writeReviewDraft(userId, start.requestKey, values);
  }, [touched, sent, userId, start, values]);

  if (sent) return <Thanks sent={sent} />;
  return (
    <ReviewForm
      values={values}
      onChange={change}
      pick={pick}
      onSend={async (review) => {
        const body = { ...bodyOf(review), requestKey: start.requestKey };
        const answer = await call(addComment, { body });
        dropReviewDraft();
        setSent(answer);
      }}
      sendLabel={t('review.send')}
      cancel={
        <LinkButton to="/user/index?tab=reviews" variant="line" size="big">
          {t('review.notNow')}
        </LinkButton>
      }
      signed={t('cards.elder', { name: shownName(user).replaceAll(' ', '\u00a0') })}
      onStartOver={
        resumed
          ? () => {
              dropReviewDraft();
              setTouched(false);
              setValues(emptyReview());
              setResumed(false);
            }
          : undefined
      }
    />
  );
}
