/** Starts an office session, pending until the second factor is given. */
import type { StaffMe } from '#contract/staff/staff.ts';
import { sessionBounds, stageOf, touchEveryMs } from '#server/features/staff/staff.rules.ts';
import * as store from '#server/features/staff/staff.store.ts';
import { hashToken, newToken } from '#server/platform/crypto/token.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import type { Caller, StaffCaller } from '#server/platform/http/request/caller.ts';
import { deviceOf } from '#server/platform/http/request/device.ts';
import type { Needs } from '#server/shared/deps.ts';
import { insertDevice } from '#server/shared/people/known-devices.ts';

/** Required in production; elsewhere only for those who set one up. */
export type Factor = { required: boolean };

type Standing = { pending: boolean; byLink: boolean };

export const meOf = (
  person: store.Staff,
  { pending, byLink }: Standing,
  { required }: Factor,
): StaffMe => {
  const { id, name, email, role, totpConfirmedAt, recoveryHashes, letterKeys, teamDigest } = person;
  const confirmed = totpConfirmedAt !== null;
  return {
    staffId: id,
    name,
    email,
    role,
    stage: stageOf({ confirmed, given: !pending, required, byLink }),
    secondFactor: confirmed,
    recoveryCodesLeft: recoveryHashes.length,
    letterKeys,
    teamDigest,
  };
};

/** The token's owner; extends the session unless the request is unattended. */
export const createFindStaff =
  ({ db, clock, ...factor }: Needs<'db' | 'clock'> & Factor) =>
  async (token: string, unattended = false): Promise<StaffCaller | null> => {
    const now = clock.now();
    const found = await store.findSession(db, token, sessionBounds(now));
    if (!found) return null;
    if (!unattended && now.getTime() - found.lastUsedAt.getTime() >= touchEveryMs)
      await store.updateSession(db, token, { lastUsedAt: now });
    return meOf(found.person, found, factor);
  };

type Beginning = {
  caller: Caller;
  now: Date;
  factor: Factor;
  /** Signed in through an emailed link. */
  byLink?: boolean;
  /** The key of a known device; without it a new one is created. */
  deviceKey?: string | undefined;
};

export const startSession = async (
  db: Queryable,
  person: store.Staff,
  { caller, now, factor, byLink = false, deviceKey = newToken() }: Beginning,
): Promise<{ token: string; staff: StaffMe; deviceKey: string }> => {
  const token = newToken();
  // Pending until the second factor is given, or set up where it is required.
  const pending = person.totpConfirmedAt !== null || factor.required;
  const device = deviceOf(caller.userAgent);
  await store.deleteEndedSessions(db, sessionBounds(now));
  const deviceHash = hashToken(deviceKey);
  const row = { staffId: person.id, pending, byLink, deviceHash, now, ...device };
  await store.insertSession(db, token, row);
  const { locale } = caller;
  if (person.locale !== locale) await store.updateStaff(db, person.id, { locale });
  const staff = meOf(person, { pending, byLink }, factor);
  if (staff.stage === 'done') await rememberDevice(db, person.id, token, now);
  return { token, staff, deviceKey };
};

/** Only after full sign-in: otherwise each new device would allow ten more guesses at the second factor. */
export const rememberDevice = async (
  db: Queryable,
  staffId: string,
  token: string,
  now: Date,
): Promise<void> => {
  const deviceHash = await store.findSessionDevice(db, token);
  if (deviceHash) await insertDevice(db, { staffId }, deviceHash, now);
};
