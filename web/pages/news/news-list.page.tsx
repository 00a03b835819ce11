import type { AnswerOf } from '#contract/endpoint.ts';
import {
  type ArticleSummary,
  getArticlePage,
  getArticleTypes,
  getRecommendedArticles,
} from '#contract/news/news.ts';
import type { Paged } from '#contract/paging.ts';
import {
  type NewsPlace,
  newsAddress,
  newsPageSize,
  newsPath,
  readNewsPlace,
} from '#web/features/news/news-address.ts';
import classes from '#web/features/news/news-list.module.css';
import { Recommended } from '#web/features/news/recommended.tsx';
import { Story } from '#web/features/news/story.tsx';
import { publicData, quietly } from '#web/lib/api/public-data.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useOrigin } from '#web/lib/page/address.ts';
import { orLastPage, orRedirect } from '#web/lib/page/known-address.ts';
import { useSearchedWords } from '#web/lib/page/use-searched-words.ts';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { PageFailed } from '#web/ui/feedback/page-failed.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { SearchForm } from '#web/ui/forms/search-form.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { ChipLinks } from '#web/ui/navigation/chip-links.tsx';
import { PageLinks } from '#web/ui/navigation/page-links.tsx';

type NewsData = {
  place: NewsPlace;
  types: AnswerOf<typeof getArticleTypes>;
  page: Paged<ArticleSummary> | null;
  recommended: ArticleSummary[];
};

const data = publicData(async (call, { url }): Promise<NewsData> => {
  const place = readNewsPlace(url);
  const [types, page, recommended] = await Promise.all([
    quietly(call(getArticleTypes, {})),
    quietly(
      call(getArticlePage, {
        query: {
          pageNum: String(place.page),
          pageSize: String(newsPageSize),
          ...(place.type && { articleTypeId: place.type }),
          ...(place.words && { keyword: place.words }),
        },
      }),
    ),
    quietly(call(getRecommendedArticles, { query: { pageNum: '1', pageSize: '4' } })),
  ]);
  const isKnown =
    !place.type || !types || types.some(({ articleTypeId }) => articleTypeId === place.type);
  orRedirect(isKnown, newsAddress({ words: place.words }));
  orLastPage(page, (last) => newsAddress({ ...place, page: last }));
  return { place, types: types ?? [], page, recommended: recommended?.records ?? [] };
});
export const loader = data.loader;
export const clientLoader = data.clientLoader;

function Stories({ place, page }: { place: NewsPlace; page: Paged<ArticleSummary> }) {
  const { t } = useTranslation();
  const { words } = place;
  if (!page.records.length)
    return (
      <>
        <EmptyState
          picture={words ? '/media/empty-search.svg' : '/media/empty-news.svg'}
          title={
            words ? <span role="status">{t('news.noneFor', { words })}</span> : t('news.empty')
          }
          actions={
            <LinkButton to={newsPath} variant="line">
              {t('news.showAll')}
            </LinkButton>
          }
        >
          <p>{t(words ? 'news.noneHint' : 'news.emptyText')}</p>
        </EmptyState>
        {words && <CallUs>{t('news.noneCall')}</CallUs>}
      </>
    );
  return (
    <>
      {words && <p role="status">{t('news.found', { words, n: page.total })}</p>}
      {page.records.map((article, i) => (
        <Story key={article.id} article={article} lead={i === 0} />
      ))}
      <PageLinks
        page={page.pageNum}
        pages={page.pages}
        to={(next) => newsAddress({ ...place, page: next })}
      />
    </>
  );
}

export default function NewsListPage({ loaderData }: { loaderData: NewsData }) {
  const { t, locale } = useTranslation();
  const origin = useOrigin();
  const { place, types, page, recommended } = loaderData;
  useSearchedWords(place.words);
  const kinds = [{ articleTypeId: '', articleTypeName: t('common.all') }, ...types];
  const kind = types.find(({ articleTypeId }) => articleTypeId === place.type);
  const title = t('pages.newsTitle');
  return (
    <>
      <PageMeta
        title={kind ? `${kind.articleTypeName} · ${title}` : title}
        lead={t('pages.newsLead')}
        picture={page?.records[0]?.cover}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={t('news.feed')}
        href={`${origin}/feed/${locale}.xml`}
      />
      <PageHead title={title} lead={t('pages.newsLead')} art="/media/head-news.svg">
        <SearchForm
          action={newsPath}
          id="news-words"
          label={t('news.search')}
          words={place.words}
          go={t('news.searchGo')}
        />
      </PageHead>
      <div className={`wrap ${classes.body}`}>
        <div className="container">
          <div className={classes.chips}>
            <p id="kinds" className="sr-only">
              {t('news.types')}
            </p>
            <ChipLinks
              labelledBy="kinds"
              links={kinds.map(({ articleTypeId, articleTypeName }) => ({
                to: newsAddress({ words: place.words, type: articleTypeId }),
                label: articleTypeName,
                current: place.type === articleTypeId,
              }))}
            />
          </div>
          <div className={classes.grid}>
            <div className={classes.stories}>
              {page ? (
                <Stories place={place} page={page} />
              ) : (
                <PageFailed title={t('pages.errorTitle')} />
              )}
            </div>
            {recommended.length > 0 && <Recommended articles={recommended} />}
          </div>
        </div>
      </div>
    </>
  );
}
