/** The one way to submit: busy while it runs, a second click meanwhile is ignored, and errors are shown. */
import { useRef, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { closeToast, reportError } from '#web/lib/page/notify.ts';
import { ApiError } from './api-error.ts';
import { type FormError, formErrorsOf } from './use-form-errors.ts';

/** Shows an error at its place in the form and returns true. Otherwise it is shown as a toast. */
export type OnError = (error: unknown) => boolean | Promise<boolean>;

/** Shows errors at the fields that the server names. */
export const atFields =
  <F extends string>(
    fields: readonly F[],
    setErrors: (errors: readonly FormError<F>[]) => void,
  ): OnError =>
  (error) => {
    const named = formErrorsOf(error, fields);
    setErrors(named);
    return named.length > 0;
  };

/** Shows the error at the only field of a small form; `prefix` is how the server's name for it begins. */
export const atField =
  (setError: (message: string | undefined) => void, prefix = ''): OnError =>
  (error) => {
    const fields = error instanceof ApiError ? error.fields : [];
    const named = fields.find(({ field }) => field.startsWith(prefix));
    setError(named?.message);
    return Boolean(named);
  };

/** `once`: stays busy after success, for forms that are closed or left then. */
export const useAction = (onError?: OnError, { once = false } = {}) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  // A ref beside the state: two clicks may come before the next render.
  const running = useRef(false);
  /** The toast of the last failure. */
  const complaint = useRef<string | undefined>(undefined);
  const stop = () => {
    running.current = false;
    setBusy(false);
  };
  /** Returns true on success. */
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      try {
        if (!(await onError?.(error))) complaint.current = reportError(error, t);
      } finally {
        stop();
      }
      return false;
    }
    // What went wrong before is mended: its toast would say otherwise.
    if (complaint.current) closeToast(complaint.current);
    complaint.current = undefined;
    if (!once) stop();
    return true;
  };
  return { busy, run };
};
