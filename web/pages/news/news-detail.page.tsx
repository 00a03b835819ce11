import { type Article, getArticle } from '#contract/news/news.ts';
import { ArticleData } from '#web/features/news/article-data.tsx';
import { ArticleView } from '#web/features/news/article-view.tsx';
import { orNotFound, publicData } from '#web/lib/api/public-data.ts';
import { useReadAloud } from '#web/shell/display/read-aloud.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

const data = publicData(
  (call, { params }): Promise<Article> =>
    orNotFound(call(getArticle, { params: { id: params.id ?? '' } })),
);
export const loader = data.loader;
export const clientLoader = data.clientLoader;

export default function NewsDetailPage({ loaderData: article }: { loaderData: Article }) {
  const aloud = useReadAloud();
  return (
    <>
      <PageMeta
        title={article.title}
        lead={article.summary}
        picture={article.cover}
        type="article"
      />
      <ArticleData article={article} />
      <ArticleView article={article} aloud={aloud} />
    </>
  );
}
