/** How the office changes an activity: below its lock, audited, and first as a preview in which nothing happens. */
import type { MessagePreview } from '#contract/office.ts';
import { insertAudit } from '#server/db/audit.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import { getTimeZone } from '#server/db/settings.ts';
import { type Clock, wallClock } from '#server/ports/clock.ts';
import { inLine } from '#server/ports/in-line.ts';
import type { Messages } from '#server/ports/messages.ts';
import { type LockedActivity, lockActivity, lockPerson } from './activity-join.store.ts';
import { createNotices, keepingOutbox, type Notices } from './activity-notices.ts';

export type FrameDeps = { db: Db; clock: Clock; messages: Messages };

/** Ends a preview: everything that was done so far is undone. */
class Undone<T> {
  readonly answer: T;
  constructor(answer: T) {
    this.answer = answer;
  }
}

export type Doing = { activityId: string; staffId: string; preview?: boolean };
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
    { activityId, staffId, preview = false, userId }: Doing & { userId?: string | null },
    work: (within: Within) => Promise<T>,
  ): Promise<{ answer: T; messages: MessagePreview[] }> =>
    inLine(`activity ${activityId}`, async () => {
      const { kept, outbox } = keepingOutbox(preview ? null : messages);
      const notices = createNotices(outbox);
      const begin = async (tx: Tx): Promise<T> => {
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
        const answer = await work({ tx, activity, now, wall, timeZone, notices, audit });
        if (preview) throw new Undone(answer);
        return answer;
      };
      try {
        return { answer: await db.transaction(begin), messages: kept };
      } catch (error) {
        if (error instanceof Undone) return { answer: error.answer as T, messages: kept };
        throw error;
      }
    });
export type Frame = ReturnType<typeof createFrame>;
