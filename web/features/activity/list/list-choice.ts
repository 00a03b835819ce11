/** The filters of the activity list and search, as they are in the URL. */
import type { getActivityPage } from '#contract/activity/activity.ts';
import { readSearchedWords } from '#contract/content/page-queries.ts';
import type { RequestOf } from '#contract/endpoint.ts';

/** Fills the rows of one, two and three columns. */
export const pageSize = 6;

/** Filter links scroll here, so that phones don't jump above the filters. */
export const resultsPlace = 'results';

export type ListChoice = {
  ended: boolean;
  typeId: string;
  /** 0 for all, else the city's index + 1: names change with the language, indexes do not. */
  city: number;
  page: number;
  /** The search term; none in the list. */
  words: string;
};

const whole = (text: string | null): number => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : 0);

export const readChoice = ({ searchParams: query }: URL): ListChoice => ({
  ended: query.get('tab') === 'ended',
  typeId: (query.get('type') ?? '').slice(0, 100),
  city: whole(query.get('city')),
  page: Math.max(1, whole(query.get('page'))),
  words: readSearchedWords(query),
});

const queryOf = ({ ended, typeId, city, page, words }: Partial<ListChoice>): string => {
  const query = new URLSearchParams();
  if (words) query.set('q', words);
  if (ended) query.set('tab', 'ended');
  if (typeId) query.set('type', typeId);
  if (city) query.set('city', String(city));
  if (page && page > 1) query.set('page', String(page));
  return query.size ? `?${query}` : '';
};

export const listPath = (choice: Partial<ListChoice> = {}): string =>
  `/community/activity/list${queryOf({ ...choice, words: '' })}#${resultsPlace}`;

export const searchPath = ({ words = '', city = 0, page = 1 }: Partial<ListChoice>): string =>
  `/community/activity/search${queryOf({ words, city, page })}`;

type PageRequest = RequestOf<typeof getActivityPage>;

/** The list's query. `city` is an index into `cities`. */
export const listRequest = (choice: ListChoice, cities: readonly string[]): PageRequest => {
  const city = cities[choice.city - 1];
  return {
    query: {
      pageNum: String(choice.page),
      pageSize: String(pageSize),
      status: choice.ended ? ['ended'] : ['sign_up', 'coming'],
      ...(choice.typeId && { typeId: choice.typeId }),
      ...(city && { cityList: [city] }),
    },
  };
};

/** A search covers activities in any state. */
export const searchRequest = (choice: ListChoice, cities: readonly string[]): PageRequest => {
  const city = cities[choice.city - 1];
  return {
    query: {
      pageNum: String(choice.page),
      pageSize: String(pageSize),
      keyword: choice.words,
      ...(city && { cityList: [city] }),
    },
  };
};
