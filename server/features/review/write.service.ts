/** Creating, editing and deleting one's own review and its pictures. */
import { AppError } from '#contract/errors.ts';
import type { OwnComment } from '#contract/review/review.ts';
import { reviewRules } from '#contract/review/write.ts';
import { lockFor } from '#server/platform/database/advisory-lock.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Needs } from '#server/shared/deps.ts';
import { claimFiles, deleteFiles } from '#server/shared/people/claim-files.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { fileIdsOf, stateAfterEdit } from './review.rules.ts';
import { getOwnComment, type Reader } from './review.store.ts';
import * as store from './write.store.ts';

type Typed = { rating: number; commentText: string; commentImage: string[] };
type Writer = { userId: string; reader: Reader };

const dayMs = 24 * 60 * 60 * 1000;

export const createWriting = ({
  db,
  clock,
  pictureStore,
}: Needs<'db' | 'clock' | 'pictureStore'>) => {
  const claim = async (tx: Tx, userId: string, images: string[]) =>
    claimFiles(tx, {
      fileIds: fileIdsOf(images),
      ownerId: userId,
      purposes: ['review'],
      now: clock.now(),
    });

  /** Deletes pictures that no review uses any more: they were public, so they don't wait for the sweeper. */
  const drop = async (tx: Tx, userId: string, commentId: string, images: string[]) => {
    const elsewhere = await store.listShownElsewhere(tx, { userId, except: commentId, images });
    const gone = images.filter((image) => !elsewhere.has(image));
    return deleteFiles(tx, { ownerId: userId, fileIds: fileIdsOf(gone) });
  };
  /** After the commit, so no row is left without its bytes. The sweeper deletes what fails here. */
  const removeBytes = (ids: string[]) => pictureStore.remove(ids).catch(() => {});

  /** Stored in the author's language only; other readers see the same text. */
  const textOf = ({ commentText }: Typed, { locale }: Reader) => ({ [locale]: commentText });

  return {
    add: (
      { userId, reader }: Writer,
      { requestKey, ...typed }: Typed & { requestKey?: string | undefined },
    ): Promise<OwnComment> =>
      db.transaction(async (tx) => {
        // A double click waits here and finds the first review.
        await lockFor(tx, `review ${userId}`);
        const first = requestKey && (await store.findByRequest(tx, userId, requestKey));
        if (first) return getOwnComment(tx, first, reader);
        const now = clock.now();
        const today = await store.countSince(tx, userId, new Date(now.getTime() - dayMs));
        if (today >= reviewRules.perDay) throw new AppError('review_limit');
        await claim(tx, userId, typed.commentImage);
        const { approveFirst } = await getSetting(tx, 'reviews');
        const id = await store.insertComment(tx, {
          userId,
          userName: {},
          rating: typed.rating,
          text: textOf(typed, reader),
          images: typed.commentImage,
          createdAt: now,
          hidden: approveFirst,
          waiting: approveFirst,
          ...(requestKey && { requestKey }),
        });
        return getOwnComment(tx, id, reader);
      }),

    update: async (
      { userId, reader }: Writer,
      commentId: string,
      typed: Typed,
    ): Promise<OwnComment> => {
      const { comment, dropped } = await db.transaction(async (tx) => {
        const before = orNotFound(await store.findOwn(tx, userId, commentId));
        await claim(tx, userId, typed.commentImage);
        const { approveFirst } = await getSetting(tx, 'reviews');
        await store.updateComment(tx, commentId, {
          rating: typed.rating,
          text: textOf(typed, reader),
          images: typed.commentImage,
          editedAt: clock.now(),
          ...stateAfterEdit(before, approveFirst),
        });
        const gone = before.images.filter((image) => !typed.commentImage.includes(image));
        const dropped = await drop(tx, userId, commentId, gone);
        return { comment: await getOwnComment(tx, commentId, reader), dropped };
      });
      await removeBytes(dropped);
      return comment;
    },

    remove: async ({ userId }: Writer, commentId: string): Promise<void> => {
      const dropped = await db.transaction(async (tx) => {
        const before = orNotFound(await store.findOwn(tx, userId, commentId));
        await store.deleteComment(tx, commentId);
        return drop(tx, userId, commentId, before.images);
      });
      await removeBytes(dropped);
    },
  };
};
