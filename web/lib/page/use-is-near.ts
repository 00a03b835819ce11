/** Whether a place of the page has come near the window; from then on it stays near. */
import { useEffect, useState } from 'react';

/** Not by `loading="lazy"`: that asks thousands of pixels ahead, and in a page of the server before anybody listens. */
export const useIsNear = () => {
  const [place, setPlace] = useState<Element | null>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place || isNear) return;
    const watcher = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '600px' },
    );
    watcher.observe(place);
    return () => watcher.disconnect();
  }, [place, isNear]);
  return { placeRef: setPlace, isNear };
};
