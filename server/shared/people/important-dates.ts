/** Dates that matter to people. For the renewal feature, decisions on white cards, answered letters, and staff's view. */
import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import {
  type DateState,
  dateRules,
  type EnteredKind,
  type ImportantDate,
} from '#contract/renewal/renewal.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import { say } from '#server/platform/http/translate.ts';
import { daysBetween } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { importantDate } from '#server/schema/renewal.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { whiteCard, whiteCardEvent } from '#server/schema/whitecard.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { type DateActor, eventOf, nextReminder, nextYearly } from './important-dates.rules.ts';

const openStates: DateState[] = ['upcoming', 'started'];
export const isOpenDate = inArray(importantDate.state, openStates);

/** A request that was taken back has not started anything. */
export const stateNow = sql<DateState>`case when ${importantDate.state} = 'started'
  and ${serviceRecord.cancelledAt} is not null then 'upcoming' else ${importantDate.state} end`;

const dateColumns = {
  date: importantDate,
  state: stateNow,
  recordNo: sql<string | null>`${serviceRecord.recordNo}`,
};

/** With the request to renew, if there is one. */
export const selectDates = (db: Queryable) =>
  db
    .select(dateColumns)
    .from(importantDate)
    .leftJoin(serviceRecord, eq(serviceRecord.id, importantDate.recordId));

export type DateRow = Awaited<ReturnType<typeof selectDates>>[number];

export const localToday = async (db: Queryable, now: Date): Promise<string> =>
  localTime(now, await getTimeZone(db)).slice(0, 10);

export type DateView = { timeZone: string; now: Date; sealer: Sealer; locale: Locale };

export const viewDate = (
  { date, state, recordNo }: DateRow,
  { timeZone, now, sealer, locale }: DateView,
): ImportantDate => {
  const today = localTime(now, timeZone).slice(0, 10);
  const isOpen = openStates.includes(state);
  const started = state === 'started' || state === 'done';
  return {
    dateId: date.id,
    kind: date.kind,
    paper: date.paper,
    title: date.paper
      ? say(locale, `register.documents.${date.paper}`)
      : date.titleSealed && sealer.open(date.titleSealed, date.id),
    day: date.day,
    daysLeft: daysBetween(today, date.day),
    source: date.source,
    state,
    remindOn: isOpen ? date.remindOn : null,
    recordId: started ? date.recordId : null,
    recordNo: started ? recordNo : null,
    version: date.version,
    history: date.history.map((one) => ({ ...one, at: localTime(new Date(one.at), timeZone) })),
  };
};

/** Open ones first, by day; then the others, newest first. */
export const listDatesOf = (db: Queryable, userIds: readonly string[]): Promise<DateRow[]> =>
  selectDates(db)
    .where(inArray(importantDate.userId, [...userIds]))
    .orderBy(
      sql`${importantDate.state} not in ('upcoming', 'started')`,
      sql`case when ${importantDate.state} in ('upcoming', 'started') then ${importantDate.day} end`,
      sql`${importantDate.day} desc`,
      asc(importantDate.id),
    );

export const getDate = async (db: Queryable, dateId: string): Promise<DateRow> => {
  const [row] = await selectDates(db).where(eq(importantDate.id, dateId));
  if (!row) throw new AppError('not_found');
  return row;
};

/** The open white card dates of a person besides this one. */
const otherCards = (userId: string, dateId: string | null) =>
  and(
    eq(importantDate.userId, userId),
    eq(importantDate.kind, 'whiteCard'),
    isOpenDate,
    dateId ? ne(importantDate.id, dateId) : undefined,
  );

/** A white card ends on one day: a derived one gives way, another is kept. Throws otherwise. */
export const makeRoomForCard = async (
  tx: Tx,
  { userId, dateId }: { userId: string; dateId: string | null },
): Promise<void> => {
  const others = await tx
    .select({ id: importantDate.id, source: importantDate.source })
    .from(importantDate)
    .where(otherCards(userId, dateId))
    .for('update');
  if (others.some(({ source }) => source !== 'card'))
    throw invalidField('kind', 'renewal.cardExists');
  const ids = others.map(({ id }) => id);
  if (ids.length) await tx.delete(importantDate).where(inArray(importantDate.id, ids));
};

export type NewDate = {
  userId: string;
  kind: EnteredKind;
  title?: string | undefined;
  day: string;
  requestKey?: string;
} & DateActor;

/** The caller holds the person's row, so that the count is right. Returns the id. */
export const insertDate = async (
  tx: Tx,
  { title, by, helper, requestKey = randomUUID(), ...date }: NewDate,
  { sealer, now, today }: { sealer: Sealer; now: Date; today: string },
): Promise<string> => {
  const [earlier] = await tx
    .select({ id: importantDate.id })
    .from(importantDate)
    .where(and(eq(importantDate.userId, date.userId), eq(importantDate.requestKey, requestKey)));
  if (earlier) return earlier.id;
  if (date.kind === 'whiteCard') await makeRoomForCard(tx, { userId: date.userId, dateId: null });
  const open = await tx.$count(
    importantDate,
    and(eq(importantDate.userId, date.userId), isOpenDate),
  );
  if (open >= dateRules.openMax) throw invalidField('kind', 'renewal.tooMany');
  const id = randomUUID();
  await tx.insert(importantDate).values({
    ...date,
    id,
    requestKey,
    source: by,
    titleSealed: title ? sealer.seal(title, id) : null,
    remindOn: nextReminder(date.day, today),
    history: [eventOf('added', { by, helper }, { now, day: date.day })],
    createdAt: now,
    changedAt: now,
  });
  return id;
};

/** Another day and name by the office for an open date; false if it is over or gone. */
export const moveDate = async (
  tx: Tx,
  dateId: string,
  { day, title }: { day: string; title: string },
  { sealer, now, today }: { sealer: Sealer; now: Date; today: string },
): Promise<boolean> => {
  const event = eventOf('moved', { by: 'staff' }, { now, day });
  const moved = await tx
    .update(importantDate)
    .set({
      day,
      titleSealed: sealer.seal(title, dateId),
      remindOn: nextReminder(day, today),
      history: sql`${importantDate.history} || ${JSON.stringify([event])}::jsonb`,
      changedAt: now,
      version: sql`${importantDate.version} + 1`,
    })
    .where(and(eq(importantDate.id, dateId), isOpenDate))
    .returning({ id: importantDate.id });
  return moved.length > 0;
};

/** The next renewal of a white card: a year later. Nothing if another is open. */
export const insertNextCard = async (
  tx: Tx,
  { userId, after, today, now }: { userId: string; after: string; today: string; now: Date },
): Promise<boolean> => {
  const day = nextYearly(after, today);
  const remindOn = nextReminder(day, today);
  const written = await tx
    .insert(importantDate)
    .values({
      userId,
      kind: 'whiteCard',
      day,
      source: 'card',
      remindOn,
      createdAt: now,
      changedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: importantDate.id });
  return written.length > 0;
};

/** After a decision on a card: the renewal a year later, or none any more. A date that somebody entered stays. */
export const followCardDecision = async (
  tx: Tx,
  { userId, eligible, now }: { userId: string; eligible: boolean; now: Date },
): Promise<void> => {
  const today = await localToday(tx, now);
  if (eligible) {
    await insertNextCard(tx, { userId, after: today, today, now });
    return;
  }
  await tx
    .update(importantDate)
    .set({ state: 'dropped', changedAt: now, version: sql`${importantDate.version} + 1` })
    .where(and(otherCards(userId, null), eq(importantDate.source, 'card')));
};

/** Eligible cards of people who never had a renewal date, with the day of the decision: for what was decided before. */
export const listCardsWithoutDate = async (db: Queryable, limit: number) => {
  const dated = db
    .select({ userId: importantDate.userId })
    .from(importantDate)
    .where(eq(importantDate.kind, 'whiteCard'));
  return db
    .select({
      userId: whiteCard.userId,
      decidedAt: sql`max(${whiteCardEvent.at})`.mapWith(whiteCardEvent.at),
    })
    .from(whiteCard)
    .innerJoin(
      whiteCardEvent,
      and(eq(whiteCardEvent.userId, whiteCard.userId), eq(whiteCardEvent.status, 'eligible')),
    )
    .where(and(eq(whiteCard.status, 'eligible'), notInArray(whiteCard.userId, dated)))
    .groupBy(whiteCard.userId)
    .orderBy(whiteCard.userId)
    .limit(limit);
};
