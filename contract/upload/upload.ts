/** Uploading pictures (spec §5 "Uploads"; readings "Accounts"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';

/** A picture's purpose decides who may upload and see it. */
export const uploadPurposes = [
  'registration',
  'document',
  'whitecard',
  'service',
  'review',
  'signature',
  'media',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Anyone may upload registration documents; they expire unless claimed. */
export const anonymousPurposes: readonly UploadPurpose[] = ['registration'];
/** Public at /files/{fileId}; others are only for their owner at /api/file/{fileId}, and staff (office.ts). */
export const publicPurposes: readonly UploadPurpose[] = ['review', 'media'];

export const uploadRules = {
  /** Lifetime of an unclaimed anonymous upload. */
  unclaimedHours: 24,
  megapixels: 40,
  /** The longer side: extremely long pictures are slow to encode, and no format can hold a copy. */
  sidePixels: 20_000,
  /** Steps in which the browser shrinks a picture until it fits (design rule 24). */
  shrink: [
    { pixels: 1600, quality: 0.82 },
    { pixels: 1440, quality: 0.74 },
    { pixels: 1280, quality: 0.6 },
  ],
} as const;

/** Smaller copies of public pictures: /files/{fileId}?w=640. */
export const pictureWidths = [320, 640, 960, 1280] as const;

/** Header with the key of an unclaimed anonymous upload. */
export const uploadKeyHeader = 'Upload-Key';

/** The URL of a picture. */
export const filePath = (id: string, purpose: UploadPurpose): string =>
  publicPurposes.includes(purpose) ? `/files/${id}` : `${limits.apiBase}/api/file/${id}`;

export const Uploaded = z.object({
  fileId: z.string(),
  path: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** Key of an anonymous upload until it is claimed (header `Upload-Key`). */
  key: z.string().nullable(),
});
export type Uploaded = z.infer<typeof Uploaded>;

export const uploadFile = defineApi({
  tag: 'upload',
  access: 'upload',
  forOthers: true,
  auth: 'optional',
  method: 'POST',
  path: '/api/file',
  summary: 'Upload one JPG or PNG picture (multipart: purpose, file)',
  multipart: z.strictObject({ purpose: z.enum(uploadPurposes, { error: 'fields.choice' }) }),
  answer: Uploaded,
});

/** Not `fileId`: a malformed id is a 404, like a missing one. */
const FileParams = z.strictObject({ fileId: recordId });

export const readFile = defineApi({
  tag: 'upload',
  access: 'upload',
  forOthers: true,
  auth: 'optional',
  method: 'GET',
  path: '/api/file/{fileId}',
  summary: 'The picture, for its owner, or with the key of an anonymous upload (header Upload-Key)',
  params: FileParams,
  answer: z.file(),
});
export const deleteFile = defineApi({
  tag: 'upload',
  access: 'upload',
  forOthers: true,
  auth: 'optional',
  method: 'DELETE',
  path: '/api/file/{fileId}',
  summary: 'Take back an upload that nothing refers to yet (its owner, or header Upload-Key)',
  params: FileParams,
  answer: z.object({}),
});
