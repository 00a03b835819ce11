/** A code that somebody consents by: when it can be asked for again, and why it could not be sent. */
import { useState } from 'react';
import { codeRules } from '#contract/account/account.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { type OnError, useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { messageOf } from '#web/lib/page/notify.ts';
import { useNow } from '#web/lib/page/use-now.ts';

/** `atField` shows an error at its field; all others are shown at the code. */
export const useConsentCode = (
  send: () => Promise<{ againAfterSeconds: number }>,
  atField?: OnError,
) => {
  const { t } = useTranslation();
  const [againAt, setAgainAt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const now = useNow(againAt > 0);
  const waitFor = (seconds: number) => setAgainAt(Date.now() + seconds * 1_000);
  const { busy, run } = useAction(async (error) => {
    if (error instanceof ApiError && error.code === 'code_too_soon')
      waitFor(codeRules.againAfterSeconds);
    if (!(await atField?.(error))) setFailure(messageOf(error, t));
    return true;
  });
  const ask = () =>
    run(async () => {
      setFailure(undefined);
      waitFor((await send()).againAfterSeconds);
    });
  const wait = Math.max(0, Math.ceil((againAt - now) / 1_000));
  return { ask, busy, wait, failure, sent: againAt > 0 && !failure };
};
