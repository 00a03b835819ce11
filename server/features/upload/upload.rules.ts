/** Who may upload, read and delete a picture, and its download name. */
import { may, type Role } from '#contract/access.ts';
import type { ErrorCode } from '#contract/errors.ts';
import {
  anonymousPurposes,
  publicPurposes,
  type UploadPurpose,
  uploadRules,
} from '#contract/upload/upload.ts';

export const isPublic = (purpose: UploadPurpose): boolean => publicPurposes.includes(purpose);

/** Null when allowed. */
export const sendingRefused = (purpose: UploadPurpose, role: Role): ErrorCode | null => {
  if (role === 'visitor') return anonymousPurposes.includes(purpose) ? null : 'unauthorized';
  // Site pictures are uploaded through the office.
  if (purpose === 'media') return 'forbidden';
  if (purpose === 'signature' && !may(role, 'train')) return 'forbidden';
  return null;
};

export type Held = {
  ownerId: string | null;
  keyHash: string | null;
  claimedAt: Date | null;
  createdAt: Date;
};
/** A user, or the hash of an anonymous upload's key. */
export type Asker = { userId: string | null; keyHash: string | null };

/** Unclaimed uploads from before this have expired. */
export const expiredBefore = (now: Date): Date =>
  new Date(now.getTime() - uploadRules.unclaimedHours * 3_600_000);

const isOwner = (file: Held, { userId }: Asker) => userId !== null && file.ownerId === userId;

const opensByKey = (file: Held, { keyHash }: Asker, now: Date) =>
  keyHash !== null &&
  file.keyHash === keyHash &&
  file.ownerId === null &&
  file.claimedAt === null &&
  file.createdAt > expiredBefore(now);

/** Staff use upload.office.routes.ts. */
export const mayRead = (file: Held, asker: Asker, now: Date): boolean =>
  isOwner(file, asker) || opensByKey(file, asker, now);

/** Null when it may be deleted; claimed pictures stay. */
export const takingBackRefused = (file: Held, asker: Asker, now: Date): ErrorCode | null => {
  if (!mayRead(file, asker, now)) return 'not_found';
  return file.claimedAt ? 'conflict' : null;
};

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** Never the client's file name: it may contain personal data or attacks. */
export const downloadName = (id: string, type: keyof typeof endings): string =>
  `document-${id.slice(0, 8)}.${endings[type]}`;

const takes = (accept: string, type: string): boolean =>
  accept.split(',').some((range) => {
    const [name, ...params] = range.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !params.some((param) => /^q=0(\.0*)?$/.test(param));
  });

/** The smallest format the browser accepts, else the original. */
export const formatFor = (accept: string | undefined, type: keyof typeof endings) => {
  if (takes(accept ?? '', 'image/avif')) return 'avif' as const;
  if (takes(accept ?? '', 'image/webp')) return 'webp' as const;
  return type === 'image/png' ? ('png' as const) : ('jpeg' as const);
};
