/** Uploading pictures (spec §5 "Uploads"; readings "Accounts"). */
import { z } from 'zod';
import { defineApi } from './endpoint.ts';

/** What a picture is for decides who may send it and who may see it. */
export const uploadPurposes = [
  'registration',
  'document',
  'whitecard',
  'service',
  'review',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Anyone may send documents of a registration; they expire unless a registration claims them. */
export const anonymousPurposes: readonly UploadPurpose[] = ['registration'];
/** Everyone may see these at /files/{fileId}; the others only their owner and staff, at /api/file/{fileId}. */
export const publicPurposes: readonly UploadPurpose[] = ['review'];

export const uploadRules = {
  /** An anonymous upload that nobody claims. */
  unclaimedHours: 24,
  megapixels: 40,
  /** What the browser shrinks a picture to, in steps, until it fits (design rule 24). */
  shrink: [
    { pixels: 1600, quality: 0.82 },
    { pixels: 1440, quality: 0.74 },
    { pixels: 1280, quality: 0.6 },
  ],
} as const;

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
  method: 'POST',
  path: '/api/file',
  summary: 'Upload one JPG or PNG picture (multipart: purpose, file)',
  multipart: true,
  answer: Uploaded,
});
