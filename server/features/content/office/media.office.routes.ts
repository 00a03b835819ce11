/** The media library: upload, describe and reuse pictures. */
import { randomUUID } from 'node:crypto';
import { contentTypes } from '#contract/content/item-types.ts';
import * as api from '#contract/content/media-office.ts';
import { AppError } from '#contract/errors.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { missingFile } from '#server/platform/http/request/multipart.ts';
import { listKitPictures } from '#server/platform/storage/list-kit-pictures.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readSetting } from '#server/shared/settings/settings.ts';
import { listItems, titleOf } from './items.service.ts';
import * as store from './media.store.ts';
import { writeWithFocus } from './publish.service.ts';
import type { Value } from './texts.rules.ts';

/** Matches whole paths: /media/a.svg is not in /media/aa.svg. */
const uses = (value: Value | undefined, path: string): boolean => {
  const text = JSON.stringify(value ?? {});
  return ['"', '\\"', '#'].some((end) => text.includes(`${path}${end}`));
};

const listUses = async (db: Queryable, path: string, locale: Locale): Promise<api.MediaUse[]> => {
  const found: api.MediaUse[] = [];
  for (const type of contentTypes)
    for (const item of await listItems(db, type)) {
      const { id, live, draft } = item;
      const onSite = uses(live?.value, path);
      const holder = onSite ? live : draft;
      if (holder && uses(holder.value, path))
        found.push({ type, id, title: titleOf(item, holder.value, locale), draft: !onSite });
    }
  if (uses(await readSetting(db, 'agency'), path))
    found.push({ type: 'agency', id: 'agency', title: '', draft: false });
  return found;
};

/** Updates the focal point in live content. */
const refocus = async (tx: Tx, path: string, now: Date): Promise<void> => {
  for (const type of contentTypes)
    for (const item of await listItems(tx, type))
      if (item.live?.published && uses(item.live.value, path))
        await writeWithFocus(tx, item, item.live.value, now);
};

const kitPicture = (name: string): api.MediaPicture => ({
  fileId: null,
  path: `/media/${name}`,
  name,
  alt: {},
  focalX: 0.5,
  focalY: 0.5,
  width: null,
  height: null,
  bytes: null,
});

export const contentMediaRoutes = (
  bind: Bind,
  deps: Needs<'db' | 'clock' | 'pictures' | 'pictureStore'>,
): void => {
  const { db, clock, pictures, pictureStore } = deps;
  const getMedia = async (tx: Queryable, fileId: string) =>
    orNotFound(await store.findMedia(tx, fileId));
  const audit = (tx: Tx, actor: string, action: 'upload' | 'change' | 'delete', fileId: string) =>
    insertAudit(tx, {
      at: clock.now(),
      actor,
      action: `media.${action}`,
      subject: `picture ${fileId}`,
    });

  bind(api.listMedia, async () => [
    ...(await store.listMedia(db)),
    ...(await listKitPictures()).map(kitPicture),
  ]);
  bind(api.listMediaUses, ({ query }, { locale }) => listUses(db, query.path, locale));

  bind(api.uploadMedia, async ({ body: { fields, file } }, { staff: { staffId } }) => {
    if (!file) throw missingFile();
    const { bytes, ...picture } = await pictures.clean(file, { account: staffId });
    const id = randomUUID();
    // Write the file before its row: a crash leaves orphaned bytes, never a row without its picture.
    await pictureStore.put({ id, isPublic: true }, bytes);
    return db.transaction(async (tx) => {
      const { name } = fields;
      const row = { ...picture, id, bytes: bytes.length, name, staffId, now: clock.now() };
      await store.insertMedia(tx, row);
      await audit(tx, staffId, 'upload', id);
      return getMedia(tx, id);
    });
  });

  bind(api.updateMedia, ({ params: { fileId }, body }, { staff }) =>
    db.transaction(async (tx) => {
      const before = await getMedia(tx, fileId);
      await store.updateMedia(tx, fileId, body);
      if (before.focalX !== body.focalX || before.focalY !== body.focalY)
        await refocus(tx, before.path, clock.now());
      await audit(tx, staff.staffId, 'change', fileId);
      return getMedia(tx, fileId);
    }),
  );

  bind(api.deleteMedia, async ({ params: { fileId } }, { staff }) => {
    await db.transaction(async (tx) => {
      const { path } = await getMedia(tx, fileId);
      if ((await listUses(tx, path, locales[0])).length) throw new AppError('content_in_use');
      await store.deleteMedia(tx, fileId);
      await audit(tx, staff.staffId, 'delete', fileId);
    });
    await pictureStore.remove([fileId]);
    return {};
  });
};
