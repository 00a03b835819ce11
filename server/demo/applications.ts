/** The demo's caregivers: applications with a photo of each document. */
import { randomUUID } from 'node:crypto';
import { applicationKinds, paperKinds } from '#contract/account/documents.ts';
import { agency, type DemoUser } from '#demo/agency.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { PictureStore } from '#server/platform/storage/picture-store.ts';
import { dayAfter } from '#server/platform/time/agency-time.ts';
import { localTime } from '#server/platform/time/clock.ts';
import { caregiverApplication, personDocument } from '#server/schema/account.ts';
import { inOfficeHours } from '#server/shared/cases/promised-time.ts';
import { followPaper } from '#server/shared/people/paper-dates.ts';
import { dayBefore, momentBefore } from './dates.ts';
import { insertPhoto, portrait } from './pictures.ts';

type DemoApplication = NonNullable<DemoUser['application']>;

const day = 24 * 60 * 60 * 1000;

/** What the office has entered about the papers. */
const loadEnds = async (
  tx: Tx,
  userId: string,
  ends: NonNullable<DemoApplication['ends']>,
  now: Date,
): Promise<void> => {
  const today = localTime(now, agency.timeZone).slice(0, 10);
  for (const kind of paperKinds) {
    const inDays = ends[kind];
    if (inDays === undefined) continue;
    const validUntil = inDays === null ? null : dayAfter(today, inDays);
    const entered = { validUntil, checkedAt: now };
    await tx
      .insert(personDocument)
      .values({ ...entered, userId, kind, createdAt: now })
      .onConflictDoUpdate({
        target: [personDocument.userId, personDocument.kind, personDocument.pending],
        set: entered,
      });
    await followPaper(tx, { userId, paper: kind, validUntil }, { now, today });
  }
};

export const loadApplication = async (
  tx: Tx,
  userId: string,
  { documents, daysAgo, hiredDaysAgo, ends = {}, idPhoto, ...application }: DemoApplication,
  now: Date,
  deps: { pictureStore?: PictureStore },
): Promise<void> => {
  const submittedAt = momentBefore(now, daysAgo);
  const { status } = application;
  const isDecided = status === 'approved' || status === 'rejected';
  await tx.insert(caregiverApplication).values({
    ...application,
    userId,
    submittedAt,
    dueAt:
      status === 'submitted'
        ? await inOfficeHours(tx, submittedAt, new Date(submittedAt.getTime() + 2 * day))
        : null,
    hiredOn: hiredDaysAgo ? dayBefore(now, hiredDaysAgo) : null,
    decidedAt: isDecided ? momentBefore(now, daysAgo - 1) : null,
  });
  for (const kind of applicationKinds) {
    const { type = null, pictures } = documents[kind];
    const documentId = randomUUID();
    await tx
      .insert(personDocument)
      .values({ id: documentId, userId, kind, type, createdAt: submittedAt });
    for (const [position, drawing] of pictures.entries())
      await insertPhoto(
        tx,
        drawing,
        { ownerId: userId, purpose: 'registration', documentId, position, at: submittedAt },
        deps,
      );
  }
  if (idPhoto) {
    const documentId = randomUUID();
    const at = momentBefore(now, daysAgo - 2);
    await tx
      .insert(personDocument)
      .values({ id: documentId, userId, kind: 'idPhoto', createdAt: at, checkedAt: at });
    const photo = { purpose: 'document', documentId, position: 0, at, size: portrait } as const;
    await insertPhoto(tx, idPhoto, { ...photo, ownerId: userId }, deps);
  }
  await loadEnds(tx, userId, ends, now);
};
