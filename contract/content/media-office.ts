/** The pictures of the site: uploaded once, used in many places (readings "The office"). */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, searched, text } from '#contract/fields.ts';
import { LocalText } from '#contract/staff/office.ts';
import { contentTypes } from './item-types.ts';

const media = { tag: 'staff', access: 'manageActivities' } as const;

export const MediaPicture = z.object({
  /** Null for pictures of the product. */
  fileId: z.string().nullable(),
  path: z.string(),
  name: z.string(),
  alt: LocalText,
  focalX: z.number(),
  focalY: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  bytes: z.number().nullable(),
});
export type MediaPicture = z.infer<typeof MediaPicture>;

const share = z.number({ error: 'fields.number' }).min(0, 'fields.number').max(1, 'fields.number');
const FileParams = z.strictObject({ fileId: recordId });

export const listMedia = defineApi({
  ...media,
  method: 'GET',
  path: '/staff/media',
  summary: 'Pictures of the site, the newest first, then those that came with the product',
  answer: z.array(MediaPicture),
});

export const uploadMedia = defineApi({
  ...media,
  method: 'POST',
  path: '/staff/media',
  summary: 'Upload one JPG or PNG picture for the site (multipart: name, file)',
  multipart: z.strictObject({ name: text(120) }),
  answer: MediaPicture,
});
export const updateMedia = defineApi({
  ...media,
  method: 'POST',
  path: '/staff/media/{fileId}',
  summary: 'Name, words for those who do not see it, and what must stay in view',
  params: FileParams,
  body: z.strictObject({ name: text(120), alt: LocalText, focalX: share, focalY: share }),
  answer: MediaPicture,
});
export const deleteMedia = defineApi({
  ...media,
  method: 'DELETE',
  path: '/staff/media/{fileId}',
  summary: 'Delete a picture that is used nowhere',
  params: FileParams,
  answer: z.object({}),
});

/** `agency`: the agency's own data in the settings. */
const mediaPlaces = [...contentTypes, 'agency'] as const;

export const MediaUse = z.object({
  type: z.enum(mediaPlaces),
  id: z.string(),
  title: z.string(),
  draft: z.boolean(),
});
export type MediaUse = z.infer<typeof MediaUse>;

export const listMediaUses = defineApi({
  ...media,
  method: 'GET',
  path: '/staff/media/uses',
  summary: 'Where a picture is used, on the site and in drafts',
  query: z.strictObject({ path: searched(200) }),
  answer: z.array(MediaUse),
});
