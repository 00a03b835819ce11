/** Changing the language: no reload, nothing typed is lost; the content is asked for again in the new language. */
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import type { Locale } from '#i18n/pick-locale.ts';
import { switchLanguage } from '#web/lib/i18n/i18n.ts';
import { rememberLocale } from '#web/lib/i18n/locale.ts';

export const useChangeLanguage = (): ((locale: Locale) => Promise<void>) => {
  const { i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();

  return async (locale) => {
    // Words first, so that a failed download leaves the page in one language.
    await switchLanguage(i18n, locale);
    rememberLocale(locale);
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return revalidate();
    // A `?lang=` left in the address would undo the choice on the next reload; going there also loads anew.
    query.delete('lang');
    const rest = query.size ? `?${query}` : '';
    await navigate(pathname + rest + hash, { replace: true, preventScrollReset: true, state });
  };
};
