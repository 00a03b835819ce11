/**
 * Calls `handle` once per turn of the event loop, in order. Requests that arrive meanwhile and only need a cached response
 * get it in between, instead of waiting for the work of all that came before them.
 */
export const onePerTurn = <T extends unknown[]>(handle: (...one: T) => void) => {
  const waiting: T[] = [];
  const next = () => {
    const one = waiting.shift();
    if (waiting.length) setImmediate(next);
    if (one) handle(...one);
  };
  return (...one: T): void => {
    if (waiting.push(one) === 1) setImmediate(next);
  };
};
