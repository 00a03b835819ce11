import { type ApplicationStatus, applicationMoves } from '#contract/account/account.ts';
import { applicationKinds, type DocumentKind, documentKinds } from '#contract/account/documents.ts';

/** What the office decides first. Asking for more does not end it: a paper may come to the counter, or none at all. */
export const mayDecide = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  to !== 'submitted' && applicationMoves[from].includes(to);

/** Whatever was decided can be corrected to anything else. */
export const mayCorrect = (from: ApplicationStatus, to: ApplicationStatus): boolean =>
  from !== 'submitted' && from !== to;

/** Under review until the office has decided; after an approval every document can be renewed. */
export const mayAddDocuments = (status: ApplicationStatus): boolean =>
  applicationMoves[status].length > 0 || status === 'approved';

const isNeeded = (kind: DocumentKind): boolean =>
  (applicationKinds as readonly DocumentKind[]).includes(kind);

/** Of which documents something was sent. */
export const kindsThere = (
  documents: readonly { kind: DocumentKind; files: readonly unknown[]; renewal: unknown }[],
): DocumentKind[] =>
  documents.filter(({ files, renewal }) => files.length || renewal).map(({ kind }) => kind);

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
