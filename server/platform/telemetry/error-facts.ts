/** What is written down of an error. Its message may quote data; its kind and place are enough to find it. */
export type ErrorFacts = {
  name: string;
  code?: string | undefined;
  /** Of an answer that was not a success. */
  status?: number | undefined;
  place?: string[] | undefined;
};

/** The database's own error stands below the one that the query builder throws. */
export const causeOf = (error: Error): Error & { code?: string } =>
  error.cause instanceof Error ? error.cause : error;

export const factsOf = (error: unknown): ErrorFacts => {
  if (!(error instanceof Error)) return { name: typeof error };
  const { name, code, status, stack } = causeOf(error) as Error & Omit<ErrorFacts, 'name'>;
  const place = stack
    ?.split('\n')
    .filter((line) => line.trim().startsWith('at '))
    .slice(0, 8);
  return { name, code, ...(typeof status === 'number' && { status }), place };
};
