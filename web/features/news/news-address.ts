/** The list's URL: `?q=`, `?type=` and `?page=`; the first page of all has none. */
import { readSearchedWords } from '#contract/content/page-queries.ts';

export const newsPath = '/community/news';
/** One large story and five rows. */
export const newsPageSize = 6;

export type NewsPlace = { words: string; type: string; page: number };

export const readNewsPlace = ({ searchParams: query }: URL): NewsPlace => {
  const page = query.get('page') ?? '';
  return {
    words: readSearchedWords(query),
    type: (query.get('type') ?? '').slice(0, 100),
    page: /^\d{1,5}$/.test(page) ? Math.max(1, Number(page)) : 1,
  };
};

export const newsAddress = ({ words = '', type = '', page = 1 }: Partial<NewsPlace>): string => {
  const query = new URLSearchParams();
  if (words) query.set('q', words);
  if (type) query.set('type', type);
  if (page > 1) query.set('page', String(page));
  return query.size ? `${newsPath}?${query}` : newsPath;
};

export const articlePath = (id: string): string => `${newsPath}/${encodeURIComponent(id)}`;
