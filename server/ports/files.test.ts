import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Files, folderFiles } from './files.ts';

let above: string;
let folder: string;
let files: Files;

beforeEach(async () => {
  above = await mkdtemp(join(tmpdir(), 'persimmon files '));
  folder = join(above, 'store');
  files = folderFiles(folder);
});
afterEach(() => rm(above, { recursive: true, force: true }));

const bytes = (text: string) => new TextEncoder().encode(text);
const everything = async () =>
  (await readdir(above, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();

describe('the folder store', () => {
  it('gives back what was put, byte for byte', async () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    await files.put('a/b/photo', all);
    expect(await files.get('a/b/photo')).toEqual(Buffer.from(all));
    expect((await stat(join(folder, 'a/b/photo'))).mode & 0o077).toBe(0);
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

  it('leaves no part of a file behind', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, i) => files.put(`f${i % 3}`, bytes(`${i}`))));
    expect(await everything()).toEqual(['f0', 'f1', 'f2']);
  });

  it('leaves no part of a file behind when it cannot be put', async () => {
    await mkdir(join(folder, 'taken', 'inside'), { recursive: true });
    await expect(files.put('taken', bytes('x'))).rejects.toThrow();
    expect(await everything()).toEqual([]);
  });

  it.each(['../outside', 'a/../../outside', '..', '.', '', '/etc/hostname', 'a\0b'])(
    'refuses the key %j',
    async (key) => {
      await writeFile(join(above, 'outside'), 'secret');
      await expect(files.put(key, bytes('x'))).rejects.toThrow();
      await expect(files.get(key)).rejects.toThrow();
      await expect(files.remove(key)).rejects.toThrow();
      expect(await readFile(join(above, 'outside'), 'utf8')).toBe('secret');
      expect(await everything()).toEqual(['outside']);
    },
  );

  it('a neighbour with a longer name is outside too', async () => {
    await mkdir(join(above, 'store-of-others'));
    await expect(files.put('../store-of-others/x', bytes('x'))).rejects.toThrow();
  });

  it('lists what stands in a folder, and nothing where there is none', async () => {
    const keys = async (of: string) => {
      const found: string[] = [];
      for await (const { key, changedAt } of files.list(of)) {
        expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
        found.push(key);
      }
      return found.sort();
    };
    expect(await keys('a')).toEqual([]);
    for (const key of ['a/one', 'a/two', 'a/deep/three', 'b/four'])
      await files.put(key, bytes('x'));
    expect(await keys('a')).toEqual(['a/one', 'a/two']);
    await expect(keys('../')).rejects.toThrow();
  });

  it('says whether it answers', async () => {
    await expect(files.check()).resolves.toBeUndefined();
    await rm(folder, { recursive: true });
    await writeFile(folder, 'a file where the folder should be');
    await expect(files.check()).rejects.toThrow();
  });
});
