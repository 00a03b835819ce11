import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import * as made from './pictures.ts';
import { encodeForm, uploadCalls } from './upload-calls.ts';

let t: TestApp;
let calls: ReturnType<typeof uploadCalls>;
beforeAll(async () => {
  t = await startTestApp();
  calls = uploadCalls(t);
});
afterAll(() => t.close());

const megabytes = () => process.memoryUsage.rss() / 1_048_576;

/** How much more memory the process takes at most while `work` goes on. */
const growthOf = async (work: () => Promise<unknown>): Promise<number> => {
  globalThis.gc?.();
  const before = megabytes();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, megabytes());
  }, 5);
  await work();
  clearInterval(timer);
  return Math.max(most, megabytes()) - before;
};

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ccb' } });

describe('twenty at a time add less than 150 MB', () => {
  const kinds: [string, () => Promise<Buffer>, number][] = [
    ['photos as the site shrinks them', () => made.photo({ quality: 80, grain: 42 }), 200],
    ['12 megapixels, lying on their side', sideways, 200],
    ['40 megapixels', () => flat(7_300, 5_470).jpeg({ quality: 30 }).toBuffer(), 200],
    ['18 megapixels, progressive', progressive, 200],
    ['40 megapixels as PNG', async () => made.hugePng(8_000, 5_000), 200],
    ['comments that unfold to half a gigabyte', made.commentBomb, 200],
    ['12,000 x 12,000 pixels', async () => made.hugePng(12_000, 12_000), 400],
  ];

  it.each(kinds)('%s', { timeout: 120_000 }, async (_, make, status) => {
    const picture = await make();
    expect(picture.length).toBeLessThan(512_000);
    // The first of a kind loads code that stays.
    expect((await calls.send(picture)).status).toBe(status);
    let statuses: number[] = [];
    const growth = await growthOf(async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => calls.send(picture)));
      statuses = all.map((answer) => answer.status);
    });
    expect(statuses).toEqual(Array(20).fill(status));
    expect(growth).toBeLessThan(150);
  });
});

function sideways() {
  return flat(4_000, 3_000).withMetadata({ orientation: 6 }).jpeg({ quality: 60 }).toBuffer();
}
function progressive() {
  return flat(4_900, 3_700).jpeg({ quality: 20, progressive: true }).toBuffer();
}

describe('over a real connection', () => {
  let port: number;
  beforeAll(async () => {
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    port = (t.app.server.address() as AddressInfo).port;
  });

  const formOf = (bytes: Buffer) => {
    const form = new FormData();
    form.append('purpose', 'registration');
    form.append('file', new Blob([new Uint8Array(bytes)]), 'a.jpg');
    return form;
  };

  it('who sends far too much still gets to read why', async () => {
    for (const size of [600_000, 5_000_000, 30_000_000]) {
      const body = formOf(made.padded(await made.jpeg(), size));
      const answer = await fetch(`http://127.0.0.1:${port}/home/api/file`, {
        method: 'POST',
        body,
      });
      const { code } = (await answer.json()) as { code: string };
      expect([answer.status, code]).toEqual([400, 'file_too_large']);
    }
  });

  it('many refusals leave nothing behind on the connection', async () => {
    for (let i = 0; i < 10; i++) {
      const bytes = i % 2 ? await made.jpeg() : made.padded(await made.jpeg(), 900_000);
      const answer = await fetch(`http://127.0.0.1:${port}/home/api/file`, {
        method: 'POST',
        body: formOf(bytes),
      });
      expect(answer.status).toBe(i % 2 ? 200 : 400);
      await answer.text();
    }
  });

  it('who hangs up in the middle leaves nothing behind', async () => {
    const before = await calls.stored();
    const { type, body } = await encodeForm(formOf(await made.photo({ width: 640, height: 480 })));
    for (let i = 0; i < 5; i++) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(
        `POST /home/api/file HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n` +
          `Content-Length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, body.length / 2));
      await wait(50);
      socket.destroy();
    }
    await wait(200);
    expect(await calls.stored()).toEqual(before);
    expect((await calls.send(await made.jpeg())).status).toBe(200);
    expect(t.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });
});
