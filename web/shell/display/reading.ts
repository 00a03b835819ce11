/** Whether the page is being read aloud; the reader itself is only downloaded when someone asks for it. */
import { useSyncExternalStore } from 'react';
import type { Locale } from '#i18n/pick-locale.ts';

const listeners = new Set<() => void>();
let stop: (() => void) | null = null;
/** A stop that comes while the reader is still being downloaded must count too. */
let turn = 0;

const set = (next: (() => void) | null) => {
  stop = next;
  for (const listener of listeners) listener();
};

export const stopReading = (): void => {
  turn++;
  const now = stop;
  set(null);
  now?.();
};

export const startReading = async (locale: Locale): Promise<void> => {
  stopReading();
  const mine = ++turn;
  set(() => {});
  try {
    const { readPage } = await import('./read-page.ts');
    if (mine !== turn) return;
    set(readPage(locale, () => mine === turn && stopReading()));
  } catch (error) {
    console.error('Reading aloud failed:', error);
    stopReading();
  }
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useReading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => stop !== null,
    () => false,
  );
