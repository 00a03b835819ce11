/** Escaped pattern for `like` and `ilike`: contains the literal text. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
