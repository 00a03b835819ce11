import { htmlLang, locales } from '#i18n/pick-locale.ts';
import { useAddresses } from '#web/lib/page/address.ts';
import { useSameForAllIds } from '#web/lib/page/same-for-all-ids.ts';
import type { Shell } from '#web/lib/page/shell.ts';

/**
 * The page's other addresses for search engines: desktop pages name their mobile twin, mobile pages name the
 * desktop one as canonical, and each language has a `?lang=` address of its own (design rule 34). An address
 * without a language is its own page too: the one for readers of any language. Personal pages have none.
 */
export function Alternates({ shell }: { shell: Shell }) {
  const { canonical, mobile, bare, inLanguage } = useAddresses();
  if (useSameForAllIds()) return null;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {shell === 'desktop' && (
        <link rel="alternate" media="only screen and (max-width: 640px)" href={mobile} />
      )}
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={htmlLang[locale]} href={inLanguage(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={bare} />
    </>
  );
}
