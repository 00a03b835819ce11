import { type ReactNode, useState } from 'react';
import { getOwnComments, type OwnComment } from '#contract/review/review.ts';
import { deleteComment } from '#contract/review/write.ts';
import { PagedList } from '#web/features/account/center/frame/paged-list.tsx';
import { call } from '#web/lib/api/api.ts';
import { useRole } from '#web/lib/api/session.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { SureQuestion } from '#web/ui/forms/inline-confirm.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './my-reviews.module.css';

/** Both are rendered by the review feature. */
type Parts = {
  /** One review as the site shows it. */
  card: (comment: OwnComment) => ReactNode;
  /** The same as a form. */
  form: (comment: OwnComment, onDone: (changed: boolean) => void) => ReactNode;
};

type ItemProps = Parts & { comment: OwnComment; onChanged: () => void };

function MyReview({ comment, card, form, onChanged }: ItemProps) {
  const { t, locale } = useTranslation();
  const [doing, setDoing] = useState<'nothing' | 'editing' | 'asking'>('nothing');
  const { busy, run } = useAction(undefined, { once: true });
  const { commentId, state, editedAt } = comment;
  const date = formatDate(comment.createdAt, locale);

  const remove = () =>
    run(async () => {
      await call(deleteComment, { params: { commentId } });
      notifySuccess(t('review.deleted'));
      onChanged();
    });
  if (doing === 'editing')
    return form(comment, (changed) => {
      setDoing('nothing');
      if (changed) onChanged();
    });
  return (
    <>
      <div className={classes.row}>
        <p className="muted">
          {t('center.writtenOn', { date })}
          {editedAt && ` · ${t('review.editedOn', { date: formatDate(editedAt, locale) })}`}
        </p>
        {state && state !== 'shown' && (
          <Badge
            tone={state === 'waiting' ? 'wait' : 'plain'}
            icon={state === 'waiting' ? 'hourglass-medium' : 'eye-slash'}
          >
            {t(`review.states.${state}`)}
          </Badge>
        )}
      </div>
      {card(comment)}
      {doing === 'asking' ? (
        <SureQuestion
          question={t('review.deleteSure')}
          yes={t('review.deleteYes')}
          no={t('review.deleteNo')}
          busy={busy}
          onYes={remove}
          onNo={() => setDoing('nothing')}
        >
          {t('review.deleteText')}
        </SureQuestion>
      ) : (
        <div className={classes.row}>
          <Button
            variant="line"
            size="small"
            icon="pencil-simple"
            aria-label={t('review.editLabel', { date })}
            onClick={() => setDoing('editing')}
          >
            {t('review.edit')}
          </Button>
          <Button
            variant="danger"
            size="small"
            icon="trash"
            aria-label={t('review.deleteLabel', { date })}
            onClick={() => setDoing('asking')}
          >
            {t('review.delete')}
          </Button>
        </div>
      )}
    </>
  );
}

/** The user's reviews, newest first, to edit or delete (spec §2). */
export function MyReviews(parts: Parts) {
  const { t } = useTranslation();
  const isCaregiver = useRole() === 'caregiver';
  const write = (
    <LinkButton to="/feedback/create" variant="main" icon="note-pencil">
      {t('review.write')}
    </LinkButton>
  );
  return (
    <PagedList
      name="getOwnComments"
      load={(query, signal) => call(getOwnComments, { query }, { signal })}
      count={(n) => t('center.reviewCount', { n })}
      more={write}
      empty={
        <Card>
          <EmptyState picture="/media/empty-reviews.svg" title={t('review.none')} actions={write}>
            <p>{t(isCaregiver ? 'center.noReviewsHintCaregiver' : 'center.noReviewsHint')}</p>
          </EmptyState>
        </Card>
      }
      keyOf={({ commentId }) => commentId}
      entry={(comment, { restart }) => (
        <MyReview {...parts} comment={comment} onChanged={restart} />
      )}
      className={classes.list}
    />
  );
}
