/**
 * What changes in the office, as it changes (decision 031). Only names of what changed are told, `card:<id>`; the page
 * reads it again through the call it knows, which checks the caller's rights.
 */
import { z } from 'zod';
import type { Capability } from '#contract/access.ts';
import { defineApi } from '#contract/endpoint.ts';
import { searched, uuid } from '#contract/fields.ts';
import { cases } from './cases.ts';
import { caseKinds } from './office.ts';

/** Who is told of which kind of change. The kinds of cases are named as everywhere; `looking` is about who has one open. */
export const liveKinds = {
  application: 'workOnCases',
  card: 'workOnCases',
  record: 'workOnCases',
  callback: 'workOnCases',
  /** Its texts, its people, its state. */
  conversation: 'workOnCases',
  /** A conversation was read. */
  inbox: 'workOnCases',
  message: 'workOnCases',
  person: 'workOnCases',
  looking: 'workOnCases',
  review: 'answerReviews',
  /** By the activity's id. */
  registration: 'manageActivities',
} as const satisfies Record<string, Capability>;
export type LiveKind = keyof typeof liveKinds;

export const liveRules = {
  /** The stream says so often that it is there. */
  heartbeatSeconds: 15,
  /** Nothing heard for so long: the connection is dead. */
  silentSeconds: 40,
  /** Without a stream the server is asked so often. */
  pollSeconds: 10,
  /** Who has not been heard of for so long looks at nothing. */
  lookingSeconds: 45,
  streamsOfOne: 12,
  streamsInAll: 500,
  /** How many changes are remembered for those who come back. */
  remembered: 2_000,
} as const;

/** Sent with requests that the page makes on its own, so they don't keep the session alive. */
export const unattendedHeader = 'Unattended';

/** In place of names: anything may have changed. */
export const everything = '*';

/** Where the caller stopped listening. */
const since = searched(60).optional();

const live = { tag: 'staff', access: 'beStaff', method: 'GET', unattended: true } as const;

export const streamChanges = defineApi({
  ...live,
  path: '/staff/live',
  summary: 'The changes as server-sent events; ends with the session',
  query: z.strictObject({ tab: uuid, since }),
  stream: true,
  download: 'text/event-stream',
  answer: z.file(),
});

export const listChanges = defineApi({
  ...live,
  path: '/staff/live/changes',
  summary: 'The changes since the last answer, for those who cannot have the stream',
  query: z.strictObject({ since }),
  answer: z.object({
    upTo: z.string(),
    /** `['*']`: not known any more, read everything. */
    changes: z.array(z.string()),
  }),
});

export const lookAtCase = defineApi({
  ...cases,
  method: 'POST',
  path: '/staff/live/looking',
  summary: 'A tab has this case open, or none; who else has',
  frequent: true,
  unattended: true,
  body: z.strictObject({
    tab: uuid,
    case: z
      .strictObject({ kind: z.enum(caseKinds, { error: 'fields.choice' }), subjectId: uuid })
      .nullable(),
  }),
  answer: z.object({ others: z.array(z.object({ staffId: z.string(), name: z.string() })) }),
});
