/** The demo's letters with photos, and what the office answered. */
import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { letterRules } from '#contract/services/letters.ts';
import { agency } from '#demo/agency.ts';
import { letters } from '#demo/letters.ts';
import { services } from '#demo/services.ts';
import type { DemoLetter } from '#demo/shape.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { PictureStore } from '#server/platform/storage/picture-store.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { user } from '#server/schema/account.ts';
import { letterAnswer } from '#server/schema/letter.ts';
import {
  serviceRecord,
  serviceRecordEvent,
  serviceRecordPicture,
} from '#server/schema/services.ts';
import { inOfficeHours } from '#server/shared/cases/promised-time.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { insertDate } from '#server/shared/people/important-dates.ts';
import { momentBefore } from './dates.ts';
import { insertPhoto } from './pictures.ts';

type Deps = { sealer: Sealer; pictureStore?: PictureStore };
type Person = { id: string; phone: string; locale: string };

const loadAnswer = async (
  tx: Tx,
  recordId: string,
  person: Person,
  answer: NonNullable<DemoLetter['answer']>,
  now: Date,
  { sealer }: Deps,
) => {
  const today = localTime(now, agency.timeZone).slice(0, 10);
  const { letterType, text, noticeDaysAgo, deadlineInDays } = answer;
  const noticeOn = dayAfter(today, -noticeDaysAgo);
  const hearingBy = letterType === 'denial' ? dayAfter(noticeOn, letterRules.hearingDays) : null;
  const deadline = deadlineInDays === undefined ? null : dayAfter(today, deadlineInDays);
  const day = deadline ?? hearingBy;
  const title = letterType === 'denial' ? '公平聽證：最後一天' : '續期通知：福利需要續期';
  const dateId = day
    ? await insertDate(
        tx,
        { userId: person.id, kind: 'letter', title, day, by: 'staff' },
        { sealer, now, today },
      )
    : null;
  const answeredAt = momentBefore(now, answer.daysAgo);
  await tx.insert(letterAnswer).values({
    recordId,
    letterType,
    textSealed: sealer.seal(text, recordId),
    locale: localeOf(person.locale),
    noticeOn,
    deadline,
    hearingBy,
    dateId,
    answeredAt,
  });
  await tx
    .insert(serviceRecordEvent)
    .values({ recordId, event: 'finished', by: 'staff', at: answeredAt, note: text });
};

const loadLetter = async (tx: Tx, letter: DemoLetter, person: Person, now: Date, deps: Deps) => {
  const service = services.find(({ helpsWith }) => helpsWith === 'letter');
  if (!service) throw new Error('no demo service reads letters');
  const id = randomUUID();
  const at = momentBefore(now, letter.daysAgo);
  await tx.insert(serviceRecord).values({
    id,
    recordNo: letter.recordNo,
    userId: person.id,
    kind: 'service',
    serviceId: service.slug,
    item: service.name,
    icon: service.icon,
    method: 'online',
    status: letter.answer ? 'finish' : 'init',
    contactPhone: person.phone,
    locale: person.locale,
    createdAt: at,
    dueAt: letter.answer
      ? null
      : await inOfficeHours(tx, at, momentBefore(now, letter.daysAgo - 2)),
    changedAt: at,
  });
  await tx.insert(serviceRecordEvent).values({ recordId: id, event: 'received', by: 'owner', at });
  for (const [position, drawing] of letter.pictures.entries()) {
    const photo = { ownerId: person.id, purpose: 'service' as const, at };
    const fileId = await insertPhoto(tx, drawing, photo, deps);
    await tx.insert(serviceRecordPicture).values({ fileId, recordId: id, position });
  }
  if (letter.answer) await loadAnswer(tx, id, person, letter.answer, now, deps);
};

export const loadLetters = async (tx: Tx, now: Date, deps: Deps): Promise<void> => {
  const phones = letters.map(({ phone }) => `+1${phone}`);
  const people = await tx
    .select({ id: user.id, phone: user.phone, locale: user.locale })
    .from(user)
    .where(inArray(user.phone, phones));
  for (const letter of letters) {
    const person = people.find(({ phone }) => phone === `+1${letter.phone}`);
    const [there] = await tx
      .select({ id: serviceRecord.id })
      .from(serviceRecord)
      .where(eq(serviceRecord.recordNo, letter.recordNo));
    // In an older demo the account may be gone.
    if (person && !there) await loadLetter(tx, letter, person, now, deps);
  }
};
