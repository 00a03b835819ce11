/** Whether the foreign map has really come: a frame says 'load' for the browser's own error page too. */
import { useState } from 'react';

type MapState = 'waiting' | 'shown' | 'failed';

/** Asks the map's host for nothing but an answer; the page policy allows that for the map hosts alone. */
const reachable = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' }).then(
    () => true,
    () => false,
  );

export const useMapState = (url: string) => {
  const [known, setKnown] = useState<{ url: string; state: MapState }>({ url, state: 'waiting' });
  return {
    state: known.url === url ? known.state : ('waiting' as const),
    onLoad: async () => {
      const came = await reachable(url);
      setKnown({ url, state: came ? 'shown' : 'failed' });
    },
  };
};
