import type { BadgeTone } from '#web/ui/data/badge.tsx';

const tones: readonly BadgeTone[] = ['wait', 'info', 'plain', 'good'];

/** Kinds are made by staff: each keeps the colour that its own name gives it. */
export const typeTone = (typeId: string): BadgeTone =>
  tones[[...typeId].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % tones.length] ??
  'plain';
