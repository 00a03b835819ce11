import { type ReactNode, useId } from 'react';
import classes from './choice-group.module.css';

type Props = {
  id?: string | undefined;
  name: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
};

/** One box to tick, as a large card. */
export function CheckChoice({ id, name, checked, onChange, label, hint }: Props) {
  const hintId = useId();
  return (
    <label className={classes.choice}>
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={checked}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {hint && (
          <span id={hintId} className={classes.aside}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
