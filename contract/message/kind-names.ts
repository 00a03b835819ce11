/** The kind of a message in one word, for those who check its ID and for the inbox. */
export const messageKinds = [
  'code',
  'account',
  'application',
  'training',
  'visit',
  'request',
  'whiteCard',
  'renewal',
  'activity',
  'textSettings',
  'office',
  'other',
] as const;
export type MessageKind = (typeof messageKinds)[number];
