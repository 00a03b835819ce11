/** Three made-up applications. They live in this file alone: nothing of them ever reaches the server. */
import { type ApplicationKind, applicationKinds } from '#contract/account/documents.ts';

export type PracticeDecision = 'approved' | 'more_info' | 'rejected';
export type PaperState = 'good' | 'blurry' | 'missing';
type PracticeCase = {
  id: 'a' | 'b' | 'c';
  papers: Record<ApplicationKind, PaperState>;
  /** The applicant does not want to go on. */
  stopped: boolean;
};

const allGood = Object.fromEntries(applicationKinds.map((kind) => [kind, 'good'])) as Record<
  ApplicationKind,
  PaperState
>;

export const practiceCases: readonly PracticeCase[] = [
  { id: 'a', papers: allGood, stopped: false },
  { id: 'b', papers: { ...allGood, medicalReport: 'blurry' }, stopped: false },
  { id: 'c', papers: { ...allGood, proofOfAddress: 'missing' }, stopped: true },
];

export const rightDecision = ({ papers, stopped }: PracticeCase): PracticeDecision => {
  if (stopped) return 'rejected';
  return Object.values(papers).every((state) => state === 'good') ? 'approved' : 'more_info';
};

/** The papers that should be asked for. */
export const unusable = ({ papers }: PracticeCase): ApplicationKind[] =>
  applicationKinds.filter((kind) => papers[kind] !== 'good');
