/** Registrations in the office: check-in, phone registrations, seats. */
import type {
  CallerBody,
  CancelPartyBody,
  Party as PartyView,
  ScanAnswer,
} from '#contract/activity/office.ts';
import { readTicket, shortCodeOf } from '#contract/activity/ticket.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { activityStatusAt } from '#server/features/activity/activity.rules.ts';
import { fits, partyOf } from '#server/features/activity/registration/join.rules.ts';
import {
  cancelRegistration,
  countPosition,
  findRegistration,
  type Party,
} from '#server/features/activity/registration/join.store.ts';
import {
  freeSeats,
  promoteParties,
  promoteWaitlist,
  restoreSeats,
  takeSeats,
} from '#server/features/activity/registration/seats.service.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import { localTime, localTimeOrNull } from '#server/platform/time/clock.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { initialsOf, syllablesOf } from '#server/shared/localized-text/pinyin.ts';
import { convert } from '#server/shared/localized-text/search-normalize.ts';
import { wasToldCancelled } from './audited.store.ts';
import {
  auditName,
  type ChangeActivity,
  type ChangeRequest,
  type ChangeScope,
} from './change-activity.service.ts';
import { updateActivity } from './plan.store.ts';
import { findParty, findSameCaller, findTicket, updateArrived } from './registrations.store.ts';

/** Pinyin spellings of a Chinese name that staff may search by: 'chen xiuying', 'chenxiuying', 'cxy'. */
const pinyinAliases = (name: string): string => {
  if (!/\p{Script=Han}/u.test(name)) return '';
  const parts = syllablesOf(name);
  const [family = '', ...given] = parts;
  return [parts.join(' '), `${family} ${given.join('')}`, parts.join(''), initialsOf(parts)].join(
    ' ',
  );
};

export const partyView = (row: Party, timeZone: string): PartyView => {
  const local = localTimeOrNull(timeZone);
  const phone = row.phone.slice(-4);
  const code = shortCodeOf(row.id);
  const names = [row.name, convert(row.name, 'zh-CN'), convert(row.name, 'zh-TW')];
  const search = [...new Set(names), pinyinAliases(row.name), phone, code, code.replace('-', '')];
  return {
    registrationId: row.id,
    code,
    name: row.name,
    search: search.join(' ').normalize('NFKC').toLowerCase(),
    phone,
    people: partyOf(row),
    waitingPeople: row.waitingCompanions,
    needs: row.needs,
    needsNote: row.needsNote,
    status: row.status,
    smsConsent: row.smsConsent,
    locale: row.locale,
    hasAccount: Boolean(row.userId),
    enteredByStaff: row.enteredByStaff,
    helper: row.helper,
    registeredAt: localTime(row.registeredAt, timeZone),
    promotedAt: local(row.promotedAt),
    cancelledAt: local(row.cancelledAt),
    cancelledByStaff: row.cancelledByStaff,
    checkedInAt: local(row.checkedInAt),
    arrived: row.arrived ?? 0,
  };
};

const getParty = async ({ tx, activity }: ChangeScope, registrationId: string): Promise<Party> =>
  orNotFound(await findParty(tx, activity.id, registrationId));

const refuseEnded = ({ activity, localNow }: ChangeScope): void => {
  if (activityStatusAt(localNow, activity) === 'ended') throw new AppError('activity_ended');
};

const setArrived = async (
  scope: ChangeScope,
  party: Party,
  arrived: number,
): Promise<PartyView> => {
  const { tx, now, timeZone, audit } = scope;
  // Keep the time of the first arrival when others follow.
  const checkedInAt = arrived ? (party.checkedInAt ?? now) : null;
  const values = { arrived: arrived || null, checkedInAt };
  await updateArrived(tx, party.id, values);
  await audit(arrived ? 'activity.check_in' : 'activity.check_in_undone', {
    userId: party.userId,
    details: { registration: party.id, arrived: String(arrived) },
  });
  return partyView({ ...party, ...values }, timeZone);
};

export const createOffice = (changeActivity: ChangeActivity) => ({
  checkIn: (request: ChangeRequest, registrationId: string, { arrived, was }: CheckIn) =>
    changeActivity(request, async (scope) => {
      const party = await getParty(scope, registrationId);
      if (party.status !== 'registered') throw new AppError('changed_meanwhile');
      if (arrived > partyOf(party)) throw invalidField('arrived', 'fields.number');
      const before = party.arrived ?? 0;
      if (before === arrived)
        return { party: partyView(party, scope.timeZone), already: before !== was };
      if (before !== was) throw new AppError('changed_meanwhile');
      return { party: await setArrived(scope, party, arrived), already: false };
    }),

  /** Checks in the whole party; staff correct the number if fewer came. */
  scan: (request: ChangeRequest, code: string, locale: Locale): Promise<ScanAnswer> =>
    changeActivity(request, async (scope): Promise<ScanAnswer> => {
      const ticket = readTicket(code);
      const found = ticket && (await findTicket(scope.tx, request.activityId, ticket));
      if (!found) return { result: 'unknown' };
      const { party } = found;
      if (party.activityId !== request.activityId) {
        const { title, startTime } = found;
        const other = { id: party.activityId, title: readText(title, locale) };
        return { result: 'other', other: { ...other, startTime: startTime.slice(0, 16) } };
      }
      const view = partyView(party, scope.timeZone);
      if (party.status !== 'registered') return { result: party.status, party: view };
      if (party.arrived) return { result: 'already', party: view };
      return { result: 'in', party: await setArrived(scope, party, partyOf(party)) };
    }),

  /** Allowed until the activity ends, whatever the registration period says: the person may be standing at the door. */
  registerCaller: async (request: ChangeRequest, form: Omit<CallerBody, 'preview'>) => {
    const { registrationId, userId = null, ...typed } = form;
    return changeActivity({ ...request, userId }, async (scope) => {
      const { tx, activity, now, localNow, notices, audit } = scope;
      if (!activity.published) throw new AppError('activity_closed');
      refuseEnded(scope);
      const before = userId
        ? await findRegistration(tx, activity.id, userId)
        : await findSameCaller(tx, activity.id, { ...typed, id: registrationId });
      const isThere = before && before.status !== 'cancelled';
      const values = {
        ...typed,
        needsNote: typed.needsNote || null,
        // A reused row keeps its id.
        ...(!before && { id: registrationId }),
        activityId: activity.id,
        userId,
        enteredByStaff: true,
        helper: null,
      };
      const context = { now, localNow, notices };
      const party = isThere ? before : await takeSeats(tx, activity, { values, before }, context);
      const details = { registration: party.id, people: String(partyOf(party)) };
      if (!isThere) await audit('activity.registered', { userId, details });
      const isIn = party.status === 'registered';
      return {
        status: isIn ? ('registered' as const) : ('waitlisted' as const),
        position: isIn ? null : await countPosition(tx, party),
        isNew: !isThere,
      };
    });
  },

  cancelParty: (
    request: ChangeRequest,
    registrationId: string,
    { was, reason, note }: Omit<CancelPartyBody, 'preview'>,
  ) =>
    changeActivity(request, async (scope) => {
      const { tx, activity, now, audit, notices } = scope;
      refuseEnded(scope);
      const party = await getParty(scope, registrationId);
      if (party.status !== was) throw new AppError('changed_meanwhile');
      await cancelRegistration(tx, party.id, now, { byStaff: true });
      await notices.partyCancelled(tx, { party, activity, reason, note });
      await freeSeats(tx, activity, party, scope);
      const details = { registration: party.id, reason };
      await audit('activity.party_cancelled', { userId: party.userId, details });
      return {};
    }),

  /** Not for somebody whose account is closed. */
  restoreParty: (
    request: ChangeRequest & { userId: string | null },
    registrationId: string,
    correction: string,
  ) =>
    changeActivity(request, async (scope) => {
      const { tx, activity, audit, notices } = scope;
      // Called off: first it has to take place again, with all of them.
      if (!activity.published) throw new AppError('activity_closed');
      refuseEnded(scope);
      const cancelled = await getParty(scope, registrationId);
      if (cancelled.status !== 'cancelled') throw new AppError('changed_meanwhile');
      // Their own cancellation is no mistake of ours: they register again.
      if (!cancelled.cancelledByStaff) throw new AppError('conflict');
      const party = await restoreSeats(tx, activity, cancelled, scope);
      if (await wasToldCancelled(tx, cancelled, auditName(activity.id)))
        await notices.restored(tx, { party, activity }, correction);
      const details = { registration: party.id, status: party.status };
      await audit('activity.party_restored', { userId: party.userId, details });
      return { status: party.status === 'registered' ? party.status : ('waitlisted' as const) };
    }),

  moveUpParty: (request: ChangeRequest, registrationId: string) =>
    changeActivity(request, async (scope) => {
      const { tx, activity, audit } = scope;
      refuseEnded(scope);
      const party = await getParty(scope, registrationId);
      if (party.status !== 'waitlisted') throw new AppError('changed_meanwhile');
      const needed = activity.registeredCount + partyOf(party);
      const quota = fits(party.companions, activity) ? activity.quota : needed;
      if (quota !== activity.quota) await updateActivity(tx, activity.id, { quota });
      await promoteParties(tx, activity, [party], scope);
      const details = { registration: party.id, quota: String(quota) };
      await audit('activity.party_moved_up', { userId: party.userId, details });
      return { quota };
    }),

  changeQuota: (request: ChangeRequest, { quota, was }: { quota: number; was: number }) =>
    changeActivity(request, async (scope) => {
      const { tx, activity, audit } = scope;
      if (activity.quota !== was && activity.quota !== quota)
        throw new AppError('changed_meanwhile');
      if (quota < activity.registeredCount) throw new AppError('quota_too_small');
      if (quota === activity.quota) return { movedUp: 0 };
      await updateActivity(tx, activity.id, { quota });
      const movedUp = await promoteWaitlist(tx, { ...activity, quota }, scope);
      await audit('activity.quota', { details: { from: String(was), to: String(quota) } });
      return { movedUp };
    }),
});
type CheckIn = { arrived: number; was: number };
