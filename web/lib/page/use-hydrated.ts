import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render, for what only the browser can know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
