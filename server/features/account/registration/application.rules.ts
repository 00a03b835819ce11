import { type ApplicationStatus, applicationMoves } from '#contract/account/account.ts';
import { type DocumentKind, documentKinds } from '#contract/account/documents.ts';

export type Decision = Exclude<ApplicationStatus, 'submitted'>;

/** The states from which an application can move to this one. */
export const comesFrom = (to: ApplicationStatus): ApplicationStatus[] =>
  (Object.keys(applicationMoves) as ApplicationStatus[]).filter((from) =>
    applicationMoves[from].includes(to),
  );

/** Open for documents until the office has decided. */
export const isOpen = (status: ApplicationStatus): boolean => applicationMoves[status].length > 0;

/** What staff requested again, or what was never submitted. */
export const missingKinds = (
  asked: readonly string[],
  there: readonly DocumentKind[],
): DocumentKind[] => documentKinds.filter((kind) => asked.includes(kind) || !there.includes(kind));

/** Back to review once nothing is missing. */
export const statusAfterAdding = (
  status: ApplicationStatus,
  missing: readonly DocumentKind[],
): ApplicationStatus => (status === 'more_info' && !missing.length ? 'submitted' : status);
