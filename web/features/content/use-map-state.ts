/** Whether the foreign map has really come: a frame says 'load' for the browser's own error page too. */
import { useState } from 'react';

type MapState = 'waiting' | 'shown' | 'failed';

/** Asks the map's host for nothing but an answer. A policy that forbids asking is no sign of a missing map. */
const reachable = async (url: string): Promise<boolean> => {
  let forbidden = false;
  const note = () => {
    forbidden = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit' });
    return true;
  } catch {
    // The event about the policy comes a moment after the refusal.
    await new Promise((done) => setTimeout(done, 50));
    return forbidden;
  } finally {
    document.removeEventListener('securitypolicyviolation', note);
  }
};

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
