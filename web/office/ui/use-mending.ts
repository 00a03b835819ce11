import { useState } from 'react';
import { type FormError, useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { type Behind, stillWrong } from './mending.ts';

/** Drops errors for good as their fields change: one that came back while typing would take the focus. */
export const useMending = <E extends { field: string }>(
  errors: readonly E[],
  setErrors: (errors: readonly E[]) => void,
  value: unknown,
  behind?: Behind,
): void => {
  const [since, setSince] = useState({ errors, value });
  if (since.errors !== errors) {
    setSince({ errors, value });
    return;
  }
  const left = stillWrong(errors, since.value, value, behind);
  if (left === errors) return;
  setErrors(left);
  setSince({ errors: left, value: since.value });
};

/** The errors of a form of the office; `values` has what is typed under the names of the fields. */
export const useMendedErrors = <F extends string>(
  id: string,
  values: Partial<Record<NoInfer<F>, unknown>>,
  behind?: Behind,
) => {
  const form = useFormErrors<F>(id);
  useMending<FormError<F>>(form.wrongs, form.setErrors, values, behind);
  return form;
};

/** The one error of a small form; `value` is what it is about. */
export const useMendedError = (value: unknown) => {
  const [errors, setErrors] = useState<readonly { field: string; message: string }[]>([]);
  useMending(errors, setErrors, { value });
  const setError = (message: string | undefined) =>
    setErrors(message ? [{ field: 'value', message }] : []);
  return [errors[0]?.message, setError] as const;
};
