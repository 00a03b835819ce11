/** Clients' private pictures, for staff working on their cases. */
import { AppError } from '#contract/errors.ts';
import { readClientPicture } from '#contract/upload/office.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { PictureStore } from '#server/platform/storage/picture-store.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { downloadName, isPublic } from './upload.rules.ts';
import { findFile } from './upload.store.ts';

type Deps = { db: Db; clock: Clock; pictureStore: PictureStore };

export const clientPictureRoutes = (bind: Bind, { db, clock, pictureStore }: Deps): void => {
  bind(readClientPicture, async ({ params }, { staff: { staffId } }) => {
    const found = await findFile(db, params.fileId);
    // Unclaimed uploads are not visible to staff.
    if (!found?.ownerId || !found.claimedAt || isPublic(found.purpose))
      throw new AppError('not_found');
    const { id, ownerId: subjectId, purpose, type } = found;
    const bytes = orNotFound(await pictureStore.get({ id, isPublic: false }));
    await insertAudit(db, {
      at: clock.now(),
      actor: staffId,
      action: 'document.view',
      subjectId,
      subject: `file ${id}`,
      details: { purpose },
    });
    return new File([new Uint8Array(bytes)], downloadName(id, type), { type });
  });
};
