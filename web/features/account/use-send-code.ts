/** Requests a code by text message or email. The wait until the next one survives a reload. */
import { useCallback, useEffect, useState } from 'react';
import { type CodePurpose, codeRules, sendCode, sendEmailCode } from '#contract/account/account.ts';
import { checkCode } from '#contract/account/check-code.ts';
import { isUsPhone, looksLikeEmail, phoneDigits, plain, tidyEmail } from '#contract/field-rules.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { messageOf } from '#web/lib/page/notify.ts';
import { useNow } from '#web/lib/page/use-now.ts';

/** A consent has calls of its own. */
type AskedPurpose = Exclude<CodePurpose, 'help' | 'actFor'>;

/** The last code that was asked for: where it went, until when it is valid, from when there is another. */
type Asked = { to: string; validUntil: number; againAt: number };

const nameOf = (purpose: AskedPurpose): string => `code:${purpose}`;

const read = (purpose: AskedPurpose): Asked | null => {
  try {
    return JSON.parse(window.sessionStorage.getItem(nameOf(purpose)) ?? 'null') as Asked | null;
  } catch {
    return null;
  }
};

const write = (purpose: AskedPurpose, asked: Asked): void => {
  try {
    window.sessionStorage.setItem(nameOf(purpose), JSON.stringify(asked));
  } catch {
    // Storage is blocked: the countdown then lasts as long as the page.
  }
};

/** A code was sent there within the last minute: another request would be refused. */
export const isCodeUnderway = (purpose: AskedPurpose, typed: string): boolean => {
  const asked = read(purpose);
  return asked?.to === tidyFor(purpose, typed) && asked.againAt > Date.now();
};

export type CodeAnswer = 'sent' | 'nowhere' | 'failed';

const tidyFor = (purpose: AskedPurpose, typed: string): string =>
  purpose === 'changeEmail' ? tidyEmail(typed) : phoneDigits(typed);

const canGetCode = (purpose: AskedPurpose, to: string): boolean =>
  purpose === 'changeEmail' ? looksLikeEmail(to) : isUsPhone(to);

const send = (purpose: AskedPurpose, to: string) =>
  purpose === 'changeEmail'
    ? call(sendEmailCode, { body: { email: to } })
    : call(sendCode, { body: { phone: to, purpose } });

/** A complete code is checked as soon as it is typed, not at the end of the form. */
const useCheckedCode = (purpose: AskedPurpose, to: string, typed: string) => {
  const [checked, setChecked] = useState<{ name: string; right: boolean } | null>(null);
  const code = plain(typed).replace(/\D/g, '');
  const isWhole = code.length === codeRules.digits && canGetCode(purpose, to);
  const name = `${to} ${code}`;
  useEffect(() => {
    if (!isWhole || (purpose !== 'register' && purpose !== 'resetPassword')) return;
    const stop = new AbortController();
    const body = { phone: to, purpose, verificationCode: code };
    call(checkCode, { body }, { signal: stop.signal })
      .then(() => setChecked({ name, right: true }))
      .catch((error: unknown) => {
        // Whatever else went wrong shows when the form is sent.
        if (error instanceof ApiError && error.code === 'wrong_code')
          setChecked({ name, right: false });
      });
    return () => stop.abort();
  }, [isWhole, purpose, to, code, name]);
  return isWhole && checked?.name === name ? checked.right : undefined;
};

/** `typedCode`: the code as far as it is typed, where it is checked early. */
export const useSendCode = (purpose: AskedPurpose, typed: string, typedCode = '') => {
  const { t } = useTranslation();
  const to = tidyFor(purpose, typed);
  const [asked, setAsked] = useState<Asked | null>(null);
  const right = useCheckedCode(purpose, to, typedCode);
  /** Why no code was sent there. */
  const [failure, setFailure] = useState<{ to: string; message: string } | null>(null);
  useEffect(() => setAsked(read(purpose)), [purpose]);

  const mine = asked?.to === to ? asked : null;
  const now = useNow(mine !== null);
  const wait = mine ? Math.max(0, Math.ceil((mine.againAt - now) / 1_000)) : 0;

  const keep = useCallback(
    (next: Asked) => {
      write(purpose, next);
      setAsked(next);
    },
    [purpose],
  );

  const { busy, run } = useAction((error) => {
    setFailure({ to, message: messageOf(error, t) });
    // Asked for in another tab, or before a reload: the server's wait applies.
    if (error instanceof ApiError && error.code === 'code_too_soon')
      keep({
        to,
        validUntil: mine?.validUntil ?? Date.now() + codeRules.validMinutes * 60_000,
        againAt: Date.now() + codeRules.againAfterSeconds * 1_000,
      });
    return true;
  });
  const ask = async (): Promise<CodeAnswer> => {
    if (!canGetCode(purpose, to)) return 'nowhere';
    const sent = await run(async () => {
      setFailure(null);
      const { againAfterSeconds, validMinutes } = await send(purpose, to);
      const at = Date.now();
      keep({
        to,
        validUntil: at + validMinutes * 60_000,
        againAt: at + againAfterSeconds * 1_000,
      });
    });
    return sent ? 'sent' : 'failed';
  };

  return {
    ask,
    busy,
    wait,
    /** A code was sent to the number in the field. */
    sent: mine !== null,
    /** That code can no longer be used, or there never was one. */
    stale: mine === null || mine.validUntil <= now,
    failure: failure?.to === to ? failure.message : undefined,
    /** Undefined until it is complete and known. */
    right,
  };
};
