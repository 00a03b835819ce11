/** The drawings that come with the product, at /media/. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', '..', 'demo', 'media');

let names: Promise<string[]> | undefined;

export const listKitPictures = (): Promise<string[]> => {
  names ??= readdir(folder).then((all) =>
    all.filter((name) => /\.(svg|webp|jpg|png)$/.test(name)).sort(),
  );
  return names;
};
