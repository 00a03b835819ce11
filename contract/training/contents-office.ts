/** Trainings and their videos, as edited by staff. The question bank: bank-office.ts. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, text, uuid } from '#contract/fields.ts';
import { LocalText } from '#contract/staff/office.ts';
import { answerReviews } from './exam.ts';
import { creditHours, subjectCode } from './inservice-office.ts';
import { rowVersion } from './trainees-office.ts';

const office = { tag: 'staff', access: 'manageTraining' } as const;

/** In at least one language. */
export const neededText = LocalText.refine(
  (text) => Boolean(text.en?.trim() || text['zh-CN']?.trim() || text['zh-TW']?.trim()),
  'fields.required',
);

/** A picture of the product or the media library. */
export const picturePath = z
  .string({ error: 'fields.picture' })
  .regex(/^\/(media|files)\/[\w-]+(\.[\w-]+)*$/, 'fields.picture')
  .max(200, 'fields.picture');

const whole = (min: number, max: number) =>
  z.int('fields.number').min(min, 'fields.number').max(max, 'fields.number');

const rules = {
  title: neededText,
  summary: neededText,
  picture: picturePath,
  inOrder: z.boolean('fields.choice'),
  questionCount: whole(1, 200),
  /** At least so many of each chapter; the rest is drawn from the whole bank. */
  perChapter: whole(0, 50),
  totalScore: whole(1, 1000),
  passScore: whole(1, 1000),
  /** Null: no limit. */
  minutes: whole(1, 600).nullable(),
  attempts: whole(1, 50).nullable(),
  waitHours: whole(0, 720),
  review: z.enum(answerReviews, { error: 'fields.choice' }),
  partialScore: z.boolean('fields.choice'),
  /** Null: the certificate does not expire. */
  validMonths: whole(1, 120).nullable(),
  /** What its certificate counts for. */
  creditHours,
  /** Codes of the settings. */
  subjects: z.array(subjectCode, { error: 'fields.choice' }).max(40, 'fields.tooLong'),
  /** Kept with each certificate. */
  edition: text(20),
  published: z.boolean('fields.choice'),
};
type Scores = { passScore: number; totalScore: number };
const passable = ({ passScore, totalScore }: Scores) => passScore <= totalScore;
const passWrong = { path: ['passScore'], error: 'fields.passScore' };

const OfficeVideo = z.object({
  videoId: z.string(),
  title: LocalText,
  seconds: z.number(),
  poster: z.string(),
  sources: z.array(z.object({ path: z.string(), type: z.string() })),
  captions: z.array(z.object({ lang: z.string(), label: z.string(), path: z.string() })),
  /** Recorded words to the film, at most one for each language. */
  sounds: z.array(z.object({ lang: z.string(), path: z.string() })),
  lines: z.number(),
  /** Has been watched: cannot be deleted. */
  inUse: z.boolean(),
  version: z.string(),
});
export type OfficeVideo = z.infer<typeof OfficeVideo>;

export const OfficeTraining = z.object({
  trainingId: z.string(),
  ...rules,
  videos: z.array(OfficeVideo),
  /** Active questions. */
  questions: z.number(),
  enrolled: z.number(),
  version: z.string(),
});
export type OfficeTraining = z.infer<typeof OfficeTraining>;

export const TrainingBody = z.strictObject(rules).refine(passable, passWrong);
export type TrainingBody = z.infer<typeof TrainingBody>;

const TrainingParams = z.strictObject({ trainingId: recordId });
const VideoParams = z.strictObject({ trainingId: recordId, videoId: recordId });
const Versioned = z.strictObject({ version: rowVersion });
/** The previous order, for optimistic locking, and the new one. */
const OrderBody = z.strictObject({
  was: z.array(recordId).max(500, 'fields.choice'),
  ids: z.array(recordId).max(500, 'fields.choice'),
});

const base = '/staff/training/contents';
export const listOfficeTrainings = defineApi({
  ...office,
  method: 'GET',
  path: base,
  summary: 'All trainings, also those that are not published',
  answer: z.array(OfficeTraining),
});
export const getOfficeTraining = defineApi({
  ...office,
  method: 'GET',
  path: `${base}/{trainingId}`,
  summary: 'One training with its videos',
  params: TrainingParams,
  answer: OfficeTraining,
});
export const createTraining = defineApi({
  ...office,
  method: 'POST',
  path: base,
  summary: 'A new training, not yet published',
  body: TrainingBody,
  answer: OfficeTraining,
});
export const updateTraining = defineApi({
  ...office,
  method: 'PUT',
  path: `${base}/{trainingId}`,
  summary: 'Change a training or its rules; publishing needs videos and enough questions',
  params: TrainingParams,
  body: z.strictObject({ ...rules, version: rowVersion }).refine(passable, passWrong),
  answer: OfficeTraining,
});
export const deleteTraining = defineApi({
  ...office,
  method: 'DELETE',
  path: `${base}/{trainingId}`,
  summary: 'Remove a training that nobody has begun',
  params: TrainingParams,
  query: Versioned,
  answer: z.object({}),
});
export const orderTrainings = defineApi({
  ...office,
  method: 'PUT',
  path: '/staff/training/order',
  summary: 'The order of the trainings',
  body: OrderBody,
  answer: z.object({}),
});

const seconds = whole(1, 4 * 3600);
const video = { title: neededText, seconds, poster: picturePath };
export const createVideo = defineApi({
  ...office,
  method: 'POST',
  path: `${base}/{trainingId}/videos`,
  summary: 'A new chapter, of a film that has arrived',
  params: TrainingParams,
  body: z.strictObject({ ...video, uploadId: uuid }),
  answer: OfficeTraining,
});
export const updateVideo = defineApi({
  ...office,
  method: 'PUT',
  path: `${base}/{trainingId}/videos/{videoId}`,
  summary: 'Change a chapter; with an `uploadId` it gets another film',
  params: VideoParams,
  body: z.strictObject({ ...video, uploadId: uuid.optional(), version: rowVersion }),
  answer: OfficeTraining,
});
export const deleteVideo = defineApi({
  ...office,
  method: 'DELETE',
  path: `${base}/{trainingId}/videos/{videoId}`,
  summary: 'Remove a chapter that nobody has watched in',
  params: VideoParams,
  query: Versioned,
  answer: OfficeTraining,
});
export const orderVideos = defineApi({
  ...office,
  method: 'PUT',
  path: `${base}/{trainingId}/videos-order`,
  summary: 'The order of the chapters',
  params: TrainingParams,
  body: OrderBody,
  answer: OfficeTraining,
});
