import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { isLocale } from '#i18n/pick-locale.ts';
import { switchLanguage } from '#web/lib/i18n/i18n.ts';
import { currentLocale, rememberLocale, storedLocale } from '#web/lib/i18n/locale.ts';

/**
 * A URL with `?lang=` is a choice and is stored. Otherwise a stored choice that the server could not know
 * (the cookie was deleted) is applied now.
 */
export const useLanguageOnStart = (): void => {
  const { revalidate } = useRevalidator();
  const start = useEffectEvent(() => {
    const asked = new URLSearchParams(window.location.search).get('lang');
    if (isLocale(asked)) {
      rememberLocale(asked);
      return;
    }
    const stored = storedLocale();
    if (!stored) return;
    const rendered = currentLocale();
    rememberLocale(stored);
    if (stored !== rendered) switchLanguage(stored).then(() => revalidate());
  });
  useEffect(() => start(), []);
};
