/** Which parts of the page that came from the server React has not taken over yet: until then their words must stay. */

const missing = new Set<string>();
const waiting = new Set<() => void>();

export const partExpected = (id: string): void => {
  missing.add(id);
};

export const partArrived = (id: string): void => {
  missing.delete(id);
  // Not at once: a part that has just arrived may tell of others inside it.
  queueMicrotask(() => {
    if (missing.size) return;
    for (const go of waiting) go();
    waiting.clear();
  });
};

export const wholePage = (): Promise<void> =>
  missing.size ? new Promise((go) => waiting.add(go)) : Promise.resolve();
