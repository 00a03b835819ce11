import type { z } from 'zod';

/** For tests: the first message key of a refusal, or null when the value is taken. */
export const refusalOf = (schema: z.ZodType, value: unknown): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;
