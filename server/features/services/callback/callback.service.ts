import { AppError } from '#contract/errors.ts';
import type { CallbackStep } from '#contract/services/callback-office.ts';
import { type CallbackWish, finishesCallback } from '#contract/services/callback-rules.ts';
import type { CallOutcome } from '#contract/staff/office.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { momentOrLater, startOfDay } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { nextHalfDay } from '#server/shared/cases/call-promise.rules.ts';
import { checkCallDay } from '#server/shared/cases/case-calls.ts';
import { insertCaseEntry, listEntriesOf } from '#server/shared/cases/case-work.ts';
import { dueAfter } from '#server/shared/cases/promised-time.ts';
import { type NumberNews, noteNumber, undoNumber } from '#server/shared/cases/wrong-number.ts';
import { listOpenDays } from '#server/shared/settings/office-hours.store.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import type * as store from './callback.store.ts';

/** By when we call. An agency without office hours promises what it promises for requests. */
export const callbackDue = async (db: Queryable, now: Date, wish: CallbackWish): Promise<Date> => {
  const timeZone = await getTimeZone(db);
  const local = localTime(now, timeZone);
  const by = nextHalfDay(await listOpenDays(db, local.slice(0, 10)), wish, local);
  if (by) return momentOrLater(by, timeZone);
  return (await dueAfter(db, now, 'serviceWorkingDays')).dueAt;
};

/** Calls back that were not undone, oldest first. */
export const listCallsBack = async (db: Queryable, callbackIds: string[], sealer: Sealer) => {
  const entries = await listEntriesOf(db, 'callback', callbackIds, sealer);
  const undone = new Set(entries.map(({ details }) => Number(details.call)));
  return entries
    .filter(({ id, entry }) => entry === 'contacted' && !undone.has(id))
    .map(({ details, ...entry }) => ({
      ...entry,
      outcome: details.outcome as CallOutcome,
      before: details,
    }));
};

type CallBack = Awaited<ReturnType<typeof listCallsBack>>[number];

/** A call can be undone while the request is open, or if this call finished it. */
export const mayUndo = (closedAt: Date | null, last: CallBack | undefined): boolean =>
  last !== undefined && (!closedAt || closedAt.getTime() === last.at.getTime());

type Row = Awaited<ReturnType<typeof store.getCallback>> & {
  /** Whose number it is, if known. */
  userId: string | null;
};
type Noted = {
  staffId: string;
  at: Date;
  text?: string | undefined;
  callAgainOn?: string | undefined;
};

const undoCallBack = async (tx: Tx, row: Row, { staffId, at }: Noted, sealer: Sealer) => {
  const last = (await listCallsBack(tx, [row.id], sealer)).at(-1);
  if (!last || !mayUndo(row.closedAt, last)) throw new AppError('changed_meanwhile');
  const { dueAt, triedAt, tries } = last.before;
  const { userId, phone: called } = row;
  if (userId) await undoNumber(tx, { userId, called }, last.before as NumberNews);
  const details = { call: String(last.id), outcome: last.outcome };
  const entry = { entry: 'callUndone', staffId, at, details } as const;
  await insertCaseEntry(tx, { kind: 'callback', subjectId: row.id }, entry, sealer);
  return {
    dueAt: new Date(dueAt ?? row.dueAt),
    tries: Number(tries),
    triedAt: triedAt ? new Date(triedAt) : null,
    outcome: null,
    closedAt: null,
  };
};

const callBack = async (tx: Tx, row: Row, outcome: CallOutcome, noted: Noted, sealer: Sealer) => {
  const { staffId, at, text, callAgainOn } = noted;
  await checkCallDay(tx, callAgainOn, at);
  const { userId, phone: called } = row;
  const details = {
    outcome,
    // For undoing it.
    dueAt: row.dueAt.toISOString(),
    tries: String(row.tries),
    ...(row.triedAt && { triedAt: row.triedAt.toISOString() }),
    ...(userId && (await noteNumber(tx, { userId, called }, outcome, at))),
  };
  const entry = { entry: 'contacted', staffId, at, details, ...(text && { text }) } as const;
  await insertCaseEntry(tx, { kind: 'callback', subjectId: row.id }, entry, sealer);
  if (finishesCallback({ outcome, callAgainOn }))
    return { outcome: outcome === 'reached' ? outcome : 'gaveUp', closedAt: at } as const;
  const day = callAgainOn ? startOfDay(callAgainOn, await getTimeZone(tx)) : at;
  return {
    ...(outcome !== 'reached' && { tries: row.tries + 1 }),
    triedAt: at,
    dueAt: await callbackDue(tx, day < at ? at : day, row.wish),
  };
};

/** What came of a request: the row's changes, with the call in its history. */
export const noteStep = async (
  tx: Tx,
  row: Row,
  step: CallbackStep,
  noted: Noted,
  sealer: Sealer,
): Promise<Omit<Parameters<typeof store.updateCallback>[2], 'staffId'>> => {
  if (step === 'undo') return undoCallBack(tx, row, noted, sealer);
  if (step === 'reopen') return { outcome: null, closedAt: null };
  if (step === 'gaveUp') return { outcome: 'gaveUp', closedAt: noted.at };
  return callBack(tx, row, step, noted, sealer);
};
