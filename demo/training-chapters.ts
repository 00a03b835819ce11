import { fallsChapters } from './training-falls-chapters.ts';
import { infectionChapters } from './training-infection-chapters.ts';
import { rightsChapters } from './training-rights-chapters.ts';
import type { Chapter } from './training-script.ts';

/** By the slug of their training. */
export const trainingChapters = {
  'infection-control': infectionChapters,
  'fall-prevention': fallsChapters,
  'elder-rights': rightsChapters,
} satisfies Record<string, Chapter[]>;
