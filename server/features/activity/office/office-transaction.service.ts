/** How the office changes an activity: below its lock, audited, and first as a preview in which nothing happens. */
import type { MessagePreview } from '#contract/staff/office.ts';
import {
  type LockedActivity,
  lockActivity,
  lockPerson,
} from '#server/features/activity/registration/join.store.ts';
import {
  createNotices,
  type Notices,
} from '#server/features/activity/registration/notices.service.ts';
import type { Db, Tx } from '#server/platform/database/connect.ts';
import { inLine } from '#server/platform/queue/keyed-mutex.ts';
import { type Clock, wallClock } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { rehearse } from '#server/shared/messaging/message-preview.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';

export type FrameDeps = { db: Db; clock: Clock; messages: Messages };

export type Doing = { activityId: string; staffId: string; preview?: boolean | undefined };
export type Within = {
  tx: Tx;
  activity: LockedActivity;
  now: Date;
  /** `now` on the agency's wall. */
  wall: string;
  timeZone: string;
  notices: Notices;
  audit: (action: string, more?: { userId?: string | null; details?: Details }) => Promise<void>;
};
type Details = Record<string, string>;

export const auditName = (activityId: string): string => `activity ${activityId}`;

export const createFrame =
  ({ db, clock, messages }: FrameDeps) =>
  <T>(
    { activityId, staffId, preview, userId }: Doing & { userId?: string | null },
    work: (within: Within) => Promise<T>,
  ): Promise<{ answer: T; messages: MessagePreview[] }> =>
    inLine(db, `activity ${activityId}`, () =>
      rehearse(
        { messages, preview, inTransaction: (within) => db.transaction(within) },
        async (tx, sending) => {
          // The person before the activity, as everywhere.
          if (userId) await lockPerson(tx, userId);
          const activity = await lockActivity(tx, activityId);
          const now = clock.now();
          const timeZone = await getTimeZone(tx);
          const wall = wallClock(now, timeZone);
          const audit: Within['audit'] = (action, { userId: about, details = {} } = {}) =>
            insertAudit(tx, {
              at: now,
              actor: staffId,
              action,
              subject: auditName(activityId),
              ...(about && { subjectId: about }),
              details,
            });
          const notices = createNotices(sending);
          return work({ tx, activity, now, wall, timeZone, notices, audit });
        },
      ),
    );
export type Frame = ReturnType<typeof createFrame>;
