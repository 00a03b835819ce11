/** Words of two-way messages, also for the schema. */
export const conversationStates = ['open', 'done'] as const;

export const conversationSides = ['client', 'office'] as const;

/** A text that is nothing but one of these words changes what may be sent, or is answered at once. */
export const textKeywords = ['stop', 'start', 'help'] as const;
export type TextKeyword = (typeof textKeywords)[number];

/** Ten parts in Latin letters, twenty-three in Chinese. */
export const answerMax = 1_500;
