import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

export type Fetched = { body: Buffer; headers: Headers };

/** As a browser would get it, but with the compressed bytes left as they are. */
export const fetchRaw = async (url: string): Promise<Fetched> => {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br', 'accept-language': 'en' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          body: Buffer.concat(chunks),
          headers: new Headers(answer.headers as Record<string, string>),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
};

/** The built product as a process of its own, with its own data folder. */
export const startProduct = async (folder: string, env: Record<string, string> = {}) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(root, 'server', 'main.ts')], {
    env: {
      NODE_ENV: 'production',
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      APP_ENV: 'demo',
      WORKERS: '1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + 60_000;
  for (;;) {
    const ready = await fetch(`${url}/readyz`).then(
      (r) => r.ok,
      () => false,
    );
    if (ready) break;
    if (Date.now() > deadline || child.exitCode !== null)
      throw new Error('the product did not start; run `npm start` once to build it');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    pid: child.pid ?? 0,
    fetch: (path: string) => fetchRaw(url + path),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
};
