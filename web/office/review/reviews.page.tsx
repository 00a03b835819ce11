import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import {
  listOfficeReviews,
  type OfficeReview,
  reviewQueues,
  reviewSorts,
} from '#contract/review/office.ts';
import { htmlLang } from '#i18n/pick-locale.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useLiveCall } from '#web/office/shell/live/use-live.ts';
import { useSteady } from '#web/office/shell/live/use-steady.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { SelectField } from '#web/office/ui/fields.tsx';
import { Segments } from '#web/office/ui/segments.tsx';
import { ColumnChoice } from '#web/office/ui/table/column-choice.tsx';
import { type Column, DataTable } from '#web/office/ui/table/data-table.tsx';
import { FilterBar } from '#web/office/ui/table/filter-bar.tsx';
import { FoundCount, sayCount } from '#web/office/ui/table/found-count.tsx';
import { useTable } from '#web/office/ui/table/use-table.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Stars } from '#web/ui/data/stars.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';
import { ReviewBadges } from './review-badges.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import classes from './reviews.module.css';
import { useReviewActs } from './use-review-acts.ts';

const first = { queue: 'todo', rating: '', photos: '' };
const ratings = Array.from({ length: limits.ratingMax }, (_, i) => String(limits.ratingMax - i));
const words = 'office.activities.reviews';

type RowProps = { review: OfficeReview; onDone: () => void };

/** What clears a review at one press. */
function ClearButton({ review, onDone }: RowProps) {
  const { t } = useTranslation();
  const { busy, show, see } = useReviewActs(review, onDone);
  if (review.state === 'waiting')
    return (
      <ToolButton icon="check" busy={busy} onClick={() => show(true)}>
        {t(`${words}.approve`)}
      </ToolButton>
    );
  if (review.seenAt) return null;
  return (
    <ToolButton icon="envelope-open" busy={busy} onClick={see}>
      {t(`${words}.seen`)}
    </ToolButton>
  );
}

/** All reviews, unread first. */
export default function OfficeReviewsPage() {
  const { t, locale } = useTranslation();
  const table = useTable(first);
  const { values, page, set, filter } = table;
  const [opened, setOpened] = useState<OfficeReview | null>(null);
  const queue = reviewQueues.find((one) => one === values.queue) ?? 'todo';
  const query = {
    ...table.from,
    pageNum: String(page),
    pageSize: '25',
    sort: table.sortOf(reviewSorts),
    queue,
    rating: ratings.includes(values.rating) ? values.rating : undefined,
    photos: values.photos === 'yes' ? ('yes' as const) : undefined,
  };
  const { loaded, reload, own } = useLiveCall(['review'], listOfficeReviews, { query }, [locale]);
  const data = loaded.data;
  const steady = useSteady(data?.records ?? [], {
    keyOf: (row) => row.commentId,
    asked: [own],
    busy: opened !== null,
  });

  const from: Column<OfficeReview> = {
    key: 'from',
    head: t(`${words}.from`),
    cell: (review) => (
      <button
        type="button"
        className={classes.from}
        title={t(`${words}.openOf`, { name: review.userName })}
        onClick={() => setOpened(review)}
      >
        {review.userName}
      </button>
    ),
  };
  const others: Column<OfficeReview>[] = [
    {
      key: 'stars',
      head: t(`${words}.stars`),
      sort: 'stars',
      cell: (review) => <Stars rating={review.rating} />,
    },
    {
      key: 'text',
      head: t(`${words}.text`),
      cell: (review) => (
        <>
          <span className={classes.short} lang={htmlLang[review.locale]}>
            {review.text}
          </span>
          <span className="second-line">
            {[
              review.images.length > 0 && t(`${words}.pictures`, { count: review.images.length }),
              review.reply && t(`${words}.answered`),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
    },
    {
      key: 'state',
      head: t('office.state'),
      cell: (review) => <ReviewBadges review={review} />,
    },
    {
      key: 'written',
      head: t(`${words}.written`),
      sort: 'written',
      cell: (review) => <span className="nowrap">{formatDate(review.createdAt, locale)}</span>,
    },
  ];
  const clear: Column<OfficeReview> = {
    key: 'clear',
    head: '',
    cell: (review) => <ClearButton review={review} onDone={reload} />,
  };
  return (
    <OfficePage
      title={t(`${words}.nav`)}
      lead={data ? t(`${words}.${data.approveFirst ? 'approveOn' : 'approveOff'}`) : ''}
    >
      <Segments
        label={t(`${words}.queue`)}
        value={queue}
        choices={reviewQueues.map((value) => ({
          value,
          label: (
            <>
              {t(`${words}.queues.${value}`)} {data && <b>{sayCount(data.counts[value])}</b>}
            </>
          ),
        }))}
        onChoose={(value) => set({ queue: value })}
      />
      <FilterBar>
        <SelectField
          label={t(`${words}.stars`)}
          {...filter('rating')}
          none={t(`${words}.anyStars`)}
          choices={ratings.map((value) => ({ value, label: '★'.repeat(Number(value)) }))}
        />
        <SelectField
          label={t(`${words}.photos`)}
          {...filter('photos')}
          none={t(`${words}.anyStars`)}
          choices={[{ value: 'yes', label: t(`${words}.photosOnly`) }]}
        />
      </FilterBar>
      <SavedViews list="reviews">
        <ColumnChoice columns={others} {...table.choice} />
      </SavedViews>
      <QueryStatus loaded={loaded} reload={reload} />
      {data && (
        <>
          <FoundCount count={data.total}>{t(`${words}.found`, { count: data.total })}</FoundCount>
          <div {...steady.box}>
            <DataTable
              caption={t(`${words}.nav`)}
              columns={[from, ...table.shown(others), clear]}
              sorting={table.sorting('')}
              rows={steady.rows}
              rowProps={steady.rowProps}
              keyOf={(review) => review.commentId}
              empty={t(`${words}.none`)}
            />
          </div>
          <NewsBar show={steady.show} list={{ come: steady.come, gone: steady.gone.size }} />
          <PageLinks page={page} pages={data.pages} to={table.toPage(data)} />
        </>
      )}
      {opened && (
        <ReviewDialog
          review={data?.records.find(({ commentId }) => commentId === opened.commentId) ?? opened}
          onChanged={(after) => {
            if (after) setOpened(after);
            reload();
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </OfficePage>
  );
}
