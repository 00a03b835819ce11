/** Lists and limits of help links; without zod, for forms and pages. */

export const helpKinds = [
  'white_card_documents',
  'request_photos',
  'book_visit',
  'service_form',
] as const;
export type HelpKind = (typeof helpKinds)[number];

/** What the helper is to the person. */
export const relationships = [
  'son',
  'daughter',
  'spouse',
  'grandchild',
  'relative',
  'friend',
  'other',
] as const;
export type Relationship = (typeof relationships)[number];

export const helpStates = ['open', 'done', 'withdrawn', 'expired'] as const;
export type HelpState = (typeof helpStates)[number];

/** `texted`: sent to the helper's phone; `opened`: on a new device; `asked`: a service request was sent. */
export const helpActions = [
  'made',
  'texted',
  'opened',
  'photos',
  'booked',
  'asked',
  'finished',
  'withdrawn',
] as const;
export type HelpAction = (typeof helpActions)[number];

export const helperNameMax = 40;
export const spokenNoteMax = 500;

export const helpRules = {
  validDays: 7,
  /** A link that is forwarded opens on so many devices in all. */
  devices: 3,
  /** Open at once, per person. */
  openMax: 5,
  /** Made within 24 hours, per person. */
  perDay: 10,
} as const;

/** Who ended it; `merge`: two accounts became one. */
export const actingEnders = ['person', 'helper', 'staff', 'merge'] as const;
export type ActingEnder = (typeof actingEnders)[number];

export const actingRules = {
  /** For so many people may one act. */
  peopleMax: 6,
  /** So many may act for one person. */
  helpersMax: 4,
  /** Codes that one may ask for within 24 hours. */
  asksPerDay: 6,
} as const;

/** Header with the id of the person the caller acts for. */
export const actingForHeader = 'Acting-For';

/** Header with the key of a device that opened a link. */
export const helpKeyHeader = 'Help-Key';
