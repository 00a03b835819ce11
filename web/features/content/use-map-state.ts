/**
 * Whether the foreign map is asked for, and has really come: a frame says 'load' for the browser's own error page too.
 */
import { useState } from 'react';
import { useIsNear } from '#web/lib/page/use-is-near.ts';

type MapState = 'waiting' | 'shown' | 'failed';

/** Asks the map's host for nothing but an answer; the page policy allows that for the map hosts alone. */
const reachable = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );

export const useMapState = (url: string) => {
  const [known, setKnown] = useState<{ url: string; state: MapState }>({ url, state: 'waiting' });
  const { placeRef, isNear } = useIsNear();
  return {
    /** Where the map will be. */
    placeRef,
    isNear,
    state: known.url === url ? known.state : ('waiting' as const),
    onLoad: async () => {
      const came = await reachable(url);
      setKnown({ url, state: came ? 'shown' : 'failed' });
    },
  };
};
