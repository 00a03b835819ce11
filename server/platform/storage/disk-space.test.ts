import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { checkDisks, isTight, readDisk, writtenFolders } from './disk-space.ts';

const megabyte = 1024 * 1024;
const gigabyte = 1024 * megabyte;

describe('a disk is tight', () => {
  it.each([
    [199 * megabyte, gigabyte, true],
    [200 * megabyte, gigabyte, false],
    [1.9 * gigabyte, 100 * gigabyte, true],
    [2.1 * gigabyte, 100 * gigabyte, false],
    [2.1 * gigabyte, 10_000 * gigabyte, false],
    [0, 0, true],
  ])('%d bytes free of %d: %s', (free, total, tight) => {
    expect(isTight({ free, total })).toBe(tight);
  });
});

it('one folder of several that is nearly full is named; one that is not there is no matter', async () => {
  const free = async (folder: string) => ({
    free: folder === '/full' ? 0 : gigabyte,
    total: gigabyte,
  });
  await expect(checkDisks(['/roomy', '/full'], free)).rejects.toThrow('/full');
  await checkDisks(['/roomy'], free);
  await checkDisks(['/nowhere/at all']);
  const { free: here, total } = await readDisk(tmpdir());
  expect(total).toBeGreaterThanOrEqual(here);
});

it('only folders that are written to are watched', () => {
  const DATA_DIR = '/data';
  const DATABASE_URL = 'postgres://server/persimmon';
  expect(writtenFolders({ DATA_DIR })).toEqual(['/data']);
  expect(writtenFolders({ DATA_DIR, DATABASE_URL })).toEqual(['/data']);
  expect(writtenFolders({ DATA_DIR, DATABASE_URL, STORAGE_URL: 'file:///files' })).toEqual([
    '/files',
  ]);
  expect(writtenFolders({ DATA_DIR, STORAGE_URL: 's3://store/bucket' })).toEqual(['/data']);
  expect(writtenFolders({ DATA_DIR, DATABASE_URL, STORAGE_URL: 's3://store/bucket' })).toEqual([]);
});
