/** Sends pending answers one by one, and retries what failed. */
import { isNetwork } from '#web/lib/api/api-error.ts';

/** `offline`: it never reached the server. `failed`: the server answered, but did not take it. */
export type Sent = 'saved' | 'offline' | 'failed';
export type SendState = Sent | 'saving';

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
  let running: Promise<Sent> | null = null;
  let failures = 0;
  let stopped = false;

  const run = async (): Promise<Sent> => {
    clearTimeout(timer);
    try {
      for (let id = next(); id !== null && !stopped; id = next()) {
        onState('saving');
        await send(id);
        failures = 0;
      }
      onState('saved');
      return 'saved';
    } catch (error) {
      const failure = isNetwork(error) ? 'offline' : 'failed';
      failures += 1;
      onState(failure);
      if (!stopped) timer = setTimeout(push, wait(failures));
      return failure;
    }
  };

  /** Flushes now; `saved` once the server has everything. */
  const push = (): Promise<Sent> => {
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
