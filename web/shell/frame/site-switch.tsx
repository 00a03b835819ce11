import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { mobileBase, useShell } from '#web/lib/page/shell.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';

/** The way to the other site and back: a full load, since the two have different bases. */
export function SiteSwitch({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const shell = useShell();
  const { pathname, search } = useLocation();
  // The rendered page is kept for every query, so the server leaves it out.
  const query = new URLSearchParams(useHydrated() ? search : '');
  query.delete('site');

  const other = shell === 'mobile' ? 'desktop' : 'mobile';
  query.set('site', other);
  const base = other === 'mobile' ? mobileBase : '';
  return (
    <a className={className} href={`${base}${pathname}?${query}`}>
      {t(other === 'mobile' ? 'shell.mobileSite' : 'shell.desktopSite')}
    </a>
  );
}
