/** The certificate as a file, the same whoever asks for it. */
import type { Queryable } from '#server/db/connect.ts';
import type { PictureStore } from '#server/ports/picture-store.ts';
import { type Certificate, findSignature } from './training-certificate.store.ts';
import { drawAside } from './training-certificate-drawing.ts';
import { paperOf } from './training-certificate-paper.ts';
import { inkOf } from './training-ink.ts';

export const certificateFile = async (
  db: Queryable,
  pictureStore: PictureStore,
  certificate: Certificate,
): Promise<File> => {
  const signature = await findSignature(db, certificate.enrolmentId);
  if (!signature) throw new Error('a certificate without its signature');
  const { fileId } = signature;
  const drawing = fileId && (await pictureStore.get({ id: fileId, isPublic: false }));
  const ink = drawing ? await inkOf(drawing) : null;
  const bytes = await drawAside(certificate.userId, paperOf(certificate, signature, ink));
  return new File([bytes], `${certificate.number}.pdf`, { type: 'application/pdf' });
};
