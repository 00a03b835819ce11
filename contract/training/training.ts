/** Training: contents, videos, progress (spec §2 "Training and exam", §4; readings "Training"). The exam: exam.ts. */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';
import { paged, pagingQuery } from '#contract/paging.ts';
import { CertificateSummary } from './certificate.ts';
import { ExamState } from './exam.ts';
import { SubjectStanding } from './subject.ts';

const training = { tag: 'training', access: 'train' } as const;

export const videoStatuses = ['init', 'underway', 'finish'] as const;
export type VideoStatus = (typeof videoStatuses)[number];

export const trainingStatuses = ['init', 'underway', 'finish', 'exam', 'signed'] as const;
export type TrainingStatus = (typeof trainingStatuses)[number];

/** State machine of a person's training; other transitions are rejected. */
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
  /** The last video is finished. */
  watchedAll: { underway: 'finish', finish: 'finish', exam: 'exam', signed: 'signed' },
  /** An attempt is submitted, passed or not. */
  submit: { finish: 'exam', exam: 'exam' },
  /** Only after a pass. */
  sign: { exam: 'signed' },
};

export const watchRules = {
  /** A video is finished when this much of it was watched. */
  finishedShare: 0.95,
  speedMax: 1.5,
  /** How often the player reports progress. */
  everySeconds: 5,
  /** Reports may be this far ahead of the contiguous part: the one between may be in flight. */
  aheadSeconds: 30,
  /** Tolerance for clocks and latency. */
  toleranceSeconds: 5,
  /** Ranges this close are merged: players do not stop exactly. */
  gapSeconds: 1,
} as const;

/** The next action for a training; the button of its card. */
export const nextActions = [
  'start',
  'continue',
  'takeExam',
  'continueExam',
  'retakeExam',
  /** Failed; the next attempt opens later. */
  'wait',
  /** Failed, and no attempt left: contact the office. */
  'callUs',
  'sign',
  'certificate',
  /** The certificate expires soon or has expired: the training can be renewed. */
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
  /** In-service hours that its certificate counts for. */
  creditHours: z.number(),
  /** Percentage watched. */
  percent: z.number(),
  trainingStatus: z.enum(trainingStatuses),
  subject: SubjectStanding,
  /** 'YYYY-MM-DD HH:mm' of the first playback; null before. */
  startTime: z.string().nullable(),
  exam: ExamState,
  certificate: CertificateSummary.nullable(),
  nextAction: z.enum(nextActions),
});
export type TrainingSummary = z.infer<typeof TrainingSummary>;

const Part = z.object({ from: z.number(), to: z.number() });

/** A person's progress in a video. */
const videoProgress = {
  videoId: z.string(),
  videoStatus: z.enum(videoStatuses),
  /** Resume position, in seconds. */
  position: z.number(),
  /** Seeking is allowed up to here, in seconds. */
  watchedTo: z.number(),
  /** Watched ranges, sorted, without overlaps. Resend what is missing here. */
  watched: z.array(Part),
  percent: z.number(),
};

export const TrainingVideo = z.object({
  ...videoProgress,
  title: z.string(),
  /** Seconds. */
  duration: z.number(),
  /** False while an earlier chapter must be finished. */
  open: z.boolean(),
  poster: z.string(),
  sources: z.array(z.object({ path: z.string(), type: z.string() })),
  captions: z.array(z.object({ lang: z.string(), label: z.string(), path: z.string() })),
  /** Recorded words to the film, at most one for each language. */
  sounds: z.array(z.object({ lang: z.string(), path: z.string() })),
  /** In the caller's language; others are in the caption files. */
  transcript: z.array(
    /** `keyPoint`: what to remember of the chapter. */
    Part.extend({ text: z.string(), keyPoint: z.boolean() }),
  ),
});
export type TrainingVideo = z.infer<typeof TrainingVideo>;

export const TrainingDetail = TrainingSummary.extend({
  /** Of earlier rounds, newest first. */
  earlierCertificates: z.array(CertificateSummary),
  inOrder: z.boolean(),
  speedMax: z.number(),
  videos: z.array(TrainingVideo),
});
export type TrainingDetail = z.infer<typeof TrainingDetail>;

/** Response of opening and watching: the video, and what changed. */
export const VideoProgress = z.object({
  ...videoProgress,
  trainingStatus: z.enum(trainingStatuses),
  /** The chapter just unlocked; null if none. */
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
