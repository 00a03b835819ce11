/** What staff changed of a person. */
import type { PersonContact, PersonFacts, PersonProfile } from '#contract/account/person-edit.ts';
import { changedFields } from '#contract/account/person-words.ts';

export type Known = PersonProfile & { phone: string };

const lineOf = (one: PersonContact): string =>
  JSON.stringify([one.name, one.relationship, one.phone, one.emergency, one.maySpeak]);
const linesOf = (contacts: readonly PersonContact[]): string => contacts.map(lineOf).join('\n');

/** In a fixed order, for a hash. */
export const personState = (known: Known): string[] => [
  ...changedFields.map((field) => known[field]),
  linesOf(known.contacts),
];

const contactsDiffer = (a: readonly PersonContact[], b: readonly PersonContact[]): boolean =>
  linesOf(a) !== linesOf(b);

/** Null if nothing changed. */
export const changesBetween = (before: Known, after: Known): PersonFacts | null => {
  const changes = changedFields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
  const contacts = contactsDiffer(before.contacts, after.contacts)
    ? { before: before.contacts, after: after.contacts }
    : undefined;
  if (!changes.length && !contacts) return null;
  return { ...(changes.length && { changes }), ...(contacts && { contacts }) };
};

/** The names of what changed: all that the audit log keeps. */
export const fieldsOf = ({ changes = [], contacts }: PersonFacts): string =>
  [...changes.map(({ field }) => field), ...(contacts ? ['contacts'] : [])].join(', ');
