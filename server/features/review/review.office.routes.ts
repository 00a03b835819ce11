import { AppError } from '#contract/errors.ts';
import { type Paged, toPaged } from '#contract/paging.ts';
import { orderedName } from '#contract/person-name.ts';
import * as api from '#contract/review/office.ts';
import type { AuditAction } from '#contract/staff/audit-actions.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { OfficeCaller } from '#server/platform/http/request/caller.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getSetting, getTimeZone } from '#server/shared/settings/settings.ts';
import * as store from './review.office.store.ts';
import { reviewStateOf, shownName } from './review.rules.ts';
import type { CommentRow } from './review.store.ts';
import { updateComment } from './write.store.ts';

type Reader = { locale: Locale; timeZone: string };

/** Version for optimistic locking; changes with every edit by office or author. */
const reviewVersion = (row: CommentRow): string =>
  [
    reviewStateOf(row),
    row.top,
    row.editedAt?.getTime() ?? '',
    row.replyAt?.getTime() ?? '',
    row.clientSince ?? '',
    ...locales.map((locale) => row.place?.[locale] ?? ''),
  ].join(' ');

const reviewOf = (row: store.OfficeRow, { locale, timeZone }: Reader): api.OfficeReview => {
  const written = locales.filter((one) => row.text[one]);
  const own = written.includes(locale) ? locale : (written[0] ?? locale);
  return {
    commentId: row.id,
    userName: row.writer ? shownName(row.writer) : readText(row.userName, locale),
    hasAccount: Boolean(row.writer),
    place: row.place,
    clientSince: row.clientSince,
    rating: row.rating,
    text: readText(row.text, own),
    locale: own,
    images: row.images,
    createdAt: localTime(row.createdAt, timeZone),
    editedAt: row.editedAt && localTime(row.editedAt, timeZone),
    state: reviewStateOf(row),
    top: row.top,
    seenAt: row.seenAt && localTime(row.seenAt, timeZone),
    reply: row.reply,
    replyAt: row.replyAt && localTime(row.replyAt, timeZone),
    stamp: reviewVersion(row),
  };
};

type Change = {
  action: AuditAction;
  /** The version seen; absent when nothing can be overwritten. */
  stamp?: string;
  values: (row: CommentRow, now: Date) => Parameters<typeof updateComment>[2];
  details?: Record<string, string>;
};

export const reviewOfficeRoutes = (bind: Bind, { db, clock }: Needs<'db' | 'clock'>): void => {
  const readerOf = async (locale: Locale): Promise<Reader> => ({
    locale,
    timeZone: await getTimeZone(db),
  });

  const change = (
    commentId: string,
    caller: OfficeCaller,
    { action, stamp, values, details = {} }: Change,
  ): Promise<api.OfficeReview> => {
    const { staffId } = caller.staff;
    return db.transaction(async (tx) => {
      const row = orNotFound(await store.lockComment(tx, commentId));
      if (stamp !== undefined && stamp !== reviewVersion(row))
        throw new AppError('changed_meanwhile');
      const now = clock.now();
      // Deciding counts as reading.
      await updateComment(tx, commentId, { seenAt: row.seenAt ?? now, ...values(row, now) });
      await insertAudit(tx, {
        at: now,
        actor: staffId,
        action,
        subject: `review ${commentId}`,
        ...(row.userId && { subjectId: row.userId }),
        details,
      });
      const after = await store.findForOffice(tx, commentId);
      return reviewOf(after as store.OfficeRow, await readerOf(caller.locale));
    });
  };

  bind(api.listOfficeReviews, async ({ query }, { locale }) => {
    const { rows, total, next, previous } = await store.listForOffice(db, query);
    const reader = await readerOf(locale);
    const page: Paged<api.OfficeReview> = toPaged(
      rows.map((row) => reviewOf(row, reader)),
      total,
      query,
    );
    const { approveFirst } = await getSetting(db, 'reviews');
    return { ...page, next, previous, counts: await store.countQueues(db), approveFirst };
  });
  bind(api.markReviewSeen, async ({ params: { commentId } }, caller) => {
    const row = await store.findForOffice(db, commentId);
    // Already marked as read.
    if (row?.seenAt) return reviewOf(row, await readerOf(caller.locale));
    return change(commentId, caller, { action: 'review.seen', values: () => ({}) });
  });
  bind(api.showReview, ({ params, body: { shown, stamp } }, caller) =>
    change(params.commentId, caller, {
      action: shown ? 'review.shown' : 'review.hidden',
      stamp,
      // Hidden reviews can't stay on the home page.
      values: (row) => ({ hidden: !shown, waiting: false, top: shown && row.top }),
    }),
  );
  bind(api.pinReview, ({ params, body: { top, stamp } }, caller) =>
    change(params.commentId, caller, {
      action: top ? 'review.pinned' : 'review.unpinned',
      stamp,
      values: (row) => {
        if (top && row.hidden) throw new AppError('conflict');
        return { top };
      },
    }),
  );
  bind(api.replyToReview, ({ params, body: { reply, stamp } }, caller) =>
    change(params.commentId, caller, {
      action: reply ? 'review.replied' : 'review.reply_removed',
      stamp,
      values: (_, now) => ({ reply, replyAt: reply && now }),
    }),
  );
  bind(api.describeReviewWriter, ({ params, body: { stamp, ...about } }, caller) =>
    change(params.commentId, caller, { action: 'review.about', stamp, values: () => about }),
  );
  bind(api.getReviewWriter, async ({ params }, { staff: { staffId } }) => {
    return db.transaction(async (tx) => {
      const row = await store.findForOffice(tx, params.commentId);
      if (!row?.writer) throw new AppError('not_found');
      await insertAudit(tx, {
        at: clock.now(),
        actor: staffId,
        action: 'review.writer_seen',
        subject: `review ${params.commentId}`,
        ...(row.userId && { subjectId: row.userId }),
      });
      const { firstName, lastName, chineseName, phone } = row.writer;
      const name = [orderedName({ firstName, lastName }), chineseName].filter(Boolean).join(' · ');
      return { name, phone };
    });
  });
};
