/** What is wrong with what was filled in, field by field. */
import { isUsPhone, phoneDigits } from '#contract/field-rules.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

export type Problem = { field: string; text: string };

/** Fields that a request or booking can show errors at; 'fileIds.2' is one of the pictures. */
const known = ['note', 'contactPhone', 'fileIds'];

export const problemsIn = (error: unknown): Problem[] =>
  error instanceof ApiError
    ? error.fields.flatMap(({ field, message }) => {
        const name = field.split('.')[0] ?? field;
        return known.includes(name) ? [{ field: name, text: message }] : [];
      })
    : [];

/** Null is the account's own number, which is valid. */
export const wrongPhone = (typed: string | null): boolean =>
  typed !== null && !isUsPhone(phoneDigits(typed));
