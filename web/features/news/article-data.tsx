import type { Article } from '#contract/news/news.ts';
import { htmlLang } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sharePicture, useAddresses, useOrigin } from '#web/lib/page/address.ts';
import { useSite } from '#web/lib/page/site.ts';
import { JsonLd } from '#web/ui/layout/json-ld.tsx';
import { newsPath } from './news-address.ts';

/** The article and its breadcrumbs for search engines (schema.org Article, BreadcrumbList). */
export function ArticleData({ article }: { article: Article }) {
  const { t, locale } = useTranslation();
  const origin = useOrigin();
  const { canonical } = useAddresses();
  const { companyName } = useSite();
  const agency = {
    '@type': 'Organization',
    name: companyName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
  };
  const crumbs = [
    { name: t('pages.newsTitle'), item: `${origin}${newsPath}` },
    { name: article.title, item: canonical },
  ];
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Article',
          headline: article.title,
          description: article.summary,
          image: origin + sharePicture(article.cover),
          datePublished: article.publishedAt.slice(0, 10),
          inLanguage: htmlLang[locale],
          articleSection: article.articleTypeName,
          mainEntityOfPage: canonical,
          author: agency,
          publisher: agency,
        }}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map((crumb, i) => ({
            '@type': 'ListItem',
            position: i + 1,
            ...crumb,
          })),
        }}
      />
    </>
  );
}
