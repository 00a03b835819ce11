/**
 * After a change of SECRET_KEY: seals everything again with the new key, so that the old one can be thrown away. May run
 * beside the app, be stopped at any point and run again: what is done is skipped.
 */
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Files } from '../ports/files.ts';
import { createPictureStore } from '../ports/picture-store.ts';
import type { Sealer } from '../ports/sealer.ts';
import type { Db } from './connect.ts';
import { caseEntry, message, smsOptOut } from './schema/office.ts';
import { serviceRecord } from './schema/services.ts';
import { whiteCard } from './schema/whitecard.ts';

type Deps = { db: Db; sealer: Sealer; files: Files };

/** `lost` could not be opened with any key we have. */
export type Rotated = {
  cards: number;
  notes: number;
  messages: number;
  pictures: number;
  lost: number;
};

const batchSize = 200;
const nobody = '00000000-0000-0000-0000-000000000000';

const opened = <T>(open: () => T): T | null => {
  try {
    return open();
  } catch {
    return null;
  }
};

const rotateCards = async ({ db, sealer }: Deps, done: Rotated): Promise<void> => {
  for (let last = nobody; ; ) {
    const rows = await db
      .select()
      .from(whiteCard)
      .where(gt(whiteCard.userId, last))
      .orderBy(asc(whiteCard.userId))
      .limit(batchSize);
    const end = rows.at(-1);
    if (!end) return;
    last = end.userId;
    for (const { userId, idSealed } of rows) {
      if (sealer.isCurrent(idSealed)) continue;
      const id = opened(() => sealer.open(idSealed, userId));
      if (id === null) {
        done.lost += 1;
        continue;
      }
      // Only what is still as we read it: a new card may have been handed in meanwhile, with the new key.
      await db
        .update(whiteCard)
        .set({ idSealed: sealer.seal(id, userId), idHash: sealer.hash(id) })
        .where(and(eq(whiteCard.userId, userId), eq(whiteCard.idSealed, idSealed)));
      done.cards += 1;
    }
  }
};

const rotateNotes = async ({ db, sealer }: Deps, done: Rotated): Promise<void> => {
  for (let last = nobody; ; ) {
    const rows = await db
      .select({ id: serviceRecord.id, noteSealed: serviceRecord.noteSealed })
      .from(serviceRecord)
      .where(and(gt(serviceRecord.id, last), isNotNull(serviceRecord.noteSealed)))
      .orderBy(asc(serviceRecord.id))
      .limit(batchSize);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    for (const { id, noteSealed } of rows) {
      if (!noteSealed || sealer.isCurrent(noteSealed)) continue;
      const note = opened(() => sealer.open(noteSealed, id));
      if (note === null) {
        done.lost += 1;
        continue;
      }
      await db
        .update(serviceRecord)
        .set({ noteSealed: sealer.seal(note, id) })
        .where(and(eq(serviceRecord.id, id), eq(serviceRecord.noteSealed, noteSealed)));
      done.notes += 1;
    }
  }
};

/** What staff wrote about cases. */
const rotateCaseNotes = async ({ db, sealer }: Deps, done: Rotated): Promise<void> => {
  for (let last = 0; ; ) {
    const rows = await db
      .select({
        id: caseEntry.id,
        subjectId: caseEntry.subjectId,
        textSealed: caseEntry.textSealed,
      })
      .from(caseEntry)
      .where(and(gt(caseEntry.id, last), isNotNull(caseEntry.textSealed)))
      .orderBy(asc(caseEntry.id))
      .limit(batchSize);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    for (const { id, subjectId, textSealed } of rows) {
      if (!textSealed || sealer.isCurrent(textSealed)) continue;
      const text = opened(() => sealer.open(textSealed, subjectId));
      if (text === null) {
        done.lost += 1;
        continue;
      }
      await db
        .update(caseEntry)
        .set({ textSealed: sealer.seal(text, subjectId) })
        .where(eq(caseEntry.id, id));
      done.notes += 1;
    }
  }
};

const rotateMessages = async ({ db, sealer }: Deps, done: Rotated): Promise<void> => {
  for (let last = nobody; ; ) {
    const rows = await db
      .select({ id: message.id, toSealed: message.toSealed, textSealed: message.textSealed })
      .from(message)
      .where(gt(message.id, last))
      .orderBy(asc(message.id))
      .limit(batchSize);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    for (const { id, toSealed, textSealed } of rows) {
      if (sealer.isCurrent(toSealed)) continue;
      const words = opened(() => ({
        to: sealer.open(toSealed, id),
        text: textSealed && sealer.open(textSealed, id),
      }));
      if (words === null) {
        done.lost += 1;
        continue;
      }
      const { to, text } = words;
      const sealed = { toSealed: sealer.seal(to, id), toHash: sealer.hash(to) };
      await db.update(message).set(sealed).where(eq(message.id, id));
      // Only what is still there: a code is erased once it is sent.
      if (textSealed && text !== null)
        await db
          .update(message)
          .set({ textSealed: sealer.seal(text, id) })
          .where(and(eq(message.id, id), eq(message.textSealed, textSealed)));
      done.messages += 1;
    }
  }
};

const rotateOptOuts = async ({ db, sealer }: Deps, done: Rotated): Promise<void> => {
  for (let last = nobody; ; ) {
    const rows = await db
      .select({ id: smsOptOut.id, toSealed: smsOptOut.toSealed })
      .from(smsOptOut)
      .where(gt(smsOptOut.id, last))
      .orderBy(asc(smsOptOut.id))
      .limit(batchSize);
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    for (const { id, toSealed } of rows) {
      if (sealer.isCurrent(toSealed)) continue;
      const to = opened(() => sealer.open(toSealed, id));
      if (to === null) {
        done.lost += 1;
        continue;
      }
      await db
        .update(smsOptOut)
        .set({ toSealed: sealer.seal(to, id), toHash: sealer.hash(to) })
        .where(eq(smsOptOut.id, id));
      done.messages += 1;
    }
  }
};

const rotatePictures = async ({ sealer, files }: Deps, done: Rotated): Promise<void> => {
  for await (const { key, id, isPart } of createPictureStore(files, sealer).list()) {
    if (!id || isPart || !key.startsWith('private/')) continue;
    const sealed = await files.get(key);
    if (!sealed || sealer.isCurrent(sealed)) continue;
    const bytes = opened(() => sealer.openBytes(sealed, id));
    if (bytes === null) {
      done.lost += 1;
      continue;
    }
    await files.put(key, sealer.sealBytes(bytes, id));
    done.pictures += 1;
  }
};

export const rotateKeys = async (deps: Deps): Promise<Rotated> => {
  const done: Rotated = { cards: 0, notes: 0, messages: 0, pictures: 0, lost: 0 };
  await rotateCards(deps, done);
  await rotateNotes(deps, done);
  await rotateCaseNotes(deps, done);
  await rotateMessages(deps, done);
  await rotateOptOuts(deps, done);
  await rotatePictures(deps, done);
  return done;
};
