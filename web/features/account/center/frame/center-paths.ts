/** Link targets within the personal info. */
import type { DocumentKind } from '#contract/account/documents.ts';

export const documentsPlace = 'documents';
export const passportPlace = 'papers';
export const idCardPath = '/user/id-card';
export const documentPlace = (kind: DocumentKind): string => `document-${kind}`;
