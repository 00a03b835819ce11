/** For `like` and `ilike`: somewhere in the text, to the letter. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
