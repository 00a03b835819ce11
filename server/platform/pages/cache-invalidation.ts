/**
 * Cache invalidation. Usually everything is dropped; but people join activities all the time, which changes two
 * numbers on a few pages. API responses are dropped at once; pages are renewed at most every five seconds, which is as
 * long as a shared cache may keep them anyway, and nobody waits for it.
 */
import type { ContentCache } from './response-cache.ts';

/** The payload of the trigger `activity_counted`. */
export const countsChanged = 'activity-counts';

const pagesMs = 5_000;

/** Keys are 'en /home/content/activity/…' and 'desktop en /community/activity…'; the home pages show some, too. */
const isActivityCall = (key: string) => key.includes(' /home/content/activity');
const isActivityPage = (key: string) =>
  /\/community\/activity|^\w+ \S+ \/(h5\/?|h5\.data|_root\.data)?(\?|$)/.test(key);

type Caches = {
  contentCache: Pick<ContentCache, 'clear'>;
  pageCache: Pick<ContentCache, 'clear' | 'renewSoon'>;
};

export const createDropping = ({ contentCache, pageCache }: Caches) => {
  let last = 0;
  let waiting = false;
  const renewPages = () => {
    waiting = false;
    last = Date.now();
    pageCache.renewSoon(isActivityPage);
  };
  return (what: string): void => {
    if (what !== countsChanged) {
      contentCache.clear();
      pageCache.clear();
      return;
    }
    contentCache.clear(isActivityCall);
    const wait = last + pagesMs - Date.now();
    if (wait <= 0) renewPages();
    else if (!waiting) {
      waiting = true;
      setTimeout(renewPages, wait).unref();
    }
  };
};
