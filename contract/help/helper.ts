/** Who helps a person, as both of them and the office see it: 'Wei, son'. */
import { z } from 'zod';
import { relationships } from './words.ts';

export const Helper = z.object({ name: z.string(), relationship: z.enum(relationships) });
export type Helper = z.infer<typeof Helper>;
