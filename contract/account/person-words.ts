/** Lists and limits of a person's page in the office; without zod, for forms and tables. */

/** What staff did with a person's data. */
export const personEntries = ['edited', 'phone', 'merged', 'closed', 'reopened'] as const;
export type PersonEntry = (typeof personEntries)[number];

/** Why an account is closed. */
export const closeReasons = ['died', 'moved', 'left', 'other'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** What closing cancels. */
export const endedParts = ['visit', 'request', 'activity', 'waitlist'] as const;
/** What waits while an account is closed. */
export const pausedParts = ['card', 'application', 'dates'] as const;

/** Texts whose changes are kept. */
export const changedFields = [
  'firstName',
  'lastName',
  'preferredName',
  'chineseName',
  'phone',
  'email',
  'locale',
  'address',
  'apartment',
  'city',
  'state',
  'postcode',
  'note',
] as const;

export const personLimits = {
  nameMax: 80,
  noteMax: 2_000,
  reasonMax: 300,
  contactsMax: 6,
} as const;
