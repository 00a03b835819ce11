/** Shorthands for the most common errors. */
import { AppError } from '#contract/errors.ts';

/** Throws not_found for null and undefined. */
export const orNotFound = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new AppError('not_found');
  return value;
};

/** `key` is the translation key of the message beside the field. */
export const invalidField = (field: string, key: string): AppError =>
  new AppError('invalid_input', [{ field, key }]);
