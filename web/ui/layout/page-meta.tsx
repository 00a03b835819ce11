import type { Locale } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sharePicture, useAddresses, useOrigin } from '#web/lib/page/address.ts';
import { useSameForAllIds } from '#web/lib/page/same-for-all-ids.ts';
import { useSite } from '#web/lib/page/site.ts';

const ogLocale: Record<Locale, string> = { en: 'en_US', 'zh-CN': 'zh_CN', 'zh-TW': 'zh_TW' };

type Props = {
  title: string;
  lead: string;
  /** The share picture: an illustration or a photo of this site. */
  picture?: string | undefined;
  type?: 'website' | 'article';
};

/** Title, description and share card of a page; React puts them into <head>, in the language being read. */
export function PageMeta({ title, lead, picture, type = 'website' }: Props) {
  const { companyName } = useSite();
  const origin = useOrigin();
  const { canonical } = useAddresses();
  const isShared = useSameForAllIds();
  const { locale } = useTranslation();
  const full = title === companyName ? title : `${title} · ${companyName}`;
  const image = sharePicture(picture);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={lead} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={lead} />
      <meta property="og:type" content={type} />
      {!isShared && <meta property="og:url" content={canonical} />}
      <meta property="og:site_name" content={companyName} />
      <meta property="og:locale" content={ogLocale[locale]} />
      <meta property="og:image" content={origin + image} />
      {image.startsWith('/og') && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
