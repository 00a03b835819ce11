/** A client that keeps one connection open; with an address of its own where the system lets it. */
import { Agent, request } from 'node:http';

export type Answered = { status: number; body: string; bytes: number; ms: number };
export type Client = {
  send(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: string,
  ): Promise<Answered>;
  close(): void;
  /** Connections that it has opened: one, when none was closed on it. */
  readonly opened: number;
};

export const createClient = (url: string, n: number): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const localAddress = `127.1.${Math.floor(n / 250)}.${1 + (n % 250)}`;
  const from = process.platform === 'linux' ? { localAddress } : {};
  let opened = 0;
  return {
    get opened() {
      return opened;
    },
    close: () => agent.destroy(),
    send: (method, path, headers, body) =>
      new Promise((resolve, reject) => {
        const begun = performance.now();
        const asked = request(url + path, { method, agent, headers, ...from }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const all = Buffer.concat(parts);
            const ms = performance.now() - begun;
            const status = answer.statusCode ?? 0;
            resolve({ status, body: all.toString(), bytes: all.length, ms });
          });
        });
        asked.setTimeout(20_000, () => asked.destroy(new Error('no answer in 20 s')));
        asked.on('socket', (socket) => {
          if (socket.connecting) opened += 1;
        });
        asked.on('error', reject);
        asked.end(body);
      }),
  };
};
