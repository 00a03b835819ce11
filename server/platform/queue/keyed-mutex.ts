/**
 * Keyed mutex within the process. Across processes the database's locks decide; but waiting for those holds a
 * connection, and hundreds of callers for one seat must not take the whole pool. Mutexes belong to a connection pool,
 * so two pools in one process act like two processes.
 */
import { AppError } from '#contract/errors.ts';

/** So many that the last still gets a timely response: each takes some 10 ms. */
const waitingMax = 400;

type Line = { last: Promise<unknown>; length: number };
const pools = new WeakMap<object, Map<string, Line>>();

const linesOf = (pool: object): Map<string, Line> => {
  const lines = pools.get(pool) ?? new Map<string, Line>();
  pools.set(pool, lines);
  return lines;
};

/** `pool`: the pool whose connections are spared, `Db` or pg's own. */
export const runExclusive = async <T>(
  pool: object,
  name: string,
  work: () => Promise<T>,
): Promise<T> => {
  const lines = linesOf(pool);
  const line = lines.get(name) ?? { last: Promise.resolve(), length: 0 };
  if (line.length >= waitingMax) throw new AppError('unavailable');
  line.length += 1;
  const done = line.last.then(work, work);
  line.last = done;
  lines.set(name, line);
  try {
    return await done;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(name);
  }
};
