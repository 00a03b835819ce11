import { useLocation } from 'react-router';
import { htmlLang, locales } from '#i18n/pick-locale.ts';
import { mobileBase, type Shell } from '#web/lib/shell.ts';

/**
 * The page's other addresses for search engines: desktop pages name their mobile twin, mobile pages name the
 * desktop one as canonical, and each language has a `?lang=` alternate (design rule 34).
 */
export function Alternates({ origin, shell }: { origin: string; shell: Shell }) {
  const { pathname } = useLocation();
  const desktop = `${origin}${pathname}`;
  const mobile = `${origin}${mobileBase}${pathname}`;
  return (
    <>
      <link rel="canonical" href={desktop} />
      {shell === 'desktop' && (
        <link rel="alternate" media="only screen and (max-width: 640px)" href={mobile} />
      )}
      {locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={htmlLang[locale]}
          href={`${desktop}?lang=${locale}`}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={desktop} />
    </>
  );
}
