/** The certificate as a PDF file. */
import type { Queryable } from '#server/platform/database/connect.ts';
import type { PictureStore } from '#server/platform/storage/picture-store.ts';
import { type Certificate, findSignature } from './certificate.store.ts';
import { paperOf } from './certificate.view.ts';
import { renderInWorker } from './drawing.service.ts';
import { findLogo } from './logo-image.service.ts';
import { inkOf } from './signature-image.service.ts';

export const certificateFile = async (
  db: Queryable,
  pictureStore: PictureStore,
  certificate: Certificate,
): Promise<File> => {
  const signature = await findSignature(db, certificate.enrolmentId);
  if (!signature) throw new Error('certificate has no signature');
  const { fileId } = signature;
  const drawing = fileId && (await pictureStore.get({ id: fileId, isPublic: false }));
  const ink = drawing ? await inkOf(drawing) : null;
  const logo = await findLogo(db, pictureStore);
  const job = { certificate: paperOf(certificate, signature, ink), logo };
  const bytes = await renderInWorker(certificate.userId, job);
  return new File([bytes], `${certificate.number}.pdf`, { type: 'application/pdf' });
};
