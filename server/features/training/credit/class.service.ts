/** Seats in a class, and the hours of those who were there. */
import { randomUUID } from 'node:crypto';
import { AppError } from '#contract/errors.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import * as store from './class.store.ts';
import { insertCredit } from './credit.store.ts';

/** Locks the class: of two who want the last seat one gets it. A cancelled one is not found. */
export const lockOpenClass = async (tx: Tx, sessionId: string): Promise<store.Session> => {
  const session = orNotFound(await store.findSession(tx, sessionId, 'update'));
  if (session.cancelledAt) throw new AppError('not_found');
  return session;
};

/** Twice is once. Needs the lock of the class. */
export const takeSeat = async (
  tx: Tx,
  { id, places }: store.Session,
  userId: string,
  now: Date,
): Promise<void> => {
  if (await store.findSeat(tx, id, userId)) return;
  const taken = (await store.countSeats(tx, [id])).get(id)?.taken ?? 0;
  if (taken >= places) throw new AppError('class_full');
  await store.insertSeat(tx, id, userId, now);
};

type Present = { by: 'code' | 'staff'; staffId: string | null; now: Date };

/** Credits the hours once. Needs the lock of the class, and a seat. */
export const markPresent = async (
  tx: Tx,
  session: store.Session,
  userId: string,
  { by, staffId, now }: Present,
): Promise<boolean> => {
  if (!(await store.updatePresent(tx, session.id, userId, { at: now, by }))) return false;
  await insertCredit(tx, {
    userId,
    kind: 'class',
    state: 'counted',
    title: session.title,
    creditedOn: session.day,
    hours: session.hours,
    subjects: session.subjects,
    sessionId: session.id,
    signedBy: session.instructor,
    staffId,
    createdAt: now,
    requestKey: randomUUID(),
  });
  return true;
};
