/** The drawings that come with the product, at /media/. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const folder = join(import.meta.dirname, '..', '..', '..', 'demo', 'media');

let names: Promise<string[]> | undefined;

export const listKitPictures = (): Promise<string[]> => {
  names ??= readdir(folder).then((all) =>
    all.filter((name) => /\.(svg|webp|jpg|png)$/.test(name)).sort(),
  );
  return names;
};

/** By its path on the site; null if there is none. */
export const readKitPicture = async (path: string): Promise<Buffer | null> => {
  const name = (await listKitPictures()).find((one) => one === basename(path));
  return name ? readFile(join(folder, name)) : null;
};
