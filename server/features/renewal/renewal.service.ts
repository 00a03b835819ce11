/** Entering and changing dates, by their owner or the office. */
import { AppError } from '#contract/errors.ts';
import {
  type DateKind,
  type DateState,
  dateRules,
  type EnteredKind,
} from '#contract/renewal/renewal.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Needs } from '#server/shared/deps.ts';
import {
  type DateActor,
  eventOf,
  eventsBetween,
  nextReminder,
} from '#server/shared/people/important-dates.rules.ts';
import {
  insertDate,
  insertNextCard,
  localToday,
  makeRoomForCard,
} from '#server/shared/people/important-dates.ts';
import * as store from './renewal.store.ts';

export type Deps = Needs<'clock' | 'sealer'>;
type Fields = { day: string; title?: string | undefined };

/** A day that has passed cannot be reminded of; one far away is a slip of the pen. */
const checkDay = (day: string, today: string): void => {
  const last = `${Number(today.slice(0, 4)) + dateRules.yearsMax}${today.slice(4)}`;
  if (day < today || day > last) throw invalidField('day', 'renewal.wrongDay');
};
const checkTitle = (kind: DateKind, title: string | undefined): void => {
  if (kind === 'other' && !title) throw invalidField('title', 'fields.required');
};

export const addDate = async (
  tx: Tx,
  { clock, sealer }: Deps,
  date: Fields & DateActor & { userId: string; kind: EnteredKind; requestKey?: string },
): Promise<string> => {
  const now = clock.now();
  const today = await localToday(tx, now);
  checkDay(date.day, today);
  checkTitle(date.kind, date.title);
  orNotFound(await store.lockPerson(tx, date.userId));
  return insertDate(tx, date, { sealer, now, today });
};

type Change = Fields & DateActor & { state: DateState; version: number };
type Found = NonNullable<Awaited<ReturnType<typeof store.findForChange>>>;

const isOpen = (state: DateState): boolean => state === 'upcoming' || state === 'started';

/** Changes a locked date. Done: the next white card renewal is a year later. */
export const changeDate = async (
  tx: Tx,
  { clock, sealer }: Deps,
  date: Found,
  { day, title, state, version, by, helper }: Change,
): Promise<void> => {
  // The passport moves it, with the paper.
  if (date.kind === 'paper') throw new AppError('conflict');
  if (date.version !== version) throw new AppError('changed_meanwhile');
  const now = clock.now();
  const today = await localToday(tx, now);
  const { id, userId, kind } = date;
  const moved = day !== date.day;
  if (moved) checkDay(day, today);
  checkTitle(kind, title);
  if (kind === 'whiteCard' && isOpen(state) && !isOpen(date.state))
    await makeRoomForCard(tx, { userId, dateId: id });
  const before = date.titleSealed && sealer.open(date.titleSealed, id);
  const events = eventsBetween({ ...date, title: before }, { day, title: title ?? null, state });
  const renamed = events.includes('renamed');
  await store.updateDate(tx, id, {
    day,
    titleSealed: title ? sealer.seal(title, id) : null,
    state,
    // Entering another day confirms it.
    ...((moved || renamed) && { source: by }),
    remindOn: isOpen(state)
      ? moved || !isOpen(date.state)
        ? nextReminder(day, today)
        : date.remindOn
      : null,
    history: [
      ...date.history,
      ...events.map((event) => eventOf(event, { by, helper }, { now, day })),
    ].slice(-dateRules.historyMax),
    changedAt: now,
  });
  if (kind === 'whiteCard' && state === 'done' && isOpen(date.state))
    await insertNextCard(tx, { userId, after: day, today, now });
};

export const getOwnForChange = async (tx: Tx, dateId: string, userId: string): Promise<Found> =>
  orNotFound(await store.findForChange(tx, dateId, userId));
