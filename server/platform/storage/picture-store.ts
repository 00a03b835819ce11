/** Storage of pictures: public ones plain, private ones sealed for their id, with derived smaller copies. */

import { pictureWidths } from '#contract/upload/upload.ts';
import { uuidPattern } from '#contract/uuid-pattern.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Files, StoredFile } from './files.ts';
import { type PictureFormat, pictureFormats } from './pictures.ts';

type PicturePlace = { id: string; isPublic: boolean };

const folders = ['public', 'private', 'derived'] as const;

export type PictureStore = {
  put(place: PicturePlace, bytes: Buffer): Promise<void>;
  /** Throws if a private one was not sealed for this id. */
  get(place: PicturePlace): Promise<Buffer | null>;
  /** A smaller copy of a public picture, made once; null if the picture does not exist. */
  getShrunk(
    id: string,
    width: number,
    format: PictureFormat,
    make: (bytes: Buffer) => Promise<Buffer>,
  ): Promise<Buffer | null>;
  /** Including smaller copies; missing files are ignored. */
  remove(ids: readonly string[]): Promise<void>;
  /** All stored files with the picture they belong to. */
  list(): AsyncIterable<StoredFile & { id: string | null; isPart: boolean }>;
  removeKey(key: string): Promise<void>;
};

const idIn = new RegExp(`/(${uuidPattern})(?![0-9a-f])`);

export const createPictureStore = (files: Files, sealer: Sealer): PictureStore => {
  const publicKey = (id: string) => `public/${id}`;
  const privateKey = (id: string) => `private/${id}`;
  const shrunkKey = (id: string, width: number, format: PictureFormat) =>
    `derived/${id}-${width}.${format}`;
  const making = new Map<string, Promise<Buffer | null>>();

  return {
    put: ({ id, isPublic }, bytes) =>
      isPublic
        ? files.put(publicKey(id), bytes)
        : files.put(privateKey(id), sealer.sealBytes(bytes, id)),
    async get({ id, isPublic }) {
      if (isPublic) return files.get(publicKey(id));
      const sealed = await files.get(privateKey(id));
      return sealed && sealer.openBytes(sealed, id);
    },
    async getShrunk(id, width, format, make) {
      const key = shrunkKey(id, width, format);
      const kept = await files.get(key);
      if (kept) return kept;
      const makeOnce = async () => {
        const whole = await files.get(publicKey(id));
        if (!whole) return null;
        const shrunk = await make(whole);
        await files.put(key, shrunk);
        return shrunk;
      };
      const made = making.get(key) ?? makeOnce().finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
    async remove(ids) {
      for (const id of ids) {
        const copies = pictureWidths.flatMap((width) =>
          pictureFormats.map((format) => shrunkKey(id, width, format)),
        );
        for (const key of [publicKey(id), privateKey(id), ...copies]) await files.remove(key);
      }
    },
    async *list() {
      for (const folder of folders)
        for await (const file of files.list(folder))
          yield {
            ...file,
            id: idIn.exec(file.key)?.[1] ?? null,
            isPart: file.key.endsWith('.part'),
          };
    },
    removeKey: (key) => files.remove(key),
  };
};
