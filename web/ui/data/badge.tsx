import type { ReactNode } from 'react';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './badge.module.css';

export type BadgeTone = 'good' | 'wait' | 'info' | 'wrong' | 'plain' | 'weekend';

type Props = {
  tone?: BadgeTone;
  icon?: IconName | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A short status: colour, text and mostly an icon (design rule 10). */
export function Badge({ tone = 'good', icon, className, children }: Props) {
  return (
    <span data-badge className={cx(classes.badge, classes[tone], className)}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
