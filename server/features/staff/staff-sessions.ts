/** Getting into the office: a session, pending until the second factor is given. */
import { randomBytes } from 'node:crypto';
import type { StaffMe } from '#contract/staff.ts';
import type { Db, Queryable } from '#server/db/connect.ts';
import type { Caller, StaffCaller } from '#server/http/bind.ts';
import { deviceOf } from '#server/http/device.ts';
import type { Clock } from '#server/ports/clock.ts';
import { sessionBounds, stageOf, touchEveryMs } from './staff.rules.ts';
import * as store from './staff.store.ts';

/** In production everyone has a second factor; elsewhere whoever set one up. */
export type Factor = { required: boolean };

export const newSecret = (): string => randomBytes(32).toString('base64url');

export const meOf = (person: store.Staff, pending: boolean, { required }: Factor): StaffMe => {
  const { id, name, email, role, totpConfirmedAt, recoveryHashes } = person;
  const confirmed = totpConfirmedAt !== null;
  return {
    staffId: id,
    name,
    email,
    role,
    stage: stageOf({ confirmed, given: !pending, required }),
    secondFactor: confirmed,
    recoveryCodesLeft: recoveryHashes.length,
  };
};

/** Who holds this token; a session in use is prolonged. */
export const createFindStaff =
  ({ db, clock, ...factor }: { db: Db; clock: Clock } & Factor) =>
  async (token: string): Promise<StaffCaller | null> => {
    const now = clock.now();
    const found = await store.findSession(db, token, sessionBounds(now));
    if (!found) return null;
    if (now.getTime() - found.lastUsedAt.getTime() >= touchEveryMs)
      await store.updateSession(db, token, { lastUsedAt: now });
    return meOf(found.person, found.pending, factor);
  };

export const startSession = async (
  db: Queryable,
  person: store.Staff,
  { caller, now, factor }: { caller: Caller; now: Date; factor: Factor },
): Promise<{ token: string; staff: StaffMe }> => {
  const token = newSecret();
  // Who has set up a second factor gives it; who has to set one up does that first.
  const pending = person.totpConfirmedAt !== null || factor.required;
  const device = deviceOf(caller.userAgent);
  await store.deleteEndedSessions(db, sessionBounds(now));
  await store.insertSession(db, token, { staffId: person.id, pending, now, ...device });
  return { token, staff: meOf(person, pending, factor) };
};
