/**
 * Which words of its query a page reads when the server renders it, and how it understands them. Whatever else stands in
 * an address leads to the same page: the server drops it before it renders and keeps, and the page's canonical address
 * does without it. So a page that reads another word shows nothing of it on its first view until it is named here.
 */
type Read = (value: string) => string | null;

const word: Read = (value) => (/^[a-zA-Z]{1,20}$/.test(value) ? value : null);
const text: Read = (value) => value.trim().slice(0, 100) || null;
const numberFrom =
  (least: number): Read =>
  (value) =>
    /^\d{1,5}$/.test(value) && Number(value) >= least ? String(Number(value)) : null;

/** The first page and "all cities" have no number. */
const page = numberFrom(2);
const city = numberFrom(1);

const queries: Record<string, Record<string, Read>> = {
  '/feedback': { order: word, page },
  '/community/activity/list': { tab: word, type: text, city, page },
  '/community/activity/search': { q: text, city, page },
  '/community/activity/result': { activityId: text },
  '/community/news': { type: text, page },
  '/about/faq': { q: text },
  '/register/patient': { step: word },
  '/register/caregiver': { step: word },
};

/** The words that count, in one order, as the page understands them. `path` is without the mobile site's beginning. */
export const readPageQuery = (path: string, search: URLSearchParams): [string, string][] => {
  if (search.size === 0) return [];
  const known = queries[path.toLowerCase().replace(/\/$/, '')] ?? {};
  return Object.entries(known).flatMap(([name, read]) => {
    const value = read(search.get(name) ?? '');
    return value === null ? [] : [[name, value] as [string, string]];
  });
};
