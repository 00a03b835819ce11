/**
 * The kind of an error for logs: never its message, which may quote data. Errors from the queue are copies that have
 * lost their class name.
 */
export const errorKind = (error: unknown): string => {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return [name || 'Error', code].filter((word) => typeof word === 'string' && word).join(' ');
};
