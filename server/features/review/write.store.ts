import { and, arrayOverlaps, count, eq, gt, ne } from 'drizzle-orm';
import { firstRow, type Tx } from '#server/platform/database/connect.ts';
import { comment } from '#server/schema/review.ts';
import type { CommentRow } from './review.store.ts';

/** Locks one's own review; other people's are treated as nonexistent. */
export const findOwn = (tx: Tx, userId: string, commentId: string): Promise<CommentRow | null> =>
  firstRow(
    tx
      .select()
      .from(comment)
      .where(and(eq(comment.id, commentId), eq(comment.userId, userId)))
      .for('update'),
  );

export const findByRequest = async (
  tx: Tx,
  userId: string,
  requestKey: string,
): Promise<string | null> => {
  const [row] = await tx
    .select({ id: comment.id })
    .from(comment)
    .where(and(eq(comment.userId, userId), eq(comment.requestKey, requestKey)));
  return row?.id ?? null;
};

export const countSince = async (tx: Tx, userId: string, since: Date): Promise<number> => {
  const [row] = await tx
    .select({ n: count() })
    .from(comment)
    .where(and(eq(comment.userId, userId), gt(comment.createdAt, since)));
  return row?.n ?? 0;
};

export const insertComment = async (
  tx: Tx,
  values: typeof comment.$inferInsert,
): Promise<string> => {
  const [row] = await tx.insert(comment).values(values).returning({ id: comment.id });
  return row?.id ?? '';
};

export const updateComment = async (
  tx: Tx,
  id: string,
  values: Partial<typeof comment.$inferInsert>,
): Promise<void> => {
  await tx.update(comment).set(values).where(eq(comment.id, id));
};

export const deleteComment = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(comment).where(eq(comment.id, id));
};

/** Which of these pictures other reviews of the same person use. */
export const listShownElsewhere = async (
  tx: Tx,
  { userId, except, images }: { userId: string; except: string; images: string[] },
): Promise<Set<string>> => {
  if (!images.length) return new Set();
  const rows = await tx
    .select({ images: comment.images })
    .from(comment)
    .where(
      and(
        eq(comment.userId, userId),
        ne(comment.id, except),
        arrayOverlaps(comment.images, images),
      ),
    );
  return new Set(rows.flatMap((row) => row.images));
};
