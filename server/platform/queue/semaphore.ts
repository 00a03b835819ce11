/**
 * Heavy work in turns: so much at a time, and round-robin among those who sent it, so that nobody waits for all that one
 * sender has sent. So many may wait; the next is told to come back.
 */
import { AppError } from '#contract/errors.ts';

export type Semaphore = {
  /** Runs `work` when it is the sender's turn. */
  <T>(sender: string, work: () => Promise<T>): Promise<T>;
  /** How many wait just now. */
  waiting(): number;
};

export type SemaphoreLimits = {
  /** At a time, of all senders. */
  atOnce: number;
  waitingMax: number;
  /** At a time, of one sender: less than `atOnce` leaves a place for the others even while this one works. */
  ownAtOnce?: number;
  ownWaitingMax?: number;
};
type Waiting = { go: () => void; refuse: (error: AppError) => void };

export const createSemaphore = ({
  atOnce,
  waitingMax,
  ownAtOnce = atOnce,
  ownWaitingMax = Number.POSITIVE_INFINITY,
}: SemaphoreLimits): Semaphore => {
  /** In the order of their turns: who had one goes to the end. */
  const lines = new Map<string, Waiting[]>();
  const working = new Map<string, number>();
  let taken = 0;
  let waiting = 0;

  const count = (sender: string, change: 1 | -1): void => {
    const now = (working.get(sender) ?? 0) + change;
    taken += change;
    if (now) working.set(sender, now);
    else working.delete(sender);
  };
  const mayStart = (sender: string): boolean =>
    taken < atOnce && (working.get(sender) ?? 0) < ownAtOnce;

  const remove = (sender: string, which: 'first' | 'last'): Waiting | undefined => {
    const line = lines.get(sender) ?? [];
    const one = which === 'first' ? line.shift() : line.pop();
    if (one) waiting -= 1;
    if (!line.length) lines.delete(sender);
    return one;
  };
  const admit = (): void => {
    for (const [sender, line] of lines) {
      if (!mayStart(sender)) continue;
      const first = remove(sender, 'first');
      lines.delete(sender);
      if (line.length) lines.set(sender, line);
      count(sender, 1);
      first?.go();
    }
  };

  /** Makes room for a sender with fewer waiting: the last of the longest line is told to come back. */
  const makeRoom = (own: number): void => {
    const [longest, length] = [...lines].reduce(
      (most, [sender, line]) => (line.length > most[1] ? [sender, line.length] : most),
      ['', 0] as [string, number],
    );
    if (length <= own + 1) throw new AppError('unavailable');
    remove(longest, 'last')?.refuse(new AppError('unavailable'));
  };
  const wait = (sender: string): Promise<void> => {
    const line = lines.get(sender) ?? [];
    if (line.length >= ownWaitingMax) throw new AppError('too_many_requests');
    if (waiting >= waitingMax) makeRoom(line.length);
    return new Promise((go, refuse) => {
      line.push({ go, refuse });
      waiting += 1;
      lines.set(sender, line);
    });
  };

  const inTurn = async <T>(sender: string, work: () => Promise<T>): Promise<T> => {
    if (!lines.has(sender) && mayStart(sender)) count(sender, 1);
    else await wait(sender);
    try {
      return await work();
    } finally {
      count(sender, -1);
      admit();
    }
  };
  return Object.assign(inTurn, { waiting: () => waiting });
};
