/** 'Hi, {firstName}, {greeting}!' by the reader's own clock (spec §2); in Chinese by readings "Greeting". */
import { useEffect, useState } from 'react';
import type { SessionUser } from '#contract/account/account.ts';
import { greetingAt } from '#contract/limits.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';

type Names = Pick<SessionUser, 'firstName' | 'lastName' | 'preferredName' | 'chineseName'>;

export const greetedName = (user: Names, locale: Locale): string =>
  locale === 'en' ? user.firstName : user.preferredName || user.chineseName || user.firstName;

/** Milliseconds until the next full hour; never 0. */
export const untilNextHour = (now: Date): number =>
  3_600_000 - (now.getMinutes() * 60 + now.getSeconds()) * 1000 - now.getMilliseconds();

const useHour = (): number => {
  const [hour, setHour] = useState(() => new Date().getHours());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      const now = new Date();
      setHour(now.getHours());
      timer = setTimeout(update, untilNextHour(now));
    };
    update();
    // A sleeping device or a background tab may have missed the hour.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return hour;
};

export const useGreeting = (user: SessionUser): string => {
  const { t, locale } = useTranslation();
  const greeting = t(`shell.${greetingAt(useHour())}`);
  return t('shell.greeting', { name: greetedName(user, locale), greeting });
};
