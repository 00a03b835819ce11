import { isNetwork } from '#web/lib/api/api-error.ts';

/** The key of the hint below "It was not sent". */
export type NotSent = 'notSentHint' | 'notSentAgain';

export const notSentBy = (error: unknown): NotSent =>
  isNetwork(error) ? 'notSentHint' : 'notSentAgain';
