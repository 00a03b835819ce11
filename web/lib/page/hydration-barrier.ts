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

const late = new Set<() => void>();

/** For a part that hydrates when it is needed; `come` is called when something else on the page is about to change. */
export const onHydrateNow = (come: () => void): (() => void) => {
  late.add(come);
  return () => late.delete(come);
};

/** While a part waits to hydrate, React holds back transitions above it. */
export const hydrateNow = (): void => {
  for (const come of late) come();
};

export const wholePage = (): Promise<void> =>
  missing.size ? new Promise((go) => waiting.add(go)) : Promise.resolve();
