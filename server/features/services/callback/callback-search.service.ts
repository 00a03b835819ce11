/** Call-backs for the office's search box. */
import type { OfficeFound } from '#contract/staff/search.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { listCallbacksFound } from './callback-search.store.ts';

type Hits = NonNullable<OfficeFound['calls']>['hits'];

export const createCallbackSearch =
  ({ db }: { db: Db }) =>
  async (
    { typed, personIds, timeZone }: { typed: string; personIds: string[]; timeZone: string },
    limit: number,
  ): Promise<Hits> => {
    const rows = await listCallbacksFound(db, { typed, personIds }, limit);
    return rows.map(({ callbackId, phone, dueAt, closedAt, person }) => ({
      callbackId,
      person,
      phoneEnding: phone.slice(-4),
      dueAt: localTime(dueAt, timeZone),
      open: closedAt === null,
    }));
  };
