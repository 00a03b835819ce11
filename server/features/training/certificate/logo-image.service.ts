/** The agency's own logo, as papers draw it; null: they draw the one of the product. */
import sharp from 'sharp';
import { uuidPattern } from '#contract/uuid-pattern.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { readKitPicture } from '#server/platform/storage/list-kit-pictures.ts';
import type { PictureStore } from '#server/platform/storage/picture-store.ts';
import { getSetting } from '#server/shared/settings/settings.ts';

/** Square, and sharp at 300 dpi. */
const square = { width: 240, height: 240, fit: 'contain', background: '#fff0' } as const;
const ownFile = new RegExp(`^/files/(${uuidPattern})$`);

export const findLogo = async (
  db: Queryable,
  pictureStore: PictureStore,
): Promise<Uint8Array | null> => {
  const { logo } = await getSetting(db, 'agency');
  if (!logo) return null;
  const id = ownFile.exec(logo)?.[1];
  const bytes = id ? await pictureStore.get({ id, isPublic: true }) : await readKitPicture(logo);
  return bytes && sharp(bytes).resize(square).png().toBuffer();
};
