/**
 * Cache invalidation. Usually everything is dropped; but people join activities all the time, which changes two
 * numbers on a few pages. API responses are dropped at once, pages at most every five seconds, which is as long as a
 * shared cache may keep them anyway.
 */
import type { ContentCache } from './response-cache.ts';

/** The payload of the trigger `activity_counted`. */
export const countsChanged = 'activity-counts';

const pagesMs = 5_000;

/** Keys are 'en /home/content/activity/…' and 'desktop en /community/activity…'; the home pages show some, too. */
const isActivityCall = (key: string) => key.includes(' /home/content/activity');
const isActivityPage = (key: string) =>
  /\/community\/activity|^\w+ \S+ \/(h5\/?|h5\.data|_root\.data)?(\?|$)/.test(key);

type Caches = Record<'contentCache' | 'pageCache', Pick<ContentCache, 'clear'>>;

export const createDropping = ({ contentCache, pageCache }: Caches) => {
  let last = 0;
  let waiting = false;
  const dropPages = () => {
    waiting = false;
    last = Date.now();
    pageCache.clear(isActivityPage);
  };
  return (what: string): void => {
    if (what !== countsChanged) {
      contentCache.clear();
      pageCache.clear();
      return;
    }
    contentCache.clear(isActivityCall);
    const wait = last + pagesMs - Date.now();
    if (wait <= 0) dropPages();
    else if (!waiting) {
      waiting = true;
      setTimeout(dropPages, wait).unref();
    }
  };
};
