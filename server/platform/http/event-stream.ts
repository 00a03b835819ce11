/** A response of server-sent events: written as things happen, until either side ends it. */
import { Readable } from 'node:stream';

/** A reader who is so far behind is gone, or comes back and asks what was missed. */
const longestBacklog = 64 * 1024;

export type EventStream = {
  body: Readable;
  /** An event; without data it only says where the reader is, and that the stream lives. */
  send(id: string, data?: string): void;
  end(): void;
};

export const eventStreamHeaders = {
  'Cache-Control': 'no-store',
  // nginx passes it on as it comes.
  'X-Accel-Buffering': 'no',
} as const;

export const createEventStream = (onEnd: () => void): EventStream => {
  const body = new Readable({ read() {} });
  body.once('close', onEnd);
  // Closing the tab ends it at any point.
  body.on('error', () => {});
  return {
    body,
    send(id, data) {
      if (body.destroyed || body.readableEnded) return;
      body.push(`id: ${id}\n${data === undefined ? '' : `data: ${data}\n`}\n`);
      if (body.readableLength > longestBacklog) body.destroy();
    },
    end() {
      if (!body.destroyed) body.push(null);
    },
  };
};

export const endedStream = (): Readable => Readable.from([]);
