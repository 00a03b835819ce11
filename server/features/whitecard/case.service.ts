import type { CaseRef } from '#server/shared/cases/case-work.ts';

/** One case per person: card and documents together. */
export const cardCase = (userId: string): CaseRef => ({ kind: 'card', subjectId: userId });
