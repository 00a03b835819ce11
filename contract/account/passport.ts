/**
 * A caregiver's passport: the papers that the role needs, each with its end. The one rule for who may be sent to clients
 * (readings "Passport").
 */
import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { type PaperKind, paperKinds } from './documents.ts';

export const passportRules = {
  /** From so many days before its end a paper is ending. */
  endingDays: 60,
  /** Reminders, in days before the end. */
  remindDays: [60, 30, 7],
} as const;

/** `maybe`: a citizen's work authorization has no end. */
export const paperEnds: Record<PaperKind, 'always' | 'maybe' | 'never'> = {
  workAuthorization: 'maybe',
  homeCareCertificate: 'never',
  medicalReport: 'always',
  proofOfAddress: 'never',
  tbTest: 'always',
  fluShot: 'always',
  idPhoto: 'never',
  registry: 'never',
  backgroundCheck: 'never',
  references: 'never',
};

/** `undated`: it is there, but nobody has entered until when it is valid. */
export const paperStates = ['current', 'ending', 'undated', 'expired', 'missing'] as const;
export type PaperState = (typeof paperStates)[number];

/** `blocked`: may not be sent to clients. */
export const clearances = ['cleared', 'blocked'] as const;
export type Clearance = (typeof clearances)[number];

/** A paper that the office has. */
export type KeptPaper = {
  kind: PaperKind;
  /** Last valid day, 'YYYY-MM-DD'. */
  validUntil: string | null;
  /** Staff have entered until when it is valid, or that it has no end. */
  checked: boolean;
};

const day = 86_400_000;
const isWithin = (last: string, today: string, days: number): boolean =>
  (Date.parse(last) - Date.parse(today)) / day <= days;

export const paperStateOn = (
  kind: PaperKind,
  paper: Omit<KeptPaper, 'kind'> | undefined,
  today: string,
): PaperState => {
  if (!paper) return 'missing';
  const { validUntil, checked } = paper;
  if (validUntil && validUntil < today) return 'expired';
  if (validUntil)
    return isWithin(validUntil, today, passportRules.endingDays) ? 'ending' : 'current';
  const isOpen = paperEnds[kind] === 'always' || (paperEnds[kind] === 'maybe' && !checked);
  return isOpen ? 'undated' : 'current';
};

export type PassportPaper = {
  kind: PaperKind;
  required: boolean;
  state: PaperState;
  validUntil: string | null;
};

/** `required` is null without a role: then nobody can say. */
export const readPassport = (
  required: readonly PaperKind[] | null,
  kept: readonly KeptPaper[],
  today: string,
): { papers: PassportPaper[]; clearance: Clearance | null; validUntil: string | null } => {
  const papers = paperKinds.flatMap((kind) => {
    const paper = kept.find((one) => one.kind === kind);
    const isRequired = required?.includes(kind) ?? false;
    if (!paper && !isRequired) return [];
    const state = paperStateOn(kind, paper, today);
    return [{ kind, required: isRequired, state, validUntil: paper?.validUntil ?? null }];
  });
  const needed = papers.filter((paper) => paper.required);
  const ends = needed.flatMap(({ validUntil }) => validUntil ?? []);
  const isBlocked = needed.some(({ state }) => state === 'expired' || state === 'missing');
  return {
    papers,
    clearance: required && (isBlocked ? 'blocked' : 'cleared'),
    validUntil: ends.toSorted()[0] ?? null,
  };
};

export const PaperRow = z.object({
  kind: z.enum(paperKinds),
  /** The role asks for it. */
  required: z.boolean(),
  state: z.enum(paperStates),
  validUntil: z.string().nullable(),
  /** A newer one waits for the office. */
  inReview: z.boolean(),
});
export type PaperRow = z.infer<typeof PaperRow>;

export const Passport = z.object({
  /** The role's name; null until the office has entered it. */
  role: z.string().nullable(),
  /** Null without a role. */
  clearance: z.enum(clearances).nullable(),
  papers: z.array(PaperRow),
});
export type Passport = z.infer<typeof Passport>;

/** Before the approval: no papers. */
export const getMyPassport = defineApi({
  tag: 'account',
  access: 'readCaregiverInfo',
  method: 'GET',
  path: '/api/user/caregiver/passport',
  summary: 'The papers that the own role needs, and until when each is valid',
  answer: Passport,
});
