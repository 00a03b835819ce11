/**
 * A keyed mutex: one at a time for each name, within this process. Between processes the database's locks decide; but who
 * waits for one of those holds a connection, and three hundred who want one chair must not take them all from everyone
 * else. Lines belong to a pool of connections: two in one process know nothing of each other, like two processes.
 */
import { AppError } from '#contract/errors.ts';

/** As long as the last of them still has an answer in time: a turn takes some hundredths of a second. */
const waitingMax = 400;

type Line = { last: Promise<unknown>; length: number };
const pools = new WeakMap<object, Map<string, Line>>();

const linesOf = (pool: object): Map<string, Line> => {
  const lines = pools.get(pool) ?? new Map<string, Line>();
  pools.set(pool, lines);
  return lines;
};

/** `pool`: whose connections are spared: `Db`, or pg's own. */
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
