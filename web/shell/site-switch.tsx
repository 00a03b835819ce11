import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { mobileBase, useShell } from '#web/lib/shell.ts';
import { useHydrated } from '#web/lib/use-hydrated.ts';

/** The way to the other site and back: a full load, since the two have different bases. */
export function SiteSwitch({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const shell = useShell();
  const { pathname, search } = useLocation();
  // The rendered page is kept for every query, so the server leaves it out.
  const query = new URLSearchParams(useHydrated() ? search : '');
  query.delete('site');

  if (shell === 'mobile') {
    query.set('site', 'desktop');
    return (
      <a className={className} href={`${pathname}?${query}`}>
        {t('shell.desktopSite')}
      </a>
    );
  }
  const forget = () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser of our readers
    document.cookie = 'site=; Path=/; Max-Age=0; SameSite=Lax';
  };
  const tail = query.size ? `?${query}` : '';
  return (
    <a className={className} href={`${mobileBase}${pathname}${tail}`} onClick={forget}>
      {t('shell.mobileSite')}
    </a>
  );
}
