/** What is wrong with a form: shown above it and at each field (design rule 13). */
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#i18n/messages.ts';
import { ApiError } from '#web/lib/api-error.ts';

/** Ours are keys, so that they follow a change of language; the server's came in the reader's language. */
export type Wrong<F extends string> = { field: F; key: MessageKey } | { field: F; text: string };

/** The fields an answer names; others of the answer are not this form's. */
export const wrongsOf = <F extends string>(error: unknown, fields: readonly F[]): Wrong<F>[] =>
  error instanceof ApiError
    ? error.fields
        .filter(({ field }) => (fields as readonly string[]).includes(field))
        .map(({ field, message }) => ({ field: field as F, text: message }))
    : [];

/** `id` is the beginning of the ids of the form's controls: `${id}-${field}`. */
export const useWrongs = <F extends string>(id: string) => {
  const { t } = useTranslation();
  const [wrongs, setWrongs] = useState<readonly Wrong<F>[]>([]);
  const errors = useMemo(
    () =>
      wrongs.map((wrong) => ({
        field: `${id}-${wrong.field}`,
        message: 'key' in wrong ? t(wrong.key) : wrong.text,
      })),
    [wrongs, id, t],
  );
  const errorOf = useCallback(
    (field: F) => errors.find((one) => one.field === `${id}-${field}`)?.message,
    [errors, id],
  );
  return { wrongs, setWrongs, errors, errorOf };
};
