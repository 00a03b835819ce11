import { uuidPattern } from '#contract/uuid-pattern.ts';

const whole = new RegExp(`^${uuidPattern}$`, 'i');

/** PostgreSQL rejects queries that compare a uuid column with anything else. */
export const isUuid = (text: string): boolean => whole.test(text);
