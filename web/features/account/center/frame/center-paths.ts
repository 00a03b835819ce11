/** Link targets within the personal info. */
import type { DocumentKind } from '#contract/account/documents.ts';

export const documentsPlace = 'documents';
export const documentPlace = (kind: DocumentKind): string => `document-${kind}`;
