/** What the office knows about both accounts of a merge: nothing is dropped without a line in the history. */
import type { MergeField } from '#contract/account/person-merge.ts';
import { updateUser } from '#server/features/account/profile/accounts.store.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Person } from './directory.store.ts';
import { differencesOf, mergeProfiles } from './merge.rules.ts';
import { changesBetween, type Known } from './person.rules.ts';
import { insertPersonEntry, movePersonEntries, replaceContacts } from './person.store.ts';

type Merge = {
  keep: Person;
  double: Person;
  mine: Known;
  theirs: Known;
  take: readonly MergeField[];
  actor: string;
  now: Date;
};

/** The email address moves with its proof, in `updateMerged`. */
export const mergeKnown = async (tx: Tx, sealer: Sealer, merge: Merge) => {
  const { keep, double, mine, theirs, take, actor, now } = merge;
  const { known, taken, overflow } = mergeProfiles(mine, theirs, take);
  const { contacts, note, preferredName, chineseName, apartment, phone, email, ...plain } = known;
  await replaceContacts(tx, sealer, keep.id, contacts);
  await replaceContacts(tx, sealer, double.id, []);
  await updateUser(tx, keep.id, {
    ...plain,
    preferredName: preferredName || null,
    chineseName: chineseName || null,
    apartment: apartment || null,
    officeNoteSealed: note ? sealer.seal(note, keep.id) : null,
  });
  await updateUser(tx, double.id, { officeNoteSealed: null });
  await movePersonEntries(tx, { from: double.id, to: keep.id });
  const history = { userId: keep.id, staffId: actor, at: now };
  const edited = changesBetween(mine, { ...known, note: mine.note, contacts: mine.contacts });
  if (edited) await insertPersonEntry(tx, sealer, { ...history, entry: 'edited', facts: edited });
  const facts = changesBetween(theirs, known) ?? {};
  await insertPersonEntry(tx, sealer, { ...history, entry: 'merged', facts });
  return { fields: differencesOf(mine, theirs), takesEmail: taken.includes('email'), overflow };
};
