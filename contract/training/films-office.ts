/** Uploads of films, captions and pictures for a training. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, text } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { queryInt } from '#contract/paging.ts';
import { locales } from '#i18n/pick-locale.ts';
import { OfficeTraining } from './contents-office.ts';
import { rowVersion } from './trainees-office.ts';

const office = { tag: 'staff', access: 'manageTraining' } as const;

const filmTypes = ['video/mp4', 'video/webm'] as const;
const megabyte = 1024 * 1024;
export const filmRules = {
  bytesMax: 500 * megabyte,
  /** Size of every segment but the last. */
  partBytes: 8 * megabyte,
  captionBytes: megabyte,
  soundBytes: 16 * megabyte,
  /** Plausible range of bytes per second. */
  bytesPerSecond: { min: 1000, max: 25_000_000 },
  /** Unused films are removed after so many days. */
  unusedDays: 3,
} as const;

export const FilmUpload = z.object({
  uploadId: z.string(),
  name: z.string(),
  bytes: z.number(),
  /** Bytes received: the offset of the next segment. */
  received: z.number(),
  partBytes: z.number(),
});
export type FilmUpload = z.infer<typeof FilmUpload>;

export const startFilm = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/film',
  summary: 'Announce a film; its parts follow',
  body: z.strictObject({
    name: text(200),
    type: z.enum(filmTypes, { error: 'fields.film' }),
    bytes: z.int('fields.film').min(1, 'fields.film').max(filmRules.bytesMax, 'fields.film'),
  }),
  answer: FilmUpload,
});
const FilmParams = z.strictObject({ uploadId: recordId });
export const getFilm = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/film/{uploadId}',
  summary: 'How much of a film has arrived',
  params: FilmParams,
  answer: FilmUpload,
});
export const sendFilmPart = defineApi({
  ...office,
  method: 'PUT',
  path: '/staff/training/film/{uploadId}',
  summary: 'The next part of a film; at a wrong offset it is refused and told the right one',
  params: FilmParams,
  query: z.strictObject({ offset: queryInt(0, filmRules.bytesMax) }),
  frequent: true,
  raw: filmRules.partBytes,
  body: z.file(),
  answer: FilmUpload,
});

const TrackParams = z.strictObject({
  trainingId: recordId,
  videoId: recordId,
  lang: z.enum(locales, { error: 'fields.choice' }),
});
export const sendCaptions = defineApi({
  ...office,
  method: 'PUT',
  path: '/staff/training/contents/{trainingId}/videos/{videoId}/captions/{lang}',
  summary: 'The captions of a chapter in one language (WebVTT); the transcript is made of them',
  params: TrackParams,
  query: z.strictObject({ version: rowVersion }),
  raw: filmRules.captionBytes,
  body: z.file(),
  answer: OfficeTraining,
});

export const sendSound = defineApi({
  ...office,
  method: 'PUT',
  path: '/staff/training/contents/{trainingId}/videos/{videoId}/sound/{lang}',
  summary: 'The recorded words of a chapter in one language (MP3 or M4A)',
  params: TrackParams,
  query: z.strictObject({ version: rowVersion }),
  raw: filmRules.soundBytes,
  body: z.file(),
  answer: OfficeTraining,
});
export const removeSound = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/contents/{trainingId}/videos/{videoId}/sound/{lang}/remove',
  summary: 'A chapter without its recorded words in one language',
  params: TrackParams,
  body: z.strictObject({ version: rowVersion }),
  answer: OfficeTraining,
});

export const sendTrainingPicture = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/picture',
  summary: 'A picture for a training or a chapter (JPG or PNG)',
  raw: limits.uploadBytes - 1,
  body: z.file(),
  answer: z.object({ path: z.string() }),
});
