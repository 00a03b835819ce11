/**
 * When the office session ends, as the server counts it. Reading, typing and scrolling count as use: then the server is
 * asked, at most once a minute. Without them nothing is asked, so that an unattended session ends by itself.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { storageKeys } from '#contract/limits.ts';
import { getStaffMe, staffRules } from '#contract/staff/staff.ts';
import { call } from '#web/lib/api/api.ts';
import { endStaffSession, keepStaffEnd, staffEndKey } from '#web/lib/api/staff-session.ts';
import { goToOfficeDoor } from '#web/lib/api/unauthorized.ts';
import { useStored } from '#web/lib/storage.ts';

const askEveryMs = 60_000;
const uses = [
  'pointerdown',
  'pointermove',
  'keydown',
  'input',
  'wheel',
  'scroll',
  'touchmove',
] as const;

/** `loaded` is another object after every navigation, which asked the server too. */
export const useSessionEnd = (loaded: object) => {
  const token = useStored(storageKeys.officeToken);
  // Shared: what is used in one tab is in use in all.
  const end = Number(useStored(staffEndKey));
  const [first] = useState(token);
  const [now, setNow] = useState(() => Date.now());
  const askedAt = useRef(Date.now());
  const used = useRef(false);

  useEffect(() => {
    if (!loaded) return;
    askedAt.current = Date.now();
    used.current = false;
  }, [loaded]);

  /** Stays signed in. A refusal redirects to the login. */
  const stay = useCallback(async () => {
    askedAt.current = Date.now();
    used.current = false;
    const me = await call(getStaffMe, {});
    keepStaffEnd(me.secondsLeft);
    setNow(Date.now());
  }, []);

  const left = Math.ceil((end - now) / 1000);
  const warns = left <= staffRules.warnSeconds;
  useEffect(() => {
    // Then only the button counts: a mouse that is pushed by chance keeps nobody in.
    if (!token || warns) return;
    const use = (event: Event) => {
      used.current ||= event.isTrusted;
    };
    for (const name of uses) window.addEventListener(name, use, { capture: true, passive: true });
    return () => {
      for (const name of uses) window.removeEventListener(name, use, { capture: true });
    };
  }, [token, warns]);

  useEffect(() => {
    if (!token) return;
    const look = () => {
      setNow(Date.now());
      if (used.current && Date.now() - askedAt.current >= askEveryMs)
        // Offline: asked again with the next use; the time runs on meanwhile.
        stay().catch(() => undefined);
    };
    const timer = setInterval(look, 1000);
    // Timers sleep with the computer.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [token, stay]);

  const over = !token || left <= 0;
  useEffect(() => {
    if (over) {
      endStaffSession();
      goToOfficeDoor(true);
    }
    // Somebody else signed in, in another tab.
    else if (token !== first) window.location.reload();
  }, [over, token, first]);

  return { over, warns, left, stay };
};
