/**
 * Which kind of error it is, for a log line: never its text, which may quote data. The queue hands over copies of errors,
 * which have lost the name that their class gave them.
 */
export const errorKind = (error: unknown): string => {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return [name || 'Error', code].filter((word) => typeof word === 'string' && word).join(' ');
};
