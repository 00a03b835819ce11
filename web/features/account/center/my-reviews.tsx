import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { may } from '#contract/access.ts';
import { type Comment, getOwnComments } from '#contract/review.ts';
import { call } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useLocale } from '#web/lib/locale.ts';
import { useRole } from '#web/lib/session.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { goTo } from '#web/ui/go-to.ts';
import { PageWaiting } from '#web/ui/page-waiting.tsx';
import { LoadFailed } from './load-failed.tsx';
import classes from './my-reviews.module.css';
import { Pager } from './pager.tsx';
import { useLoaded } from './use-loaded.ts';

const pageSize = 5;

type Props = {
  /** One review as the site shows it; the review feature draws it. */
  card: (comment: Comment) => ReactNode;
};

/** The own reviews, newest first, each with its day and our reply (spec §2). */
export function MyReviews({ card }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const role = useRole();
  const id = useId();
  const [page, setPage] = useState(1);
  const { loaded, reload } = useLoaded(`${page} ${locale}`, (signal) =>
    call(
      getOwnComments,
      { query: { pageNum: String(page), pageSize: String(pageSize) } },
      { signal },
    ),
  );
  const mayWrite = may(role, 'writeReview');

  if (loaded.state === 'waiting') return <PageWaiting />;
  if (loaded.state === 'failed') return <LoadFailed error={loaded.error} onRetry={reload} />;
  const { records, total, pages, pageNum } = loaded.data;
  const write = mayWrite && (
    <LinkButton to="/feedback/create" look="main" icon="note-pencil">
      {t('center.writeReview')}
    </LinkButton>
  );

  if (total === 0)
    return (
      <Card>
        <EmptyState
          picture="/media/empty-reviews.svg"
          title={t('center.noReviews')}
          actions={write}
        >
          <p>{t(mayWrite ? 'center.noReviewsHint' : 'center.noReviewsCaregiverHint')}</p>
        </EmptyState>
      </Card>
    );
  return (
    <>
      <div className={classes.head}>
        <p id={id}>{t('center.reviewCount', { n: total })}</p>
        {write}
      </div>
      <ul className={classes.list}>
        {records.map((comment) => (
          <li key={comment.commentId} className={classes.item}>
            <p className={classes.day}>
              {t('center.writtenOn', { date: formatDate(comment.createdAt, locale) })}
            </p>
            {card(comment)}
            {comment.reply && (
              <div className={classes.reply}>
                <b>{t('cards.reply')}</b>
                <p>{comment.reply.text}</p>
                <p className={classes.day}>{formatDate(comment.reply.at, locale)}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
      <Pager
        page={pageNum}
        pages={pages}
        onChange={(next) => {
          setPage(next);
          goTo(id);
        }}
      />
    </>
  );
}
