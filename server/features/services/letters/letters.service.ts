/** Answering a letter: what it is, until when, what to do. The deadline becomes a date to be reminded of. */
import { AppError } from '#contract/errors.ts';
import type { LetterType } from '#contract/services/letters.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import * as records from '#server/features/services/requests/records.store.ts';
import { findForChange } from '#server/features/services/requests/requests.store.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import { say, sayMessage } from '#server/platform/http/translate.ts';
import { sayDay } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { insertDate, localToday, moveDate } from '#server/shared/people/important-dates.ts';
import { getSetting } from '#server/shared/settings/settings.ts';
import { dayToRemind, judgeDays, type Named } from './letters.rules.ts';
import * as store from './letters.store.ts';

export type Deps = Needs<'clock' | 'sealer' | 'messages'> & { publicUrl: string };
type Answer = Named & { recordId: string; text: string; actor: string };

const sayType = (locale: Locale, letterType: LetterType): string =>
  say(locale, `letter.type.${letterType}`);

/** The date in the person's calendar: entered, or moved when an answer is corrected. */
const keepDate = async (
  tx: Tx,
  { sealer }: Deps,
  {
    day,
    title,
    userId,
    dateId,
  }: { day: string | null; title: string; userId: string; dateId: string | null },
  { now, today }: { now: Date; today: string },
): Promise<string | null> => {
  if (!day) return dateId;
  const moved = dateId && (await moveDate(tx, dateId, { day, title }, { sealer, now, today }));
  if (moved) return dateId;
  return insertDate(
    tx,
    { userId, kind: 'letter', title, day, by: 'staff' },
    { sealer, now, today },
  );
};

export const answerLetter = async (
  tx: Tx,
  deps: Deps,
  { recordId, text, actor, ...named }: Answer,
): Promise<void> => {
  const { clock, sealer, messages, publicUrl } = deps;
  const record = orNotFound(await findForChange(tx, recordId));
  const letter = orNotFound(await store.findLetter(tx, record.id));
  const person = orNotFound(await records.findPerson(tx, record.userId));
  if (record.cancelledAt) throw new AppError('record_closed');
  const now = clock.now();
  const today = await localToday(tx, now);
  const days = judgeDays(named, today);
  if ('wrong' in days) throw invalidField(days.wrong.field, days.wrong.key);

  const locale = localeOf(record.locale);
  const { letterType } = named;
  const type = sayType(locale, letterType);
  const day = dayToRemind(days, today);
  const title = day && day === days.hearingBy ? say(locale, 'letter.hearingDate') : type;
  const { userId, recordNo } = record;
  const owned = { day, title, userId, dateId: letter.answer?.dateId ?? null };
  const dateId = await keepDate(tx, deps, owned, { now, today });
  await store.upsertAnswer(tx, {
    recordId: record.id,
    letterType,
    textSealed: sealer.seal(text, record.id),
    locale,
    ...days,
    dateId,
    staffId: actor,
    answeredAt: now,
  });
  await records.updateRecord(tx, record.id, { status: 'finish', dueAt: null, changedAt: now });
  const event = letter.answer ? 'noted' : 'finished';
  await records.insertEvent(tx, record.id, { event, by: 'staff', at: now, note: text });
  const details = { recordNo, letterType, ...(day && { day }) };
  await insertAudit(tx, { at: now, actor, action: 'letter.answer', subjectId: userId, details });

  const { phone } = await getSetting(tx, 'agency');
  const page = `${publicUrl}/services/letter/${record.id}`;
  const values = { type, no: recordNo, page, phone };
  const words = day
    ? sayMessage(locale, 'messages.letterAnsweredBy', { ...values, date: sayDay(day, locale) })
    : sayMessage(locale, 'messages.letterAnswered', values);
  await messages.send(tx, { channel: 'sms', to: person.phone, owner: userId, ...words });
};
