import type { z } from 'zod';

/** The first message key of a validation error, or null if the value is valid. */
export const firstErrorOf = (schema: z.ZodType, value: unknown): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;
