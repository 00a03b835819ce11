import type { Paged } from '#contract/paging.ts';
import {
  type Comment,
  getCommentPage,
  getCommentSummary,
  type ReviewSummary,
} from '#contract/review/review.ts';
import {
  listPath,
  pageSize,
  type ReviewChoice,
  readChoice,
  reviewsPlace,
} from '#web/features/review/list-address.ts';
import classes from '#web/features/review/review-list.module.css';
import { OrderSelect, ReviewList, WriteButton } from '#web/features/review/review-list.tsx';
import { StarSummary } from '#web/features/review/star-summary.tsx';
import { publicData, quietly } from '#web/lib/api/public-data.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { orLastPage } from '#web/lib/page/known-address.ts';
import { PageFailed } from '#web/ui/feedback/page-failed.tsx';
import { ListBody } from '#web/ui/layout/list-states.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

type FeedbackData = {
  choice: ReviewChoice;
  summary: ReviewSummary | null;
  page: Paged<Comment> | null;
};

const data = publicData(async (call, { url }): Promise<FeedbackData> => {
  const choice = readChoice(url);
  const [summary, page] = await Promise.all([
    quietly(call(getCommentSummary, {})),
    quietly(
      call(getCommentPage, {
        query: {
          pageNum: String(choice.page),
          pageSize: String(pageSize),
          order: choice.order,
        },
      }),
    ),
  ]);
  orLastPage(page, (last) => listPath({ ...choice, page: last }));
  return { choice, summary, page };
});
export const loader = data.loader;
export const clientLoader = data.clientLoader;

export default function FeedbackListPage({ loaderData }: { loaderData: FeedbackData }) {
  const { t } = useTranslation();
  const { choice, summary, page } = loaderData;
  return (
    <>
      <PageMeta title={t('pages.feedbackTitle')} lead={t('pages.feedbackLead')} />
      <PageHead
        title={t('pages.feedbackTitle')}
        lead={t('pages.feedbackLead')}
        art="/media/head-feedback.svg"
      />
      <ListBody>
        {summary && <StarSummary summary={summary} />}
        <div className={classes.head}>
          <OrderSelect order={choice.order} />
          <WriteButton />
        </div>
        <section id={reviewsPlace} aria-label={t('pages.feedbackTitle')} className={classes.list}>
          {page ? (
            <ReviewList choice={choice} page={page} />
          ) : (
            <PageFailed title={t('common.loadFailed')} />
          )}
        </section>
      </ListBody>
    </>
  );
}
