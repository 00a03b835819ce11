import { useTranslation } from 'react-i18next';
import { limits } from '#contract/limits.ts';
import { listOfficeReviews, reviewQueues } from '#contract/review/office.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useLiveCall } from '#web/office/shell/live/use-live.ts';
import { useSteady } from '#web/office/shell/live/use-steady.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SelectField } from '#web/office/ui/fields.tsx';
import { FilterBar } from '#web/office/ui/table/filter-bar.tsx';
import { useFilters } from '#web/office/ui/table/use-filters.ts';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import { ReviewItem } from './review-item.tsx';
import classes from './reviews.module.css';

const first = { queue: 'todo', rating: '', photos: '' };
const ratings = Array.from({ length: limits.ratingMax }, (_, i) => String(limits.ratingMax - i));
const pageSize = 10;

/** All reviews, unread first. */
export default function OfficeReviewsPage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { values, page, set, toPage } = useFilters(first);
  const queue = reviewQueues.find((one) => one === values.queue) ?? 'todo';
  const query = {
    pageNum: String(page),
    pageSize: String(pageSize),
    queue,
    rating: ratings.includes(values.rating) ? values.rating : undefined,
    photos: values.photos === 'yes' ? ('yes' as const) : undefined,
  };
  const { loaded, reload, own } = useLiveCall(['review'], listOfficeReviews, { query }, [locale]);
  const steady = useSteady(loaded.data?.records ?? [], {
    keyOf: (row) => row.commentId,
    asked: [own],
  });
  const counts = loaded.data?.counts;
  return (
    <OfficePage
      title={t('office.activities.reviews.nav')}
      lead={
        loaded.data
          ? t(`office.activities.reviews.${loaded.data.approveFirst ? 'approveOn' : 'approveOff'}`)
          : ''
      }
    >
      <FilterBar>
        <SelectField
          label={t('office.activities.reviews.queue')}
          value={queue}
          choices={reviewQueues.map((value) => ({
            value,
            label: t(`office.activities.reviews.queues.${value}`, { n: counts?.[value] ?? '' }),
          }))}
          onChange={(value) => set({ queue: value })}
        />
        <SelectField
          label={t('office.activities.reviews.stars')}
          value={query.rating ?? ''}
          none={t('office.activities.reviews.anyStars')}
          choices={ratings.map((value) => ({ value, label: '★'.repeat(Number(value)) }))}
          onChange={(value) => set({ rating: value })}
        />
        <SelectField
          label={t('office.activities.reviews.photos')}
          value={query.photos ?? ''}
          none={t('office.activities.reviews.anyStars')}
          choices={[{ value: 'yes', label: t('office.activities.reviews.photosOnly') }]}
          onChange={(value) => set({ photos: value })}
        />
      </FilterBar>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <>
          {!loaded.data.total && (
            <p className={classes.empty}>{t('office.activities.reviews.none')}</p>
          )}
          <div {...steady.box}>
            <ul className="stack gap-16">
              {steady.rows.map((review) => (
                <li key={review.commentId}>
                  <ReviewItem review={review} onChanged={reload} />
                </li>
              ))}
            </ul>
          </div>
          <NewsBar show={steady.show} list={{ come: steady.come, gone: steady.gone.size }} />
          <PageLinks page={loaded.data.pageNum} pages={loaded.data.pages} to={toPage} />
        </>
      )}
    </OfficePage>
  );
}
