/** Asking for a code by text message. The wait until the next one survives a reload, so that nobody asks in vain. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CodePurpose, codeRules, sendCode } from '#contract/account.ts';
import { isUsPhone, phoneDigits } from '#contract/field-rules.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { messageOf } from '#web/lib/notify.ts';
import { useNow } from '#web/lib/use-now.ts';

/** The last code that was asked for: for which number, until when it is valid, from when there is another. */
type Asked = { phone: string; validUntil: number; againAt: number };

const nameOf = (purpose: CodePurpose): string => `code:${purpose}`;

const read = (purpose: CodePurpose): Asked | null => {
  try {
    return JSON.parse(window.sessionStorage.getItem(nameOf(purpose)) ?? 'null') as Asked | null;
  } catch {
    return null;
  }
};

const write = (purpose: CodePurpose, asked: Asked): void => {
  try {
    window.sessionStorage.setItem(nameOf(purpose), JSON.stringify(asked));
  } catch {
    // Storage is blocked: the countdown then lasts as long as the page.
  }
};

export type CodeAnswer = 'sent' | 'wrongPhone' | 'failed';

export const useSendCode = (purpose: CodePurpose, typedPhone: string) => {
  const { t } = useTranslation();
  const phone = phoneDigits(typedPhone);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  /** Why no code was sent; for this number only. */
  const [failure, setFailure] = useState<{ phone: string; message: string } | null>(null);
  useEffect(() => setAsked(read(purpose)), [purpose]);

  const mine = asked?.phone === phone ? asked : null;
  const now = useNow(mine !== null);
  const wait = mine ? Math.max(0, Math.ceil((mine.againAt - now) / 1_000)) : 0;

  const keep = useCallback(
    (next: Asked) => {
      write(purpose, next);
      setAsked(next);
    },
    [purpose],
  );

  const ask = async (): Promise<CodeAnswer> => {
    if (!isUsPhone(phone)) return 'wrongPhone';
    if (running.current) return 'failed';
    running.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const { againAfterSeconds, validMinutes } = await call(sendCode, {
        body: { phone, purpose },
      });
      const at = Date.now();
      keep({
        phone,
        validUntil: at + validMinutes * 60_000,
        againAt: at + againAfterSeconds * 1_000,
      });
      return 'sent';
    } catch (error) {
      setFailure({ phone, message: messageOf(error, t) });
      // Asked for in another tab, or before a reload: the wait is the server's.
      if (error instanceof ApiError && error.code === 'code_too_soon')
        keep({
          phone,
          validUntil: mine?.validUntil ?? Date.now() + codeRules.validMinutes * 60_000,
          againAt: Date.now() + codeRules.againAfterSeconds * 1_000,
        });
      return 'failed';
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    ask,
    busy,
    wait,
    /** A code has gone to the number that stands in the field. */
    sent: mine !== null,
    /** That code can no longer be used, or there never was one. */
    stale: mine === null || mine.validUntil <= now,
    failure: failure?.phone === phone ? failure.message : undefined,
  };
};
