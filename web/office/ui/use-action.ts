/** One click is one action: a second one while it runs is none. A refusal is said, and what was typed stays. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api/api-error.ts';
import { type Wrong, wrongsOf } from '#web/lib/api/use-form-errors.ts';
import { reportError } from '#web/lib/page/notify.ts';

/** Shows a refusal at its place in the form; answers whether it did. Else it is said as a toast. */
export type OnRefused = (refused: ApiError) => boolean;

/** At the fields that the answer names. */
export const refusedAt =
  <F extends string>(
    fields: readonly F[],
    setWrongs: (wrongs: readonly Wrong<F>[]) => void,
  ): OnRefused =>
  (refused) => {
    const named = wrongsOf(refused, fields);
    setWrongs(named);
    return named.length > 0;
  };

/** At the one field of a small form; `begin` is how its name in the answer begins. */
export const refusedOnce =
  (setError: (message: string | undefined) => void, begin = ''): OnRefused =>
  ({ fields }) => {
    const wrong = fields.find(({ field }) => field.startsWith(begin));
    setError(wrong?.message);
    return Boolean(wrong);
  };

export const useAction = (onRefused?: OnRefused) => {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<void>) => {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError && onRefused?.(error))) reportError(error, t);
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
};
