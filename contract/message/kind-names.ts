/** What a message is about, in one word: told to whoever checks its ID, and shown in the inbox. */
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
