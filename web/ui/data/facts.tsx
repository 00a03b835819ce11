import type { ReactNode } from 'react';
import { cx } from '#web/ui/layout/class-names.ts';
import classes from './facts.module.css';

export type Fact = {
  label: string;
  value: ReactNode;
  /** A line of its own. */
  wide?: boolean;
  /** The language of the value, where it is not the page's. */
  lang?: string;
};

type Props = {
  facts: readonly Fact[];
  /** The label beside the value, the same with a line between the facts, or the label above it in tiles. */
  variant: 'rows' | 'lines' | 'tiles';
  /** Shown for an empty value; without it empty facts are left out. */
  missing?: string;
  className?: string | undefined;
};

const isGiven = (value: ReactNode): boolean => Boolean(value) || value === 0;

/** Labels and values. */
export function Facts({ facts, variant, missing, className }: Props) {
  const shown = facts.filter(({ value }) => isGiven(value) || missing);
  return (
    <dl className={cx(classes[variant], className)}>
      {shown.map(({ label, value, wide, lang }) => (
        <div key={label} className={wide ? classes.wide : undefined}>
          <dt>{label}</dt>
          <dd lang={lang}>
            {isGiven(value) ? value : <span className={classes.missing}>{missing}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
