/** What most of the work is done with. A function names what it needs of it: `Needs<'db' | 'clock'>`. */
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Files } from '#server/platform/storage/files.ts';
import type { PictureStore } from '#server/platform/storage/picture-store.ts';
import type { Pictures } from '#server/platform/storage/pictures.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import type { Messages } from './messaging/message-queue.ts';

type Deps = {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  messages: Messages;
  files: Files;
  pictures: Pictures;
  pictureStore: PictureStore;
};

export type Needs<K extends keyof Deps> = Pick<Deps, K>;
