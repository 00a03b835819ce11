import classes from './bubble.module.css';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

export type BubbleTone = 'jade' | 'persimmon' | 'porcelain' | 'gold';

/** A large icon on a soft ground; the words beside it say what it means. */
export function Bubble({ icon, tone = 'jade' }: { icon: IconName; tone?: BubbleTone }) {
  return (
    <span className={cx(classes.bubble, classes[tone])}>
      <Icon name={icon} />
    </span>
  );
}
