/** Two patients, a store and its rows: empty before each test, looked at after. */
import { beforeAll, beforeEach } from 'vitest';
import { folderFiles } from '#server/platform/storage/files.ts';
import { createPictureStore, type PictureStore } from '#server/platform/storage/picture-store.ts';
import type { TestApp } from './app.ts';
import { testSealer } from './demo.ts';
import * as made from './pictures.ts';
import { otherPatient, patient, uploadCalls } from './upload-calls.ts';

export const hours = (n: number) => n * 3_600_000;

export const uploadStage = (t: TestApp) => {
  const calls = uploadCalls(t);
  const idOf = async (phone: string): Promise<string> => {
    const { rows } = await t.pool.query('select id from app_user where phone = $1', [`+1${phone}`]);
    return rows[0].id;
  };
  const rowsOf = async () => {
    const { rows } = await t.pool.query('select * from file order by position, id');
    return rows;
  };
  const knownIds = async () => (await rowsOf()).map(({ id }) => id).sort();
  const stage = {
    photo: Buffer.alloc(0) as Buffer,
    /** The session of the first, made at the time it is now. */
    owner: '',
    ownerId: '',
    otherId: '',
    pictureStore: {} as PictureStore,
  };
  beforeAll(async () => {
    stage.photo = await made.jpeg();
    [stage.ownerId, stage.otherId] = [await idOf(patient), await idOf(otherPatient)];
    stage.pictureStore = createPictureStore(folderFiles(t.filesFolder), testSealer());
  });
  beforeEach(async () => {
    await t.pool.query('delete from file');
    for (const key of await calls.stored()) await stage.pictureStore.removeKey(key);
    stage.owner = await t.sessionOf(patient);
  });
  return { calls, idOf, rowsOf, knownIds, stage };
};
