import type { DemoArticle, DemoArticleType } from '#demo/shape.ts';
import { agencyArticles } from './agency-articles.ts';
import { benefitsArticles } from './benefits-articles.ts';
import { communityArticles } from './community-articles.ts';
import { coverageArticles } from './coverage-articles.ts';
import { healthArticles } from './health-articles.ts';
import { seasonArticles } from './seasons-articles.ts';

export const articleTypes: DemoArticleType[] = [
  { slug: 'benefits', name: { en: 'Benefits & Policy', 'zh-CN': '福利信息', 'zh-TW': '福利資訊' } },
  { slug: 'health', name: { en: 'Healthy Living', 'zh-CN': '健康生活', 'zh-TW': '健康生活' } },
  {
    slug: 'community',
    name: { en: 'Community Stories', 'zh-CN': '社区故事', 'zh-TW': '社區故事' },
  },
  { slug: 'agency', name: { en: 'Agency News', 'zh-CN': '公司消息', 'zh-TW': '公司消息' } },
];

/** Newest first. */
export const articles: DemoArticle[] = [
  ...healthArticles,
  ...seasonArticles,
  ...benefitsArticles,
  ...coverageArticles,
  ...communityArticles,
  ...agencyArticles,
].sort((a, b) => a.daysAgo - b.daysAgo);
