/** A service's icon, from data: staff may have entered a name that we don't have. */
import type { BubbleTone } from '#web/ui/data/icon-badge.tsx';
import { type IconName, iconWeights } from '#web/ui/layout/icon-names.ts';

export const iconOf = (icon: string): IconName =>
  icon in iconWeights ? (icon as IconName) : 'list-checks';

const tones: Partial<Record<IconName, BubbleTone>> = {
  'hand-heart': 'persimmon',
  'car-profile': 'persimmon',
  'identification-card': 'porcelain',
  'envelope-open': 'porcelain',
  'bowl-food': 'gold',
};

export const toneOf = (icon: string): BubbleTone => tones[iconOf(icon)] ?? 'jade';
