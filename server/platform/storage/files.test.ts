/** What every store of files promises, and what the folder and S3 do about it. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer as createHttp } from 'node:http';
import { type AddressInfo, createServer as createTcp, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  onTestFinished,
} from 'vitest';
import { startS3 } from '#tests/s3-server.ts';
import { type Files, folderFiles } from './files.ts';
import { openFiles } from './open-files.ts';

let above: string;
let folder: string;
let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'persimmon files '));
  folder = join(above, 'store');
});
afterEach(() => rm(above, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const openS3 = (url = s3.url) => openFiles({ STORAGE_URL: url, DATA_DIR: above });
const keysIn = async (files: Files, of: string) => {
  const found: string[] = [];
  for await (const { key, changedAt } of files.list(of)) {
    expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
    found.push(key);
  }
  return found.sort();
};

const stores = [
  ['the folder', () => openFiles({ STORAGE_URL: `file://${folder}`, DATA_DIR: above })],
  ['S3', () => openS3()],
] as const;

describe.each(stores)('%s', (_, open) => {
  let files: Files;
  beforeEach(async () => {
    files = await open();
  });

  it('gives back what was put, byte for byte', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    await files.put('a/b/photo', all);
    expect(await files.get('a/b/photo')).toEqual(Buffer.from(all));
    await files.put('a/b/empty', bytes(''));
    expect(await files.get('a/b/empty')).toEqual(Buffer.alloc(0));
  });

  it('takes a part of a film', async () => {
    const part = Buffer.alloc(8 * 1024 * 1024, 'film ');
    await files.put('films/one-0', part);
    expect((await files.get('films/one-0'))?.equals(part)).toBe(true);
  });

  it.each([
    [0, 1, '01'],
    [2, 4, '234'],
    [8, 9, '89'],
    [8, 100, '89'],
    [10, 12, ''],
    [0, 9, '0123456789'],
  ])('reads from byte %d to %d', async (from, to, read) => {
    await files.put('digits', bytes('0123456789'));
    expect(String(await files.get('digits', { from, to }))).toBe(read);
    expect(await files.get('no/digits', { from, to })).toBeNull();
  });

  it('replaces, removes, and knows what is missing', async () => {
    await files.put('photo', bytes('old'));
    await files.put('photo', bytes('new'));
    expect(String(await files.get('photo'))).toBe('new');
    await files.remove('photo');
    expect(await files.get('photo')).toBeNull();
    await expect(files.remove('photo')).resolves.toBeUndefined();
    expect(await files.get('never/was')).toBeNull();
  });

  it('has one of two that are put at once, whole', async () => {
    const both = ['a', 'b'].map((letter) => letter.repeat(200_000));
    await Promise.all(both.map((text) => files.put('race/one', bytes(text))));
    expect(both).toContain(String(await files.get('race/one')));
    expect(await keysIn(files, 'race')).toEqual(['race/one']);
  });

  it.each([
    '../outside',
    'a/../../outside',
    'a/../b',
    '..',
    '.',
    '',
    '/etc/hostname',
    'a//b',
    'a\0b',
  ])('refuses the key %j', async (key) => {
    await writeFile(join(above, 'outside'), 'secret');
    await expect(files.put(key, bytes('x'))).rejects.toThrow('inside the store');
    await expect(files.get(key)).rejects.toThrow('inside the store');
    await expect(files.remove(key)).rejects.toThrow('inside the store');
    await expect(keysIn(files, key)).rejects.toThrow('inside the store');
    expect(await readFile(join(above, 'outside'), 'utf8')).toBe('secret');
  });

  it('lists what stands in a folder, and nothing where there is none', async () => {
    expect(await keysIn(files, 'list')).toEqual([]);
    for (const key of ['list/one', 'list/two', 'list/deep/three', 'list-too/four'])
      await files.put(key, bytes('x'));
    expect(await keysIn(files, 'list')).toEqual(['list/one', 'list/two']);
  });

  it('answers', async () => {
    await expect(files.check()).resolves.toBeUndefined();
  });
});

describe('the folder', () => {
  const everything = async () =>
    (await readdir(above, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();

  it('is for its owner alone', async () => {
    await folderFiles(folder).put('photo', bytes('x'));
    expect((await stat(join(folder, 'photo'))).mode & 0o077).toBe(0);
  });

  it('leaves no part of a file behind', async () => {
    const files = folderFiles(folder);
    await Promise.all(Array.from({ length: 10 }, (_, i) => files.put(`f${i % 3}`, bytes(`${i}`))));
    expect(await everything()).toEqual(['f0', 'f1', 'f2']);
  });

  it('leaves no part of a file behind when it cannot be put', async () => {
    await mkdir(join(folder, 'taken', 'inside'), { recursive: true });
    await expect(folderFiles(folder).put('taken', bytes('x'))).rejects.toThrow();
    expect(await everything()).toEqual([]);
  });

  it('says when it does not answer', async () => {
    await writeFile(folder, 'a file where the folder should be');
    await expect(folderFiles(folder).check()).rejects.toThrow();
  });
});

describe('S3', () => {
  const away = { code: 'STORE_AWAY' };
  const listenOn = async (server: Server): Promise<number> => {
    const open = new Set<{ destroy(): void }>();
    server.on('connection', (socket) => open.add(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      for (const socket of open) socket.destroy();
      server.close();
    });
    return (server.address() as AddressInfo).port;
  };

  it('lists more than the store tells at once', async () => {
    const page = (key: string, next?: string) =>
      `<ListBucketResult><IsTruncated>${Boolean(next)}</IsTruncated>${
        next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
      }<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents></ListBucketResult>`;
    const port = await listenOn(
      createHttp(({ url = '' }, response) => {
        const isSecond = url.includes('continuation-token=more');
        response.end(isSecond ? page('many/two') : page('many/one', 'more'));
      }),
    );
    const files = await openS3(`s3://a:b@127.0.0.1:${port}/care?tls=false`);
    expect(await keysIn(files, 'many')).toEqual(['many/one', 'many/two']);
  });

  it('is asked with a signature that fits', async () => {
    const strict = await startS3({ strict: true });
    try {
      const files = await openS3(strict.url);
      await files.put('private/photo', bytes('x'));
      expect(String(await files.get('private/photo'))).toBe('x');
      const wrong = await openS3(strict.url.replace(':S3RVER@', ':guessed@'));
      await expect(wrong.get('private/photo')).rejects.toMatchObject(away);
    } finally {
      await strict.close();
    }
  });

  it('says when it does not answer, and goes on when it does again', async () => {
    const files = await openS3();
    await files.put('photo', bytes('x'));
    await s3.stop();
    await expect(files.check()).rejects.toMatchObject(away);
    await expect(files.get('photo')).rejects.toMatchObject(away);
    await expect(files.put('photo', bytes('y'))).rejects.toMatchObject(away);
    await expect(keysIn(files, 'photos')).rejects.toMatchObject(away);
    await s3.start();
    await expect(files.check()).resolves.toBeUndefined();
    expect(String(await files.get('photo'))).toBe('x');
  });

  it('a bucket that is not there is no missing file', async () => {
    const files = await openS3(s3.url.replace('/care', '/other'));
    await expect(files.check()).rejects.toMatchObject(away);
    await expect(files.get('photo')).rejects.toMatchObject(away);
  });

  it('does not wait for a store that hangs', async () => {
    const port = await listenOn(createTcp(() => {}));
    const files = await openS3(`s3://a:b@127.0.0.1:${port}/care?tls=false`);
    await expect(files.check()).rejects.toMatchObject(away);
  });
});
