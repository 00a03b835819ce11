import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitBodyTime } from './body-timeout.ts';

const app = Fastify();
let port: number;
beforeAll(async () => {
  limitBodyTime(app, 0.2);
  app.post('/form', async () => 'ok');
  app.post('/picture', { config: { bodySeconds: 60 } }, async () => 'ok');
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as { port: number }).port;
});
afterAll(() => app.close());

/** Sends the head and half of the body; the rest when `rest` is settled. What came back, or '' when cut off. */
const send = (path: string, rest: Promise<unknown>): Promise<string> =>
  new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n"a`,
      );
      void rest.then(() => socket.destroyed || socket.write('b"'));
    });
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });

it('cuts off a form that trickles in', async () => {
  expect(await send('/form', new Promise(() => {}))).toBe('');
});
it('takes a form that comes at once', async () => {
  expect(await send('/form', Promise.resolve())).toMatch(/^HTTP\/1.1 200/);
});
it('waits for a picture on a bad line', async () => {
  // As long as it takes for a form on the same server to be cut off.
  const slow = send('/form', new Promise(() => {}));
  expect(await send('/picture', slow)).toMatch(/^HTTP\/1.1 200/);
});
