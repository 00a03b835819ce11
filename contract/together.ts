/**
 * Reads of one moment in one request: a signed-in page asks for what it shows at once, and on a slow line every request
 * more is a wait more (decision 035).
 */
import { z } from 'zod';
import { defineApi } from './endpoint.ts';
import { limits } from './limits.ts';

export const togetherMax = 12;

/** What a browser writes in an address: no spaces, nothing that is not ASCII. */
const readPath = z
  .string()
  .max(2_000, 'fields.tooLong')
  .regex(new RegExp(`^${limits.apiBase}/[!-~]*$`), 'fields.characters');

export const readTogether = defineApi({
  tag: 'together',
  access: 'readPublic',
  frequent: true,
  method: 'POST',
  path: '/together',
  summary:
    'Answers several GET calls at once, each as if it had been made alone with these headers',
  body: z.strictObject({ paths: z.array(readPath).min(1).max(togetherMax) }),
  answer: z.array(z.object({ status: z.int(), body: z.string() })),
});
