/** Shuts down everything in reverse order, within 10 s even if something hangs. */
type Closer = () => Promise<unknown> | unknown;

const longestMs = 9_500;

export type Ending = ReturnType<typeof createEnding>;

export const createEnding = () => {
  const closers: Closer[] = [];
  let ending = false;
  const end = async (code: number): Promise<void> => {
    if (ending) return;
    ending = true;
    setTimeout(() => process.exit(code || 1), longestMs).unref();
    for (const close of closers.reverse()) {
      try {
        await close();
      } catch (error) {
        process.stderr.write(`while stopping: ${error instanceof Error ? error.message : error}\n`);
      }
    }
    process.exit(code);
  };
  return {
    /** Runs before everything added earlier. */
    push: (close: Closer) => void closers.push(close),
    isEnding: () => ending,
    end,
    onSignals() {
      for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
        process.on(signal, () => void end(0));
    },
  };
};
