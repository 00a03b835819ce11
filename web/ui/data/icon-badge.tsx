import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './icon-badge.module.css';

export type BubbleTone = 'jade' | 'persimmon' | 'porcelain' | 'gold';

/** A large icon on a soft background; the text next to it gives its meaning. */
export function Bubble({ icon, tone = 'jade' }: { icon: IconName; tone?: BubbleTone }) {
  return (
    <span className={cx(classes.bubble, classes[tone])}>
      <Icon name={icon} />
    </span>
  );
}
