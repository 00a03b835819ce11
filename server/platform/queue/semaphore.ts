/**
 * A fair semaphore: limited concurrency, round-robin among senders, so nobody waits for all the work of one sender.
 * The queue is bounded; excess work is rejected.
 */
import { AppError } from '#contract/errors.ts';

export type Semaphore = {
  /** Runs `work` when it is the sender's turn. */
  <T>(sender: string, work: () => Promise<T>): Promise<T>;
  /** The length of the queue. */
  waiting(): number;
};

export type SemaphoreLimits = {
  /** Concurrency of all senders together. */
  atOnce: number;
  waitingMax: number;
  /** Concurrency of one sender: less than `atOnce` leaves slots for others. */
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
  /** Queues by sender, in round-robin order. */
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

  /** Makes room for a sender with a shorter queue by rejecting the last of the longest. */
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
