/** What the office knows about a person, and the history of its changes. Everything is sealed with its row's id. */
import { randomUUID } from 'node:crypto';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { PersonContact, PersonFacts } from '#contract/account/person-edit.ts';
import type { PersonEntry } from '#contract/account/person-words.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { orderedId } from '#server/platform/database/ordered-id.ts';
import { personContact, personEntry } from '#server/schema/person.ts';
import { staff } from '#server/schema/staff.ts';

export const listContacts = async (
  db: Queryable,
  sealer: Sealer,
  userId: string,
): Promise<PersonContact[]> => {
  const rows = await db
    .select()
    .from(personContact)
    .where(eq(personContact.userId, userId))
    .orderBy(asc(personContact.position), asc(personContact.id));
  return rows.map(({ id, nameSealed, phoneSealed, relationship, emergency, maySpeak }) => ({
    name: sealer.open(nameSealed, id),
    relationship,
    phone: phoneSealed ? sealer.open(phoneSealed, id) : '',
    emergency,
    maySpeak,
  }));
};

export const replaceContacts = async (
  tx: Queryable,
  sealer: Sealer,
  userId: string,
  contacts: readonly PersonContact[],
): Promise<void> => {
  await tx.delete(personContact).where(eq(personContact.userId, userId));
  if (!contacts.length) return;
  const rows = contacts.map(({ name, phone, ...contact }, position) => {
    const id = randomUUID();
    const phoneSealed = phone ? sealer.seal(phone, id) : null;
    return { ...contact, id, userId, position, nameSealed: sealer.seal(name, id), phoneSealed };
  });
  await tx.insert(personContact).values(rows);
};

export const insertPersonEntry = async (
  tx: Queryable,
  sealer: Sealer,
  {
    facts,
    ...entry
  }: {
    userId: string;
    entry: PersonEntry;
    staffId: string | null;
    at: Date;
    facts: PersonFacts;
  },
): Promise<void> => {
  const id = orderedId();
  const factsSealed = sealer.seal(JSON.stringify(facts), id);
  await tx.insert(personEntry).values({ ...entry, id, factsSealed });
};

const entriesMax = 100;

/** Newest first; `ids` include merged duplicates. */
export const listPersonEntries = async (db: Queryable, sealer: Sealer, ids: string[]) => {
  const rows = await db
    .select({ row: personEntry, by: staff.name })
    .from(personEntry)
    .leftJoin(staff, eq(staff.id, personEntry.staffId))
    .where(inArray(personEntry.userId, ids))
    .orderBy(desc(personEntry.at), desc(personEntry.id))
    .limit(entriesMax);
  return rows.map(({ row: { id, entry, at, factsSealed }, by }) => ({
    id,
    entry,
    at,
    by,
    ...(JSON.parse(sealer.open(factsSealed, id)) as PersonFacts),
  }));
};

export const movePersonEntries = async (
  tx: Queryable,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await tx.update(personEntry).set({ userId: to }).where(eq(personEntry.userId, from));
};
