/** News articles (spec §3, §7; readings "Article"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, searched } from '#contract/fields.ts';
import { paged, pagingQuery } from '#contract/paging.ts';

const news = { tag: 'news', access: 'readPublic', cached: true } as const;

export const ArticleSummary = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: z.string(),
  articleTypeId: z.string(),
  articleTypeName: z.string(),
  publishedAt: z.string(),
  recommended: z.boolean(),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

export const Article = ArticleSummary.extend({
  /** Safe HTML: sanitized on the server. */
  content: z.string(),
  /** The neighbors in the list, newest first. */
  previous: ArticleSummary.nullable(),
  next: ArticleSummary.nullable(),
});
export type Article = z.infer<typeof Article>;

export const getArticlePage = defineApi({
  ...news,
  method: 'GET',
  path: '/content/article/page',
  summary: 'News, newest first',
  query: z.strictObject({
    ...pagingQuery,
    articleTypeId: recordId.optional(),
    keyword: searched(100).optional(),
  }),
  answer: paged(ArticleSummary),
});
export const getRecommendedArticles = defineApi({
  ...news,
  method: 'GET',
  path: '/content/article/recommend/page',
  summary: 'Recommended news',
  query: z.strictObject(pagingQuery),
  answer: paged(ArticleSummary),
});
export const getArticleTypes = defineApi({
  ...news,
  method: 'GET',
  path: '/content/article/types',
  summary: 'Article types',
  answer: z.array(z.object({ articleTypeId: z.string(), articleTypeName: z.string() })),
});
export const getArticle = defineApi({
  ...news,
  method: 'GET',
  path: '/content/article/{id}',
  summary: 'One article',
  params: z.strictObject({ id: recordId }),
  answer: Article,
});
