/** Sends pending answers one by one, and retries while the connection is bad. */

export type SendState = 'saved' | 'saving' | 'offline';

type Options = {
  /** The next question with a pending answer, or null. */
  next: () => string | null;
  /** Sends it; throws to be retried. */
  send: (questionId: string) => Promise<void>;
  onState: (state: SendState) => void;
  /** After the nth failure in a row. */
  waitMs?: (failures: number) => number;
};

const firstWait = 2_000;
const longestWait = 30_000;

export const createSender = ({ next, send, onState, waitMs }: Options) => {
  const wait = waitMs ?? ((failures) => Math.min(longestWait, firstWait * 2 ** (failures - 1)));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let failures = 0;
  let stopped = false;

  const run = async (): Promise<boolean> => {
    clearTimeout(timer);
    try {
      for (let id = next(); id !== null && !stopped; id = next()) {
        onState('saving');
        await send(id);
        failures = 0;
      }
      onState('saved');
      return true;
    } catch {
      failures += 1;
      onState('offline');
      if (!stopped) timer = setTimeout(push, wait(failures));
      return false;
    }
  };

  /** Flushes now; true once the server has everything. */
  const push = (): Promise<boolean> => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    push,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
