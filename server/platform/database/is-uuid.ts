import { uuidPattern } from '#contract/uuid-pattern.ts';

const whole = new RegExp(`^${uuidPattern}$`, 'i');

/** What the database takes for a uuid; it refuses a query that compares one with anything else. */
export const isUuid = (text: string): boolean => whole.test(text);
