import { useMemo } from 'react';
import { useNow } from './use-now.ts';

/** Minutes until an end that the server named in seconds, counted down; null: no end. */
export const useMinutesLeft = (secondsLeft: number | null): number | null => {
  const now = useNow(secondsLeft !== null);
  const end = useMemo(
    () => (secondsLeft === null ? null : Date.now() + secondsLeft * 1_000),
    [secondsLeft],
  );
  return end === null ? null : Math.max(0, Math.ceil((end - now) / 60_000));
};
