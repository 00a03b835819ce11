import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import classes from './choice-group.module.css';
import { FieldError } from './field-error.tsx';

type Option<T extends string> = { value: T; label: ReactNode };

type ChoicesProps<T extends string> = {
  /** The first choice gets this id, so that an error summary can lead to it. */
  id: string;
  name: string;
  options: readonly Option<T>[];
  value: T | '';
  onChange: (value: T) => void;
  /** Narrow choices: more per row. */
  short?: boolean;
  required?: boolean;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  wrong?: boolean;
  autoComplete?: string;
};

/** Radio buttons as large cards. */
export function Choices<T extends string>(props: ChoicesProps<T>) {
  const { id, name, options, value, onChange, short, required, labelledBy, describedBy } = props;
  return (
    <div
      role="radiogroup"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-required={required || undefined}
      aria-invalid={props.wrong || undefined}
      className={cx(classes.pick, short && classes.short, props.wrong && classes.wrong)}
    >
      {options.map((option, place) => (
        <label key={option.value} className={classes.choice}>
          <input
            id={place === 0 ? id : `${id}-${option.value}`}
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            autoComplete={props.autoComplete}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

type GroupProps<T extends string> = Omit<
  ChoicesProps<T>,
  'labelledBy' | 'describedBy' | 'wrong'
> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  fix?: ReactNode;
};

/** One choice of a form, with its label, hint and error like any other field. */
export function ChoiceGroup<T extends string>(props: GroupProps<T>) {
  const { label, hint, error, fix, ...choices } = props;
  const { t } = useTranslation();
  const { id } = choices;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={classes.group}>
      <p id={`${id}-label`} className={classes.label}>
        {label}
        {choices.required && (
          <span className={classes.required}>
            <span aria-hidden="true"> * </span>
            {t('common.required')}
          </span>
        )}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="muted">
          {hint}
        </p>
      )}
      <Choices
        {...choices}
        labelledBy={`${id}-label`}
        describedBy={describedBy || undefined}
        wrong={Boolean(error)}
      />
      <FieldError id={`${id}-error`} error={error} fix={fix} />
    </div>
  );
}
