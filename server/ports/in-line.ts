/**
 * One at a time for each name, within this process. Between processes the database's locks decide; but who waits for one
 * of those holds a connection, and a hundred tries on one account must not take them all from everyone else.
 */
import { AppError } from '#contract/errors.ts';

const waitingMax = 200;
const lines = new Map<string, { last: Promise<unknown>; length: number }>();

export const inLine = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
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
