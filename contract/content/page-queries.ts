/**
 * Query parameters that a page reads when rendered on the server, and how they are parsed. All others are dropped
 * before rendering and caching, and from the canonical URL; so a page that reads another parameter must list it here.
 * Words that are searched for (`?q=`) are endless: such a page is rendered without its query, and the browser fills it in
 * (web/lib/page/use-searched-words.ts).
 */
import { registrationSteps } from '#contract/account/registration-steps.ts';
import { reviewOrders } from '#contract/review/orders.ts';

type Read = (value: string) => string | null;

const oneOf =
  (values: readonly string[]): Read =>
  (value) =>
    values.includes(value) ? value : null;
const text: Read = (value) => value.trim().slice(0, 100) || null;
/** Up to 999: further pages of a list are nobody's, and would be endless. */
const numberFrom =
  (least: number): Read =>
  (value) =>
    /^0*\d{1,3}$/.test(value) && Number(value) >= least ? String(Number(value)) : null;

/** Omitted for the first page and "all cities". */
const page = numberFrom(2);
const city = numberFrom(1);
const step = oneOf(registrationSteps);

const queries: Record<string, Record<string, Read>> = {
  '/feedback': { order: oneOf(reviewOrders), page },
  '/community/activity/list': { tab: oneOf(['ended']), type: text, city, page },
  '/community/activity/result': { activityId: text },
  '/community/news': { type: text, page },
  '/register/patient': { step },
  '/register/caregiver': { step },
};

export const readSearchedWords = (search: URLSearchParams): string =>
  text(search.get('q') ?? '') ?? '';

/** The relevant parameters, normalized and in a fixed order. `path` is without the mobile prefix. */
export const readPageQuery = (path: string, search: URLSearchParams): [string, string][] => {
  if (search.size === 0 || readSearchedWords(search)) return [];
  const known = queries[path.toLowerCase().replace(/\/$/, '')] ?? {};
  return Object.entries(known).flatMap(([name, read]) => {
    const value = read(search.get(name) ?? '');
    return value === null ? [] : [[name, value] as [string, string]];
  });
};
