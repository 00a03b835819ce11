import { type ReactNode, useId } from 'react';
import classes from './choice-group.module.css';

type Props = {
  id?: string | undefined;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  /** The id of its error. */
  errorId?: string | undefined;
};

/** A checkbox as a large card. */
export function CheckChoice(props: Props) {
  const { id, name, checked, onChange, label, hint, required, errorId } = props;
  const hintId = useId();
  return (
    <label className={classes.choice}>
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={checked}
        aria-required={required || undefined}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={[hint && hintId, errorId].filter(Boolean).join(' ') || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint && (
          <span id={hintId} className="second-line">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
