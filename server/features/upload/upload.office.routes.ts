/** Clients' private pictures, for staff working on their cases. */
import { AppError } from '#contract/errors.ts';
import { readClientPicture, uploadClientPicture } from '#contract/upload/office.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { missingFile } from '#server/platform/http/request/multipart.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { downloadName, isPublic } from './upload.rules.ts';
import { type KeepDeps, keepPicture } from './upload.service.ts';
import { findFile, findPaper } from './upload.store.ts';

export const clientPictureRoutes = (bind: Bind, deps: KeepDeps): void => {
  const { db, clock, pictureStore } = deps;

  bind(uploadClientPicture, ({ body: { fields, file } }, { staff: { staffId } }) => {
    if (!file) throw missingFile();
    const { purpose } = fields;
    const sender = { account: staffId };
    return keepPicture(deps, { bytes: file, purpose, sender, ownerId: null, staffId });
  });

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
      details: { purpose, ...(await findPaper(db, found)) },
    });
    return new File([new Uint8Array(bytes)], downloadName(id, type), { type });
  });
};
