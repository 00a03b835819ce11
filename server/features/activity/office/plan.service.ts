/** What the office does with a whole activity: message participants, copy, repeat, move, unpublish. */
import type { Batch, RepeatStep } from '#contract/activity/plan-office.ts';
import type { PlanReason } from '#contract/activity/plan-reasons.ts';
import { AppError } from '#contract/errors.ts';
import type { MessagePreview } from '#contract/staff/office.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';
import { activityStatusAt, toMinute } from '#server/features/activity/activity.rules.ts';
import { needsReminder } from '#server/features/activity/registration/join.rules.ts';
import { createJoining } from '#server/features/activity/registration/join.service.ts';
import {
  findLocked,
  type LockedActivity,
  lockActivity,
} from '#server/features/activity/registration/join.store.ts';
import { createNotices } from '#server/features/activity/registration/notices.service.ts';
import { restoreSeats } from '#server/features/activity/registration/seats.service.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import { say } from '#server/platform/http/translate.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { LocalText } from '#server/shared/localized-text/localized-text.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { wasDone } from './audited.store.ts';
import {
  type ActivityOfficeDeps,
  auditName,
  type ChangeActivity,
  type ChangeRequest,
  type ChangeScope,
} from './change-activity.service.ts';
import { movedTimes, repeatDays, timesOn } from './plan.rules.ts';
import * as store from './plan.store.ts';
import { listCalledOff, listComing } from './registrations.store.ts';

/** Groups identical messages. */
const batchesOf = (messages: readonly MessagePreview[]): Batch[] => {
  const batches = new Map<string, Batch>();
  for (const { channel, locale, text } of messages) {
    const key = `${channel} ${locale} ${text}`;
    const batch = batches.get(key) ?? { channel, locale, text, count: 0 };
    batches.set(key, { ...batch, count: batch.count + 1 });
  }
  return [...batches.values()];
};

const targets = {
  registered: ['registered'],
  waitlisted: ['waitlisted'],
  all: ['registered', 'waitlisted'],
} as const;

type Announcement = {
  requestKey: string;
  to: keyof typeof targets;
  text: LocalText;
  urgent: boolean;
};
type Repeat = {
  requestKey: string;
  every: RepeatStep;
  times?: number | null | undefined;
  until?: string | null | undefined;
  published: boolean;
};

/** Changes that participants have to know about. */
const isMoved = (before: LockedActivity, after: LockedActivity): boolean =>
  before.startTime !== after.startTime ||
  before.endTime !== after.endTime ||
  JSON.stringify(before.location) !== JSON.stringify(after.location);

type NotifyScope = Pick<ChangeScope, 'tx' | 'now' | 'localNow' | 'notices'>;

/**
 * Notifies participants of a new time or place; when the activity is unpublished, cancels and notifies them. Returns
 * the number of parties.
 */
const notifyParticipants = async (
  { tx, now, localNow, notices }: NotifyScope,
  before: LockedActivity,
  after: LockedActivity,
  reason: PlanReason | null,
): Promise<number> => {
  // Past or unpublished activities affect nobody.
  if (!before.published || activityStatusAt(localNow, before) === 'ended') return 0;
  const calledOff = !after.published;
  if (!calledOff && !isMoved(before, after)) return 0;
  const parties = await listComing(tx, before.id);
  if (!reason) {
    // Nobody is told without being told why.
    if (parties.length) throw invalidField('reason', 'fields.choice');
    reason = 'plan';
  }
  for (const party of parties)
    if (calledOff) await notices.calledOff(tx, { party, activity: before, reason });
    else await notices.moved(tx, { party, activity: after, reason });
  if (calledOff) await store.cancelAll(tx, before.id, now);
  else await store.updateReminders(tx, before.id, needsReminder(localNow, after) ? null : now);
  return parties.length;
};

/** The activity takes place after all: everybody has their place again, and is told. Returns the number of parties. */
const restoreCalledOff = async (scope: ChangeScope, after: LockedActivity): Promise<number> => {
  const { tx, localNow, notices } = scope;
  if (activityStatusAt(localNow, after) === 'ended') return 0;
  const parties = await listCalledOff(tx, after.id, auditName(after.id));
  for (const cancelled of parties) {
    // With the seats that are left by then.
    const party = await restoreSeats(tx, await lockActivity(tx, after.id), cancelled, scope);
    const why = say(party.locale, 'office.corrections.takesPlace');
    await notices.restored(tx, { party, activity: after }, why);
  }
  return parties.length;
};

/** For other code that changes an activity: call it in the same transaction, after the write, with the row locked. */
export const createNotifyMoved =
  ({ clock, messages }: Pick<ActivityOfficeDeps, 'clock' | 'messages'>) =>
  async (
    tx: Tx,
    [before, after]: readonly [LockedActivity, LockedActivity],
    reason: PlanReason | null,
    now = clock.now(),
  ): Promise<void> => {
    const localNow = localTime(now, await getTimeZone(tx));
    const scope = { tx, now, localNow, notices: createNotices(messages) };
    await notifyParticipants(scope, before, after, reason);
  };

/**
 * For other code that writes an activity: call it before the write, and the returned function after it. Participants
 * are notified, and the waitlist moves up. Without a reason it throws where somebody would be told.
 * `now` is the moment of the change's entry in the audit log: by it the places are found again (`listCalledOff`).
 */
export const createActivityChanging = (
  deps: Pick<ActivityOfficeDeps, 'db' | 'clock' | 'messages'>,
) => {
  const notifyMoved = createNotifyMoved(deps);
  const joining = createJoining({ ...deps, notices: createNotices(deps.messages) });
  return async (
    tx: Tx,
    activityId: string,
    now: Date,
  ): Promise<(reason: PlanReason | null) => Promise<void>> => {
    const before = await findLocked(tx, activityId);
    return async (reason) => {
      if (before) await notifyMoved(tx, [before, await lockActivity(tx, activityId)], reason, now);
      await joining.promoteIn(tx, activityId);
    };
  };
};

export const createPlan = (changeActivity: ChangeActivity) => ({
  message: async (request: ChangeRequest, { requestKey, to, text, urgent }: Announcement) => {
    const { messages, ...result } = await changeActivity(
      request,
      async ({ tx, activity, notices, audit }) => {
        const action = 'activity.message';
        const done = { action, subject: auditName(activity.id), key: requestKey };
        const parties = await listComing(tx, activity.id, targets[to]);
        const read = new Set(parties.map((party) => party.locale));
        const missing = locales.filter(
          (locale: Locale) => read.has(locale) && !text[locale]?.trim(),
        );
        if (await wasDone(tx, done)) return { unreached: [], missing, isNew: false };
        const unreached: string[] = [];
        for (const party of parties)
          if (!(await notices.news(tx, { party, activity, text }, urgent)))
            unreached.push(party.name);
        const details = { key: requestKey, to, parties: String(parties.length) };
        await audit(action, { details });
        return { unreached, missing, isNew: true };
      },
    );
    return { ...result, batches: batchesOf(messages) };
  },

  copy: (
    request: ChangeRequest,
    { requestKey, day, published }: { requestKey: string; day: string; published: boolean },
  ) =>
    changeActivity(request, async ({ tx, activity, audit }) => {
      const [there] = await store.listExisting(tx, [requestKey]);
      if (there) return { id: there };
      const copy = { id: requestKey, seriesId: null, published, ...timesOn(day, activity) };
      await store.insertCopies(tx, activity, [copy]);
      await audit('activity.copied', { details: { copy: requestKey, day } });
      return { id: requestKey };
    }),

  repeat: (request: ChangeRequest, { requestKey, every, times, until, published }: Repeat) =>
    changeActivity(request, async ({ tx, activity, audit }) => {
      const seriesId = activity.seriesId ?? requestKey;
      const copyIdOf = (day: string) => `${requestKey}-${day}`;
      const end = until ? { until } : { times: times ?? 1 };
      const days = repeatDays(activity.startTime, every, end);
      const made = await store.listExisting(tx, days.map(copyIdOf));
      const taken = await store.listSeriesDays(tx, seriesId);
      // Skip when a repeated request has created them already.
      if (!made.length) {
        const fresh = days.filter((day) => !taken.has(day));
        await store.updateActivity(tx, activity.id, { seriesId });
        await store.insertCopies(
          tx,
          activity,
          fresh.map((day) => ({
            id: copyIdOf(day),
            seriesId,
            published,
            ...timesOn(day, activity),
          })),
        );
        await audit('activity.repeated', { details: { every, days: String(fresh.length) } });
        made.push(...fresh.map(copyIdOf));
      }
      return {
        days: days.map((day) => ({
          startTime: toMinute(timesOn(day, activity).startTime),
          exists: taken.has(day),
        })),
        ids: request.preview ? [] : made,
      };
    }),

  move: async (
    request: ChangeRequest,
    {
      was,
      reason,
      ...to
    }: { day: string; from: string; to: string; was: string; reason: PlanReason },
  ) => {
    if (to.to <= to.from) throw invalidField('to', 'fields.time');
    return changeActivity(request, async (scope) => {
      const { tx, activity, audit } = scope;
      if (toMinute(activity.startTime) !== was) throw new AppError('changed_meanwhile');
      const after = { ...activity, ...movedTimes(to, activity) };
      const { startTime, endTime, registerStart, registerEnd } = after;
      await store.updateActivity(tx, activity.id, {
        startTime,
        endTime,
        registerStart,
        registerEnd,
      });
      const affected = await notifyParticipants(scope, activity, after, reason);
      const details = { from: toMinute(activity.startTime), to: toMinute(startTime), reason };
      await audit('activity.moved', { details: { ...details, parties: String(affected) } });
      return { affected };
    });
  },

  publish: (
    request: ChangeRequest & { userIds?: readonly string[] },
    {
      published,
      restore = false,
      reason = 'plan',
    }: {
      published: boolean;
      restore?: boolean | undefined;
      reason?: PlanReason | undefined;
    },
  ) =>
    changeActivity(request, async (scope) => {
      const { tx, activity, audit } = scope;
      if (activity.published === published) return { affected: 0 };
      await store.updateActivity(tx, activity.id, { published });
      const after = { ...activity, published };
      const affected = restore
        ? await restoreCalledOff(scope, after)
        : await notifyParticipants(scope, activity, after, reason);
      const details = { parties: String(affected), ...(!published && { reason }) };
      await audit(published ? 'activity.published' : 'activity.unpublished', { details });
      return { affected };
    }),
});
