import { callbacks } from '#demo/callbacks.ts';
import { callbackDue } from '#server/features/services/callback/callback.service.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { callback } from '#server/schema/callback.ts';

/** Due by the hours of the demo's offices. */
export const loadCallbacks = async (tx: Tx, now: Date): Promise<void> => {
  const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  for (const { phone, locale, wish, minutesAgo, reached } of callbacks)
    await tx.insert(callback).values({
      phone: `+1${phone}`,
      locale,
      wish,
      createdAt: before(minutesAgo),
      dueAt: await callbackDue(tx, now, wish),
      ...(reached && { outcome: 'reached', closedAt: before(minutesAgo - 60) }),
    });
};
