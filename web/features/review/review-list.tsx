import { useNavigate } from 'react-router';
import type { Paged } from '#contract/paging.ts';
import { type ReviewOrder, reviewOrders } from '#contract/review/orders.ts';
import type { Comment } from '#contract/review/review.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sealTones } from '#web/ui/data/avatar.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import { listPath, type ReviewChoice } from './list-address.ts';
import { ReviewEntry } from './review-entry.tsx';
import classes from './review-list.module.css';

export function WriteButton() {
  const { t } = useTranslation();
  return (
    <LinkButton to="/feedback/create" variant="main" icon="note-pencil">
      {t('review.write')}
    </LinkButton>
  );
}

/** The select of spec §2: newest, highest rating, with photos. */
export function OrderSelect({ order }: { order: ReviewOrder }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Field label={t('review.order')}>
      {(control) => (
        <select
          {...control}
          name="order"
          autoComplete="off"
          value={order}
          onChange={(event) => navigate(listPath({ order: event.target.value as ReviewOrder }))}
        >
          {reviewOrders.map((one) => (
            <option key={one} value={one}>
              {t(`review.orders.${one}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

type Props = { choice: ReviewChoice; page: Paged<Comment> };

export function ReviewList({ choice, page }: Props) {
  const { t } = useTranslation();
  const { records, total, pages, pageNum } = page;
  return (
    <>
      <p className="sr-only" role="status">
        {t('review.shown', { n: total })}
      </p>
      {records.length ? (
        <ul className={classes.entries}>
          {records.map((comment, i) => (
            <li key={comment.commentId}>
              <ReviewEntry comment={comment} tone={sealTones[i % sealTones.length]} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          picture="/media/empty-reviews.svg"
          title={choice.order === 'photos' ? t('review.nonePhotos') : t('review.none')}
          actions={
            choice.order === 'newest' && choice.page === 1 ? null : (
              <LinkButton to={listPath()} variant="line">
                {t('review.showAll')}
              </LinkButton>
            )
          }
        >
          <p>{t('review.noneHint')}</p>
        </EmptyState>
      )}
      <PageLinks page={pageNum} pages={pages} to={(next) => listPath({ ...choice, page: next })} />
    </>
  );
}
