/** Listens for what any process tells by NOTIFY, on one connection of its own. */
import pg from 'pg';

const retryMs = 1_000;

export type Watch = {
  /** `what` names the changed part. */
  onChange(what: string): void;
  /** The connection is there again, or for the first time: changes may have been missed. */
  onBack(): void;
  /** The connection is lost: nothing is told until `onBack`. */
  onLost?(): void;
};

/** By channel. */
export const watchChanges = (
  databaseUrl: string,
  channels: Record<string, Watch>,
): { stop(): Promise<void> } => {
  const all = Object.values(channels);
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const again = () => {
    client = null;
    for (const watch of all) watch.onLost?.();
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
    next.on('notification', ({ channel, payload = '' }) => channels[channel]?.onChange(payload));
    try {
      await next.connect();
      for (const channel of Object.keys(channels)) await next.query(`listen ${channel}`);
      for (const watch of all) watch.onBack();
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

/** Changes of content; an empty `what` means any. */
export const contentWatch = (
  onChange: (what: string) => void,
  onLost?: () => void,
): Record<string, Watch> => ({
  content_changed: { onChange, onBack: () => onChange(''), ...(onLost && { onLost }) },
});
