/**
 * Whether the foreign map is asked for, and has really come: a frame says 'load' for the browser's own error page too.
 * Not by `loading="lazy"`: that asks thousands of pixels ahead, and in a page of the server before anybody listens.
 */
import { useEffect, useState } from 'react';

type MapState = 'waiting' | 'shown' | 'failed';

/** Asks the map's host for nothing but an answer; the page policy allows that for the map hosts alone. */
const reachable = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );

export const useMapState = (url: string) => {
  const [known, setKnown] = useState<{ url: string; state: MapState }>({ url, state: 'waiting' });
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
  return {
    /** Where the map will be. */
    placeRef: setPlace,
    isNear,
    state: known.url === url ? known.state : ('waiting' as const),
    onLoad: async () => {
      const came = await reachable(url);
      setKnown({ url, state: came ? 'shown' : 'failed' });
    },
  };
};
