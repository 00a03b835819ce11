import type { ReactNode } from 'react';
import classes from './segments.module.css';

type Props<V extends string> = {
  label: string;
  /** Null if none is chosen. */
  value: V | null;
  choices: readonly { value: V; label: ReactNode }[];
  onChoose: (value: V) => void;
};

/** A segmented control. */
export function Segments<V extends string>({ label, value, choices, onChoose }: Props<V>) {
  return (
    <fieldset className={classes.segments}>
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
