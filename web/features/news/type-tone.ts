import type { BadgeTone } from '#web/ui/data/badge.tsx';

const tones: readonly BadgeTone[] = ['wait', 'info', 'plain', 'good'];

/** Types are created by staff, so the colour is derived from the name. */
export const typeTone = (typeId: string): BadgeTone =>
  tones[[...typeId].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % tones.length] ??
  'plain';
