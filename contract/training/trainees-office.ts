/** Training in the office: progress of each caregiver, and staff actions (readings "The office"). */
import { z } from 'zod';
import { clearances } from '#contract/account/passport.ts';
import { defineApi } from '#contract/endpoint.ts';
import { recordId, searched, text } from '#contract/fields.ts';
import { bothWays, keysetPaged, keysetQuery } from '#contract/paging.ts';
import { MessagePreview, preview } from '#contract/staff/office.ts';
import { certificateStatuses } from './certificate.ts';
import { grantKinds } from './exam.ts';
import { SubjectStanding, subjectFilters } from './subject.ts';
import { nextActions, videoStatuses } from './training.ts';

const office = { tag: 'staff', access: 'manageTraining' } as const;

/** Hash of the stored state, for optimistic locking. */
export const rowVersion = searched(64);

/** The state of the present attempt; what the person holds is the standing in the subject. */
export const traineeStatuses = [
  'init',
  'underway',
  'finish',
  'notPassed',
  'toSign',
  'signed',
] as const;
export type TraineeStatus = (typeof traineeStatuses)[number];

export const extraRules = { minutesMax: 600, reasonMax: 500 } as const;

/** Columns that the list can be sorted by. */
export const traineeSorts = ['name', 'training', 'status', 'expiresOn'] as const;
export type TraineeSort = (typeof traineeSorts)[number];

const traineeFilters = {
  sort: z.enum(bothWays(traineeSorts), { error: 'fields.choice' }).optional(),
  q: searched(100).optional(),
  trainingId: recordId.optional(),
  status: z.enum(traineeStatuses, { error: 'fields.choice' }).optional(),
  subject: z.enum(subjectFilters, { error: 'fields.choice' }).optional(),
};
export type TraineeFilters = z.output<z.ZodObject<typeof traineeFilters>>;

export const TraineeRow = z.object({
  userId: z.string(),
  name: z.string(),
  chineseName: z.string().nullable(),
  trainingId: z.string(),
  training: z.string(),
  status: z.enum(traineeStatuses),
  /** Percentage of the videos watched. */
  percent: z.number(),
  attempts: z.number(),
  /** Of the last submitted attempt. */
  score: z.number().nullable(),
  totalScore: z.number().nullable(),
  certificate: z.string().nullable(),
  subject: SubjectStanding,
  clearance: z.enum(clearances).nullable(),
});
export type TraineeRow = z.infer<typeof TraineeRow>;

export const listTrainees = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/people',
  summary: 'Every approved caregiver and every training: how far they are',
  query: z.strictObject({ ...keysetQuery, ...traineeFilters }),
  answer: keysetPaged(TraineeRow),
});
export const exportTrainees = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/people/export',
  summary: 'The same list for a spreadsheet',
  query: z.strictObject(traineeFilters),
  download: 'text/csv',
  answer: z.file(),
});

const moment = z.string().nullable();
const HeldCertificate = z.object({
  number: z.string(),
  status: z.enum(certificateStatuses),
  issuedOn: z.string(),
  expiresOn: z.string().nullable(),
  revokedAt: moment,
  /** Staff's reason for revoking it. */
  reason: z.string().nullable(),
  signature: z
    .object({
      kind: z.enum(['drawn', 'typed']),
      signedName: z.string(),
      signedAt: z.string(),
      address: z.string(),
      userAgent: z.string(),
      statement: z.string(),
      statementHash: z.string(),
    })
    .nullable(),
});
export type HeldCertificate = z.infer<typeof HeldCertificate>;

const TraineeTraining = z.object({
  trainingId: z.string(),
  title: z.string(),
  subject: SubjectStanding,
  percent: z.number(),
  startTime: moment,
  nextAction: z.enum(nextActions),
  videos: z.array(
    z.object({
      videoId: z.string(),
      title: z.string(),
      videoStatus: z.enum(videoStatuses),
      percent: z.number(),
      finishedAt: moment,
    }),
  ),
  attempts: z.array(
    z.object({
      attemptId: z.string(),
      number: z.number(),
      startedAt: z.string(),
      submittedAt: moment,
      score: z.number().nullable(),
      totalScore: z.number(),
      passScore: z.number(),
      passed: z.boolean().nullable(),
      timedOut: z.boolean(),
      /** False: it ran out of time before a page of it was read. */
      counted: z.boolean(),
    }),
  ),
  attemptsAllowed: z.number().nullable(),
  attemptsLeft: z.number().nullable(),
  minutes: z.number().nullable(),
  /** Null before the start. */
  enrolment: z
    .object({
      enrolmentId: z.string(),
      round: z.number(),
      extraMinutes: z.number(),
      version: z.string(),
    })
    .nullable(),
  /** What staff gave beyond the rules, newest first. */
  grants: z.array(
    z.object({
      grantId: z.string(),
      kind: z.enum(grantKinds),
      reason: z.string(),
      by: z.string(),
      grantedAt: z.string(),
      usedAt: moment,
      undoneAt: moment,
    }),
  ),
  /** Those that would help now. */
  grantable: z.array(z.enum(grantKinds)),
  /** All rounds, newest first. */
  certificates: z.array(HeldCertificate),
});
export type TraineeTraining = z.infer<typeof TraineeTraining>;

export const Trainee = z.object({
  userId: z.string(),
  name: z.string(),
  chineseName: z.string().nullable(),
  /** The last four digits. */
  phone: z.string(),
  trainings: z.array(TraineeTraining),
});
export type Trainee = z.infer<typeof Trainee>;

const PersonParams = z.strictObject({ userId: recordId });
export const getTrainee = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/people/{userId}',
  summary: 'A caregiver: chapters, attempts, signatures, certificates; the look is written down',
  params: PersonParams,
  answer: Trainee,
});

const extra = (max: number) =>
  z.int('fields.number').min(0, 'fields.number').max(max, 'fields.number');
export const grantExtra = defineApi({
  ...office,
  method: 'PUT',
  path: '/staff/training/enrolment/{enrolmentId}/extra',
  summary: 'Minutes that a person gets beyond the rules; more also lengthen the exam under way',
  params: z.strictObject({ enrolmentId: recordId }),
  body: z.strictObject({
    extraMinutes: extra(extraRules.minutesMax),
    version: rowVersion,
  }),
  answer: z.object({ version: z.string() }),
});

const CertificateParams = z.strictObject({ number: recordId });
export const getHeldCertificate = defineApi({
  ...office,
  method: 'GET',
  path: '/staff/training/certificate/{number}',
  summary: 'The certificate as PDF; the look is written down',
  params: CertificateParams,
  download: 'application/pdf',
  answer: z.file(),
});
export const revokeCertificate = defineApi({
  ...office,
  method: 'POST',
  path: '/staff/training/certificate/{number}/revoke',
  summary: 'Take a certificate back for good; `preview`: only what its holder would be sent',
  params: CertificateParams,
  body: z.strictObject({ reason: text(extraRules.reasonMax), preview }),
  answer: z.object({ messages: z.array(MessagePreview) }),
});
