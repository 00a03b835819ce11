/** Changes of an activity by the office: under its lock, audited, and previewed on request. */
import type { AuditAction } from '#contract/staff/audit-actions.ts';
import {
  type LockedActivity,
  lockActivity,
  lockPerson,
} from '#server/features/activity/registration/join.store.ts';
import {
  createNotices,
  type Notices,
} from '#server/features/activity/registration/notices.service.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';

export type ActivityOfficeDeps = Needs<'db' | 'clock' | 'messages'>;

export type ChangeRequest = { activityId: string; staffId: string; preview?: boolean | undefined };
export type ChangeScope = {
  tx: Tx;
  activity: LockedActivity;
  now: Date;
  /** `now` in the agency's time zone. */
  localNow: string;
  timeZone: string;
  notices: Notices;
  audit: (
    action: AuditAction,
    more?: { userId?: string | null; details?: Details },
  ) => Promise<void>;
};
type Details = Record<string, string>;

export const auditName = (activityId: string): string => `activity ${activityId}`;

/** The people who get seats. */
type WhoseSeats = { userId?: string | null; userIds?: readonly string[] };

export const createChangeActivity =
  ({ db, clock, messages }: ActivityOfficeDeps) =>
  <T extends object>(
    { activityId, staffId, preview, userId, userIds = [] }: ChangeRequest & WhoseSeats,
    work: (scope: ChangeScope) => Promise<T>,
  ) =>
    runExclusive(db, `activity ${activityId}`, () =>
      officeTransaction({ db, messages, preview }, async ({ tx, messages: recorded }) => {
        // Lock order everywhere: the person, then the activity.
        for (const id of userId ? [userId] : userIds.toSorted())
          await lockPerson(tx, id, 'changed_meanwhile');
        const activity = await lockActivity(tx, activityId);
        const now = clock.now();
        const timeZone = await getTimeZone(tx);
        const localNow = localTime(now, timeZone);
        const audit: ChangeScope['audit'] = (action, { userId: about, details = {} } = {}) =>
          insertAudit(tx, {
            at: now,
            actor: staffId,
            action,
            subject: auditName(activityId),
            ...(about && { subjectId: about }),
            details,
          });
        const notices = createNotices(recorded);
        return work({ tx, activity, now, localNow, timeZone, notices, audit });
      }),
    );
export type ChangeActivity = ReturnType<typeof createChangeActivity>;
