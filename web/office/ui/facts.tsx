import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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
  /** The name beside the value, or above it in tiles. */
  look: 'rows' | 'tiles';
  /** What was not given is left out, or said. */
  empty?: 'hidden' | 'said';
  className?: string | undefined;
};

const isGiven = (value: ReactNode): boolean => Boolean(value) || value === 0;

/** Names and values. */
export function Facts({ facts, look, empty = 'hidden', className }: Props) {
  const { t } = useTranslation();
  const shown = facts.filter(({ value }) => isGiven(value) || empty === 'said');
  return (
    <dl className={cx(classes[look], className)}>
      {shown.map(({ label, value, wide, lang }) => (
        <div key={label} className={wide ? classes.wide : undefined}>
          <dt>{label}</dt>
          <dd lang={lang}>{isGiven(value) ? value : t('office.cases.notGiven')}</dd>
        </div>
      ))}
    </dl>
  );
}
