/** Staff change a person's data: audited by field, with before and after in the person's history. */

import type { PersonFacts, PersonProfile } from '#contract/account/person-edit.ts';
import type { PersonEntry } from '#contract/account/person-words.ts';
import { AppError } from '#contract/errors.ts';
import type { AuditAction } from '#contract/staff/audit-actions.ts';
import { findByIdentity, updateUser } from '#server/features/account/profile/accounts.store.ts';
import { createMail, createTell } from '#server/features/account/profile/notices.service.ts';
import { deleteSessions } from '#server/features/account/sign-in/sessions.store.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { checkStateHash, stateHash } from '#server/platform/database/row-version.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { verifiedEmailOf } from '#server/shared/people/verified-email.ts';
import { findPerson, type Person } from './directory.store.ts';
import { changesBetween, fieldsOf, type Known, personState } from './person.rules.ts';
import { insertPersonEntry, listContacts, replaceContacts } from './person.store.ts';

type Scope = Needs<'messages' | 'sealer'> & { tx: Tx; now: Date };
type Change = { userId: string; actor: string; version: string };

export const knownOf = async (db: Queryable, sealer: Sealer, person: Person): Promise<Known> => ({
  firstName: person.firstName,
  lastName: person.lastName,
  preferredName: person.preferredName ?? '',
  chineseName: person.chineseName ?? '',
  phone: person.phone,
  email: person.email ?? '',
  locale: localeOf(person.locale),
  address: person.address,
  apartment: person.apartment ?? '',
  city: person.city,
  state: person.state,
  postcode: person.postcode,
  note: person.officeNoteSealed ? sealer.open(person.officeNoteSealed, person.id) : '',
  contacts: await listContacts(db, sealer, person.id),
});

/** Also changes when the person edits their own profile. */
export const versionOf = (known: Known): string => stateHash(personState(known));

/** Locks the person; rejects stale versions and duplicates. */
const lockKnown = async ({ tx, sealer }: Scope, { userId, version }: Change) => {
  const person = orNotFound(await findPerson(tx, userId, { lock: true }));
  if (person.mergedInto) throw new AppError('changed_meanwhile');
  const known = await knownOf(tx, sealer, person);
  checkStateHash(personState(known), version);
  return { person, known };
};

const note = async (
  { tx, sealer, now: at }: Scope,
  { userId, actor }: Change,
  { entry, action, facts }: { entry: PersonEntry; action: AuditAction; facts: PersonFacts },
): Promise<void> => {
  await insertPersonEntry(tx, sealer, { userId, entry, staffId: actor, at, facts });
  const details = { fields: fieldsOf(facts) };
  await insertAudit(tx, { at, actor, action, subjectId: userId, details });
};

/** The phone, and a verified address, learn that something which opens the account has changed. */
const warn = async (
  { tx, messages }: Scope,
  before: Person,
  key: 'messages.phoneChanged' | 'messages.emailChanged',
): Promise<void> => {
  const { id, phone } = before;
  const locale = localeOf(before.locale);
  await createTell(messages)(tx, { id, phone, locale }, key);
  const email = verifiedEmailOf(before);
  if (email) await createMail(messages)(tx, { id, email, locale }, 'messages.contactChanged');
};

export const changePerson = async (
  scope: Scope,
  change: Change,
  profile: PersonProfile,
): Promise<string> => {
  const { tx, sealer } = scope;
  const { userId } = change;
  const { person, known } = await lockKnown(scope, change);
  const after = { ...profile, phone: known.phone };
  const facts = changesBetween(known, after);
  if (!facts) return versionOf(known);
  const { contacts, note: words, preferredName, chineseName, apartment, email, ...plain } = profile;
  const isNewEmail = email !== known.email;
  await updateUser(tx, userId, {
    ...plain,
    preferredName: preferredName || null,
    chineseName: chineseName || null,
    apartment: apartment || null,
    officeNoteSealed: words ? sealer.seal(words, userId) : null,
    // Counts once its owner has entered a code (docs/threat-model.md).
    ...(isNewEmail && { email: email || null, verifiedEmail: null, loginEmail: null }),
  });
  if (facts.contacts) await replaceContacts(tx, sealer, userId, contacts);
  await note(scope, change, { entry: 'edited', action: 'person.change', facts });
  if (isNewEmail) {
    await warn(scope, person, 'messages.emailChanged');
    if (verifiedEmailOf(person)) await deleteSessions(tx, userId, null);
  }
  return versionOf(after);
};

/** For staff who typed a number that another person has. */
export const personExists = (userId: string): AppError =>
  new AppError('person_exists', [{ field: 'phone', key: 'errors.person_exists' }], { userId });

/** Needs `lockPhone`, taken before the person. */
export const changePhone = async (
  scope: Scope,
  change: Change,
  { phone, reason }: { phone: string; reason?: string | undefined },
): Promise<string> => {
  const { tx } = scope;
  const { userId } = change;
  const { person, known } = await lockKnown(scope, change);
  const other = await findByIdentity(tx, { phone });
  if (other && other.id !== userId) throw personExists(other.id);
  if (phone === known.phone)
    throw new AppError('invalid_input', [{ field: 'phone', key: 'office.personEdit.samePhone' }]);
  await updateUser(tx, userId, { phone });
  await deleteSessions(tx, userId, null);
  const after = { ...known, phone };
  const facts = { ...changesBetween(known, after), ...(reason && { reason }) };
  await note(scope, change, { entry: 'phone', action: 'person.phone', facts });
  await warn(scope, person, 'messages.phoneChanged');
  return versionOf(after);
};
