import { useId } from 'react';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import classes from './training.module.css';

type Props = {
  label: string;
  hint?: string;
  value: number | null;
  min: number;
  max: number;
  error?: string | undefined;
  onChange: (value: number | null) => void;
};

/** A whole number; empty is none. */
export function NumberField({ label, hint, value, min, max, error, onChange }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.one}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        step={1}
        min={min}
        max={max}
        value={value ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      />
      {hint && (
        <span id={`${id}-hint`} className={classes.hint}>
          {hint}
        </span>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
