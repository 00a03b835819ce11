import { reviews } from '#demo/reviews.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { comment } from '#server/schema/review.ts';
import { momentBefore } from './dates.ts';

export const loadReviews = (tx: Tx, now: Date) =>
  tx.insert(comment).values(
    reviews.map((r, i) => ({
      id: `review-${i + 1}`,
      userName: r.name,
      place: r.place ?? null,
      clientSince: r.clientSince ?? null,
      rating: r.rating,
      text: r.text,
      images: r.pictures.map((file) => `/media/${file}`),
      createdAt: momentBefore(now, r.daysAgo),
      reply: r.reply?.text ?? null,
      replyAt: r.reply ? momentBefore(now, r.reply.daysAgo) : null,
      top: r.top ?? false,
      // The newest few are open cases.
      seenAt: r.daysAgo > 5 ? momentBefore(now, r.daysAgo - 1) : null,
    })),
  );
