/** Places of the personal info that links lead to. */
import type { DocumentKind } from '#contract/account/documents.ts';

export const documentsPlace = 'documents';
export const documentPlace = (kind: DocumentKind): string => `document-${kind}`;
