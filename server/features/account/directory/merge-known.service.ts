/** What the office knows about both accounts of a merge: nothing is dropped without a line in the history. */
import { personLimits } from '#contract/account/person-words.ts';
import { updateUser } from '#server/features/account/profile/accounts.store.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Person } from './directory.store.ts';
import { factsOf } from './person.rules.ts';
import { knownOf } from './person.service.ts';
import { insertPersonEntry, movePersonEntries, replaceContacts } from './person.store.ts';

/** Notes and contacts of both; the other account's names, address and the like are in the history. */
export const mergeKnown = async (
  tx: Tx,
  sealer: Sealer,
  { keep, double, actor, now }: { keep: Person; double: Person; actor: string; now: Date },
): Promise<void> => {
  const mine = await knownOf(tx, sealer, keep);
  const theirs = await knownOf(tx, sealer, double);
  const contacts = [...mine.contacts, ...theirs.contacts].slice(0, personLimits.contactsMax);
  const notes = [mine.note, theirs.note].filter(Boolean).join('\n');
  const note = notes.length > personLimits.noteMax ? mine.note : notes;
  await replaceContacts(tx, sealer, keep.id, contacts);
  await replaceContacts(tx, sealer, double.id, []);
  await updateUser(tx, keep.id, { officeNoteSealed: note ? sealer.seal(note, keep.id) : null });
  await updateUser(tx, double.id, { officeNoteSealed: null });
  await movePersonEntries(tx, { from: double.id, to: keep.id });
  const facts = factsOf(theirs, { ...mine, note, contacts }) ?? {};
  const entry = { userId: keep.id, entry: 'merged', staffId: actor, at: now, facts } as const;
  await insertPersonEntry(tx, sealer, entry);
};
