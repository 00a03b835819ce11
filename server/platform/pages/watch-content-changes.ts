/** Listens for content changes by any process and invalidates the caches. */
import pg from 'pg';

const retryMs = 1_000;

export const watchContent = (
  databaseUrl: string,
  /** `what` names the changed part; empty means any. */
  onChange: (what: string) => void,
  /** The connection is lost: changes are not told until the next `onChange`. */
  onLost: () => void = () => {},
): { stop(): Promise<void> } => {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const again = () => {
    client = null;
    onLost();
    if (!stopped) timer ??= setTimeout(start, retryMs);
  };
  const start = async () => {
    timer = undefined;
    const next = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'persimmon watch',
      keepAlive: true,
    });
    client = next;
    next.on('error', () => next.end().catch(() => {}));
    next.on('end', again);
    next.on('notification', ({ payload = '' }) => onChange(payload));
    try {
      await next.connect();
      await next.query('listen content_changed');
      // Changes may have been missed while disconnected.
      onChange('');
    } catch {
      await next.end().catch(() => {});
      again();
    }
  };
  void start();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
};
