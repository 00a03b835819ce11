import type { ReactNode } from 'react';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './chips.module.css';

type Props<T extends string> = {
  /** The accessible name of the group. */
  label: string;
  options: readonly { value: T; label: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
};

/** A single choice as large chips. The chosen one has a tick, not only a colour. */
export function Chips<T extends string>({ label, options, value, onChange }: Props<T>) {
  return (
    <fieldset className="row gap-12" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={classes.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.value === value && <Icon name="check" />}
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
