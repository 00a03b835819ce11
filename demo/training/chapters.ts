import { dementiaChapters } from './dementia-chapters.ts';
import { emergencyChapters } from './emergency-chapters.ts';
import { fallsChapters } from './falls-chapters.ts';
import { infectionChapters } from './infection-chapters.ts';
import { privacyChapters } from './privacy-chapters.ts';
import { rightsChapters } from './rights-chapters.ts';
import type { Chapter } from './script.ts';

/** By the slug of their training. */
export const trainingChapters = {
  'infection-control': infectionChapters,
  'fall-prevention': fallsChapters,
  'elder-rights': rightsChapters,
  'client-privacy': privacyChapters,
  emergencies: emergencyChapters,
  'dementia-care': dementiaChapters,
} satisfies Record<string, Chapter[]>;
