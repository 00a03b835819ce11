import { type ApplicationStatus, applicationMoves } from '#contract/account/account.ts';
import { applicationKinds, type DocumentKind, documentKinds } from '#contract/account/documents.ts';

export type Decision = Exclude<ApplicationStatus, 'submitted'>;

/** The states from which an application can move to this one. */
export const comesFrom = (to: ApplicationStatus): ApplicationStatus[] =>
  (Object.keys(applicationMoves) as ApplicationStatus[]).filter((from) =>
    applicationMoves[from].includes(to),
  );

/** Under review until the office has decided; after an approval every document can be renewed. */
export const mayAddDocuments = (status: ApplicationStatus): boolean =>
  applicationMoves[status].length > 0 || status === 'approved';

const isNeeded = (kind: DocumentKind): boolean =>
  (applicationKinds as readonly DocumentKind[]).includes(kind);

/** What staff requested again, or what was never submitted. */
export const missingKinds = (
  asked: readonly string[],
  there: readonly DocumentKind[],
): DocumentKind[] =>
  documentKinds.filter((kind) => asked.includes(kind) || (isNeeded(kind) && !there.includes(kind)));

/** Back to review once nothing is missing. */
export const statusAfterAdding = (
  status: ApplicationStatus,
  missing: readonly DocumentKind[],
): ApplicationStatus => (status === 'more_info' && !missing.length ? 'submitted' : status);
