/** A form that was sent too early: it goes by itself once its photos have arrived, or once the network is back. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { NoAnswer } from './api/api-error.ts';

/** What it waits for. */
export type Awaited = 'photos' | 'network' | null;
type Photos = 'there' | 'coming' | 'stuck';

/** `send` checks and sends; it is called again when what was waited for is there, with the values of that moment. */
export const useSendLater = (send: () => void) => {
  const [pickers, setPickers] = useState<Record<string, Photos>>({});
  const [awaited, setAwaited] = useState<Awaited>(null);
  const states = Object.values(pickers);
  const photos = (['stuck', 'coming'] as const).find((one) => states.includes(one)) ?? 'there';
  const sendNow = useEffectEvent(() => {
    setAwaited(null);
    send();
  });

  useEffect(() => {
    if (awaited === 'photos' && photos !== 'coming') sendNow();
  }, [awaited, photos]);
  useEffect(() => {
    if (awaited !== 'network') return;
    const onOnline = () => sendNow();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [awaited]);

  const onBusyOf = useCallback(
    (picker: string, busy: boolean, stuck: boolean) =>
      setPickers((old) => ({ ...old, [picker]: stuck ? 'stuck' : busy ? 'coming' : 'there' })),
    [],
  );
  const onBusy = useCallback(
    (busy: boolean, stuck: boolean) => onBusyOf('', busy, stuck),
    [onBusyOf],
  );
  const stop = useCallback(() => setAwaited(null), []);
  return {
    awaited,
    /** 'stuck': the person has to choose what happens to a photo. */
    photos,
    onBusy,
    onBusyOf,
    waitForPhotos: () => setAwaited('photos'),
    /** True if it failed because the device has no network: it then waits for it. */
    waitForNetwork: (error: unknown): boolean => {
      const offline = error instanceof NoAnswer && !navigator.onLine;
      if (offline) setAwaited('network');
      return offline;
    },
    stop,
  };
};
