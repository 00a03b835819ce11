import type { CaseRef } from '#server/shared/cases/case-work.ts';

/** A person has one case of this kind: the card and its papers together. */
export const cardCase = (userId: string): CaseRef => ({ kind: 'card', subjectId: userId });
