import type { MouseEvent } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { htmlLang, type Locale, localeNames, locales } from '#i18n/pick-locale.ts';
import { switchLanguage } from '#web/lib/i18n/i18n.ts';
import { rememberLocale } from '#web/lib/i18n/locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { reportError } from '#web/lib/page/notify.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import dropdownClasses from './dropdown-panel.module.css';
import classes from './language-menu.module.css';
import { useDropdown } from './use-dropdown.ts';

/** Changes the language without a reload: keeps what was typed and refetches the content. */
const useChangeLanguage = (): ((locale: Locale) => Promise<void>) => {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();

  return async (locale) => {
    // Load the words first, so a failed download leaves the page in one language.
    await switchLanguage(locale);
    rememberLocale(locale);
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return revalidate();
    // A leftover `?lang=` would undo the choice on the next reload; navigating also refetches.
    query.delete('lang');
    const rest = query.size ? `?${query}` : '';
    await navigate(pathname + rest + hash, { replace: true, preventScrollReset: true, state });
  };
};

/** Each language under its own name, no flags (design rule 33). Links, so it works before hydration. */
export function LanguageMenu({ variant }: { variant: 'bar' | 'small' }) {
  const { t, locale: current } = useTranslation();
  const change = useChangeLanguage();
  const { search } = useLocation();
  const hydrated = useHydrated();
  const dropdown = useDropdown({ hover: variant === 'bar' });

  const addressIn = (locale: Locale): string => {
    const query = new URLSearchParams(hydrated ? search : '');
    query.set('lang', locale);
    return `?${query}`;
  };
  const choose = (locale: Locale) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    dropdown.button.ref.current?.focus();
    dropdown.close();
    if (locale !== current) change(locale).catch((error: unknown) => reportError(error, t));
  };

  return (
    <div {...dropdown.root} className={`${classes.root} ${classes[variant]}`}>
      <button {...dropdown.button} className={classes.button}>
        <Icon name="translate" />
        <span className="sr-only">{t('shell.language')}: </span>
        <span>{variant === 'bar' ? localeNames[current] : t('shell.languageShort')}</span>
        {variant === 'bar' && <Icon name="caret-down" className={classes.caret} />}
      </button>
      <div {...dropdown.panel} className={cx(dropdownClasses.panel, classes.panel)}>
        <ul>
          {locales.map((locale) => (
            <li key={locale}>
              <a
                href={addressIn(locale)}
                lang={htmlLang[locale]}
                hrefLang={htmlLang[locale]}
                aria-current={locale === current ? 'true' : undefined}
                onClick={choose(locale)}
              >
                <span>{localeNames[locale]}</span>
                {locale === current && <Icon name="check" />}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
