/** Training: contents, videos, progress (spec §2 "Training and exam", §4; readings "Training"). The exam: exam.ts. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';
import { paged, pagingQuery } from '#contract/paging.ts';
import { CertificateSummary } from './certificate.ts';
import { ExamState } from './exam.ts';

const training = { tag: 'training', access: 'train' } as const;

export const videoStatuses = ['init', 'underway', 'finish'] as const;
export type VideoStatus = (typeof videoStatuses)[number];

export const trainingStatuses = ['init', 'underway', 'finish', 'exam', 'signed'] as const;
export type TrainingStatus = (typeof trainingStatuses)[number];

/** What can happen to a training of a person, and from where to where it leads; everything else is refused. */
export const trainingEvents = ['watch', 'watchedAll', 'submit', 'sign'] as const;
export type TrainingEvent = (typeof trainingEvents)[number];
export const trainingMoves: Record<
  TrainingEvent,
  Partial<Record<TrainingStatus, TrainingStatus>>
> = {
  /** A video is played. */
  watch: {
    init: 'underway',
    underway: 'underway',
    finish: 'finish',
    exam: 'exam',
    signed: 'signed',
  },
  /** The last of the videos is finished. */
  watchedAll: { underway: 'finish', finish: 'finish', exam: 'exam', signed: 'signed' },
  /** An attempt is handed in, passed or not. */
  submit: { finish: 'exam', exam: 'exam' },
  /** Only after a pass. */
  sign: { exam: 'signed' },
};

export const watchRules = {
  /** A video is finished when this much of it was watched. */
  finishedShare: 0.95,
  speedMax: 1.5,
  /** How often the player says what was watched. */
  everySeconds: 5,
  /** What arrives may be this much ahead of what was watched without a gap: the part between may be on its way. */
  aheadSeconds: 30,
  /** Clocks and lines are not exact. */
  toleranceSeconds: 5,
  /** Two parts that are this close are one: players do not stop at the same tenth of a second. */
  gapSeconds: 1,
} as const;

/** What the person can do next with a training; the one button of its card. */
export const nextActions = [
  'start',
  'continue',
  'takeExam',
  'continueExam',
  'retakeExam',
  /** Not passed, and the next attempt opens later. */
  'wait',
  /** Not passed, and no attempt is left: the office helps. */
  'callUs',
  'sign',
  'certificate',
  /** The certificate ends soon or has ended: the training can be taken anew. */
  'renew',
] as const;
export type NextAction = (typeof nextActions)[number];

export const TrainingSummary = z.object({
  trainingContentId: z.string(),
  title: z.string(),
  summary: z.string(),
  picture: z.string(),
  videoCount: z.number(),
  videosFinished: z.number(),
  /** Of all videos together. */
  duration: z.number(),
  /** 0 to 100: how much of it was watched. */
  percent: z.number(),
  trainingStatus: z.enum(trainingStatuses),
  /** 'YYYY-MM-DD HH:mm' when the first video was played; null before. */
  startTime: z.string().nullable(),
  exam: ExamState,
  certificate: CertificateSummary.nullable(),
  nextAction: z.enum(nextActions),
});
export type TrainingSummary = z.infer<typeof TrainingSummary>;

const Part = z.object({ from: z.number(), to: z.number() });

/** How far a person is with a video. */
const videoProgress = {
  videoId: z.string(),
  videoStatus: z.enum(videoStatuses),
  /** Seconds: where to go on. */
  position: z.number(),
  /** Seconds: seeking is free up to here. */
  watchedTo: z.number(),
  /** What was watched, in order, without overlaps. Send again what is missing here. */
  watched: z.array(Part),
  percent: z.number(),
};

export const TrainingVideo = z.object({
  ...videoProgress,
  title: z.string(),
  /** Seconds. */
  duration: z.number(),
  /** False while an earlier chapter must be finished first. */
  open: z.boolean(),
  poster: z.string(),
  sources: z.array(z.object({ path: z.string(), type: z.string() })),
  captions: z.array(z.object({ lang: z.string(), label: z.string(), path: z.string() })),
  /** In the caller's language; the others stand in the caption files. */
  transcript: z.array(Part.extend({ text: z.string() })),
});
export type TrainingVideo = z.infer<typeof TrainingVideo>;

export const TrainingDetail = TrainingSummary.extend({
  inOrder: z.boolean(),
  speedMax: z.number(),
  videos: z.array(TrainingVideo),
});
export type TrainingDetail = z.infer<typeof TrainingDetail>;

/** What opening and watching answer: the video, and what it changed. */
export const VideoProgress = z.object({
  ...videoProgress,
  trainingStatus: z.enum(trainingStatuses),
  /** The chapter that has just opened; null when none did. */
  nextVideoId: z.string().nullable(),
});
export type VideoProgress = z.infer<typeof VideoProgress>;

export const TrainingParams = z.strictObject({ trainingContentId: recordId });
const VideoParams = z.strictObject({ trainingContentId: recordId, videoId: recordId });

export const getTrainingPage = defineApi({
  ...training,
  method: 'GET',
  path: '/api/training/page',
  summary: 'Trainings on offer and where the caller stands; `mine`: only what was started',
  query: z.strictObject({
    ...pagingQuery,
    status: z.enum(trainingStatuses, { error: 'fields.choice' }).optional(),
    mine: z.enum(['true', 'false'], { error: 'fields.choice' }).optional(),
  }),
  answer: paged(TrainingSummary),
});
export const getTraining = defineApi({
  ...training,
  method: 'GET',
  path: '/api/training/{trainingContentId}',
  summary: 'One training with its videos',
  params: TrainingParams,
  answer: TrainingDetail,
});
export const openVideo = defineApi({
  ...training,
  method: 'POST',
  path: '/api/training/{trainingContentId}/video/{videoId}/open',
  summary: 'Play begins: what is watched counts from now on; send what is queued before',
  params: VideoParams,
  answer: VideoProgress,
});
const second = z.number('fields.number').min(0, 'fields.number').max(86_400, 'fields.number');
export const saveProgress = defineApi({
  ...training,
  method: 'POST',
  path: '/api/training/{trainingContentId}/video/{videoId}/progress',
  summary: 'A part of a video was watched, now or while the line was bad',
  frequent: true,
  params: VideoParams,
  body: z
    .strictObject({ from: second, to: second })
    .refine(({ from, to }) => from <= to, { path: ['to'], error: 'fields.number' }),
  answer: VideoProgress,
});
export const renewTraining = defineApi({
  ...training,
  method: 'POST',
  path: '/api/training/{trainingContentId}/renew',
  summary: 'Take a training anew whose certificate ends soon or has ended',
  params: TrainingParams,
  answer: TrainingDetail,
});
