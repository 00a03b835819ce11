/** Tracks which server-rendered parts are not hydrated yet; a language switch waits for them. */

const missing = new Set<string>();
const waiting = new Set<() => void>();

export const partExpected = (id: string): void => {
  missing.add(id);
};

export const partArrived = (id: string): void => {
  missing.delete(id);
  // Deferred: a part that has just hydrated may contain others.
  queueMicrotask(() => {
    if (missing.size) return;
    for (const go of waiting) go();
    waiting.clear();
  });
};

/** Sent to the document before something changes by itself: React would hold it back until late parts hydrate. */
export const hydrateNow = 'hydrate-now';

export const wholePage = (): Promise<void> =>
  missing.size ? new Promise((go) => waiting.add(go)) : Promise.resolve();
