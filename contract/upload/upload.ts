/** Uploading pictures (spec §5 "Uploads"; readings "Accounts"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';

/** What a picture is for decides who may send it and who may see it. */
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

/** Anyone may send documents of a registration; they expire unless a registration claims them. */
export const anonymousPurposes: readonly UploadPurpose[] = ['registration'];
/** Everyone may see these at /files/{fileId}; the others only their owner at /api/file/{fileId}, and staff (upload-office.ts). */
export const publicPurposes: readonly UploadPurpose[] = ['review', 'media'];

export const uploadRules = {
  /** An anonymous upload that nobody claims. */
  unclaimedHours: 24,
  megapixels: 40,
  /** The longer side: few pixels in one endless row take seconds to write, and no format can hold a copy. */
  sidePixels: 20_000,
  /** What the browser shrinks a picture to, in steps, until it fits (design rule 24). */
  shrink: [
    { pixels: 1600, quality: 0.82 },
    { pixels: 1440, quality: 0.74 },
    { pixels: 1280, quality: 0.6 },
  ],
} as const;

/** Smaller copies of public pictures: /files/{fileId}?w=640. */
export const pictureWidths = [320, 640, 960, 1280] as const;

/** Names the key of an anonymous upload, while nobody has claimed it. */
export const uploadKeyHeader = 'Upload-Key';

/** Where a picture is read. */
export const filePath = (id: string, purpose: UploadPurpose): string =>
  publicPurposes.includes(purpose) ? `/files/${id}` : `${limits.apiBase}/api/file/${id}`;

export const fileId = z.uuid({ error: 'fields.picture' });

export const Uploaded = z.object({
  fileId: z.string(),
  path: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  /** Opens an anonymous upload again (header `Upload-Key`), until it is claimed. */
  key: z.string().nullable(),
});
export type Uploaded = z.infer<typeof Uploaded>;

export const uploadFile = defineApi({
  tag: 'upload',
  access: 'upload',
  auth: 'optional',
  method: 'POST',
  path: '/api/file',
  summary: 'Upload one JPG or PNG picture (multipart: purpose, file)',
  multipart: z.strictObject({ purpose: z.enum(uploadPurposes, { error: 'fields.choice' }) }),
  answer: Uploaded,
});

/** Not a `fileId`: what is no id at all is as absent as what is not there. */
const FileParams = z.strictObject({ fileId: recordId });

export const readFile = defineApi({
  tag: 'upload',
  access: 'upload',
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
  auth: 'optional',
  method: 'DELETE',
  path: '/api/file/{fileId}',
  summary: 'Take back an upload that nothing refers to yet (its owner, or header Upload-Key)',
  params: FileParams,
  answer: z.object({}),
});
