import { fallsChapters } from './falls-chapters.ts';
import { infectionChapters } from './infection-chapters.ts';
import { rightsChapters } from './rights-chapters.ts';
import type { Chapter } from './script.ts';

/** By the slug of their training. */
export const trainingChapters = {
  'infection-control': infectionChapters,
  'fall-prevention': fallsChapters,
  'elder-rights': rightsChapters,
} satisfies Record<string, Chapter[]>;
