import { execFile } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import * as made from '#tests/api/support/pictures.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import {
  encodeForm,
  otherPatient,
  patient,
  type SendOptions,
  type Sent,
  uploadCalls,
} from '#tests/api/support/upload-calls.ts';

const t = testApp();
const calls = uploadCalls(t);

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

describe('twenty at a time add less than 150 MB', () => {
  const kinds: [string, () => Promise<Buffer>, number][] = [
    ['photos as the site shrinks them', () => made.photo({ quality: 80, grain: 42 }), 200],
    ['comments that unfold to half a gigabyte', made.commentBomb, 200],
    ['12,000 x 12,000 pixels', async () => made.hugePng(12_000, 12_000), 400],
  ];

  it.each(kinds)('%s', { timeout: 120_000 }, async (_, make, status) => {
    const picture = await make();
    expect(picture.length).toBeLessThan(512_000);
    let statuses: number[] = [];
    const growth = await growthOf(async () => {
      const all = await Promise.all(Array.from({ length: 20 }, () => calls.send(picture)));
      statuses = all.map((answer) => answer.status);
    });
    expect(statuses).toEqual(Array(20).fill(status));
    expect(growth).toBeLessThan(150);
  });
});

describe('the largest that are accepted, one after another beside others’ photos, add less than 150 MB', () => {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: '#ccb' } });
  const kinds: [string, () => Promise<Buffer>][] = [
    ['40 megapixels', () => flat(7_300, 5_470).jpeg({ quality: 30 }).toBuffer()],
    [
      'progressive, lying on its side',
      () =>
        flat(3_600, 2_700)
          .withMetadata({ orientation: 6 })
          .jpeg({ quality: 20, progressive: true, chromaSubsampling: '4:4:4' })
          .toBuffer(),
    ],
    ['full of comments', made.commentBomb],
    ['interlaced', () => flat(3_800, 3_800).png({ progressive: true }).toBuffer()],
  ];
  /** In a process of its own, started as the app is: without what tests leave behind in the memory. */
  const script = `
    import { readFileSync } from 'node:fs';
    import { createPictures } from '#server/platform/storage/pictures.ts';
    const [small, large] = process.argv.slice(1).map((path) => readFileSync(path));
    const pictures = createPictures();
    const sender = { account: 'one' };
    await pictures.clean(small, sender);
    const before = process.memoryUsage.rss();
    let most = before;
    setInterval(() => { most = Math.max(most, process.memoryUsage.rss()) }, 2).unref();
    await Promise.all(Array.from({ length: 4 }, (_, i) => [
      pictures.clean(large, { account: 'large' + i }),
      pictures.clean(small, { account: 'small' + i }),
    ]).flat());
    process.stdout.write(String((most - before) / 1048576));`;

  it.each(kinds)('%s', { timeout: 120_000 }, async (_, make) => {
    const [small, large] = ['small', 'large'].map((name) => join(t.filesFolder, name));
    if (!small || !large) throw new Error('no place');
    const picture = await make();
    expect(picture.length).toBeLessThan(512_000);
    await writeFile(small, await made.photo());
    await writeFile(large, picture);
    const args = ['--input-type=module-typescript', '-e', script, small, large];
    const env = { ...process.env, NODE_OPTIONS: '', MALLOC_ARENA_MAX: '1' };
    const { stdout } = await promisify(execFile)(process.execPath, args, { env });
    await Promise.all([small, large].map((file) => rm(file)));
    expect(Number(stdout)).toBeGreaterThan(0);
    expect(Number(stdout)).toBeLessThan(150);
  });
});

// `npm run torture` (uploads) sends ten times two hundred.
describe('one sender’s eighty', () => {
  const flood = async (options: SendOptions) => {
    const picture = await made.photo({ width: 800, height: 600 });
    const token = await t.sessionOf(otherPatient);
    const many = Array.from({ length: 80 }, () => calls.send(picture, options));
    const few = [1, 2].map(() => calls.send(picture, { token, purpose: 'service' }));
    const codesOf = async (sent: Promise<Sent>[]) =>
      (await Promise.all(sent)).map(({ json }) => json.code);
    return { few: await codesOf(few), many: await codesOf(many) };
  };

  it.each([
    [
      'an account',
      async () => ({ token: await t.sessionOf(patient), purpose: 'service' as const }),
    ],
    ['a visitor', async () => ({})],
  ])(
    '%s: another’s are taken all the same, and what is too much is the first one’s',
    async (_, by) => {
      const { many, few } = await flood(await by());
      expect(few).toEqual(['200', '200']);
      expect(new Set(many)).toEqual(new Set(['200', 'too_many_requests']));
      expect(many.filter((code) => code === '200').length).toBeGreaterThan(20);
    },
  );
});

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
