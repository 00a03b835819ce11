import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, for state that only the browser has. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
