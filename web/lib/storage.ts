/** Local storage that never throws (private mode, blocked storage) and tells this tab's listeners too. */
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const memory = new Map<string, string>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const readStored = (key: string): string | null => {
  if (typeof window === 'undefined') return null;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
};

export const writeStored = (key: string, value: string | null): void => {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value === null) memory.delete(key);
    else memory.set(key, value);
  }
  for (const listener of listeners) listener();
};

export const storedKeys = (): string[] => {
  try {
    return Object.keys(window.localStorage);
  } catch {
    return [...memory.keys()];
  }
};

/** The stored text, live. On the server and during hydration it is null. */
export const useStored = (key: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
