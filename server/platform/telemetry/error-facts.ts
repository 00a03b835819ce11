/** What is logged of an error: kind and position. Its message may quote personal data. */
export type ErrorFacts = {
  name: string;
  code?: string | undefined;
  /** For an unsuccessful HTTP response. */
  status?: number | undefined;
  place?: string[] | undefined;
};

/** The query builder wraps the database's own error. */
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
