/** A form submitted too early is sent automatically once its photos have arrived or the network is back. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { NoAnswer } from './api/api-error.ts';

/** What it waits for. */
export type Awaited = 'photos' | 'network' | null;
type Photos = 'there' | 'coming' | 'stuck';

/** `send` checks and sends; it is called again when what was waited for is there, with the values of that moment. */
export const useSendLater = (send: () => void) => {
  const [pickers, setPickers] = useState<Record<string, Photos>>({});
  const [awaited, setAwaited] = useState<Awaited>(null);
  const pickersThat = (state: Photos) =>
    Object.keys(pickers).filter((picker) => pickers[picker] === state);
  const photos =
    (['stuck', 'coming'] as const).find((state) => pickersThat(state).length > 0) ?? 'there';
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
    /** The names of pickers with such a photo, and of those with photos on their way. */
    stuckIn: pickersThat('stuck'),
    comingIn: pickersThat('coming'),
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

export type Later = ReturnType<typeof useSendLater>;
