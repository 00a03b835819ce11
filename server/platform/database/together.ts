/**
 * Statements of one transaction that don't need each other's results: sent at once, run in this order, one trip to the
 * database instead of one each. Waits for all of them, so that none is sent after a rollback, then throws the first error.
 */
export const together = async <T extends readonly unknown[]>(
  ...statements: T
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> => {
  const settled = await Promise.allSettled(statements);
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return settled.map((one) => one.status === 'fulfilled' && one.value) as {
    -readonly [K in keyof T]: Awaited<T[K]>;
  };
};
