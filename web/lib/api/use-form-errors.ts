/** Form errors: a summary above the form and a message at each field (design rule 13). */
import { useCallback, useMemo, useState } from 'react';
import type { MessageKey } from '#i18n/messages.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ApiError } from './api-error.ts';

/** Our own errors are keys, so that they follow a language switch; the server sends text. */
export type FormError<F extends string> =
  | { field: F; key: MessageKey }
  | { field: F; text: string };

/** The server's errors for these fields ('pictures.2' belongs to 'pictures'). */
export const formErrorsOf = <F extends string>(
  error: unknown,
  fields: readonly F[],
): FormError<F>[] =>
  error instanceof ApiError
    ? error.fields.flatMap(({ field, message }) => {
        const known = fields.find((name) => field === name || field.startsWith(`${name}.`));
        return known ? { field: known, text: message } : [];
      })
    : [];

/**
 * `id` is the beginning of the ids of the form's controls: `${id}-${field}`. `lineOf` makes the line above the form of
 * the message at the field, where the line must name the field.
 */
export const useFormErrors = <F extends string>(
  id: string,
  lineOf?: (field: F, message: string) => string,
) => {
  const { t } = useTranslation();
  const [wrongs, setErrors] = useState<readonly FormError<F>[]>([]);
  const said = useMemo(
    () =>
      wrongs.map((wrong) => ({
        field: wrong.field,
        message: 'key' in wrong ? t(wrong.key) : wrong.text,
      })),
    [wrongs, t],
  );
  // Memoized: a new list takes the focus.
  const errors = useMemo(
    () =>
      said.map(({ field, message }) => ({
        field: `${id}-${field}`,
        message: lineOf?.(field, message) ?? message,
      })),
    [said, id, lineOf],
  );
  const errorOf = useCallback(
    (field: F) => said.find((one) => one.field === field)?.message,
    [said],
  );
  /** The props of a control. */
  const fieldOf = (field: F) => ({ id: `${id}-${field}`, error: errorOf(field) });
  return { wrongs, setErrors, errors, errorOf, fieldOf };
};
