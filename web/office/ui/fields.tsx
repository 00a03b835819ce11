/** Form fields of the office: the usual controls inside the label, hint and error of `Field`. */

import type { ComponentProps, ReactNode } from 'react';
import { localeNames, locales } from '#i18n/pick-locale.ts';
import { Field } from '#web/ui/forms/field.tsx';
import classes from './fields.module.css';

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  id?: string | undefined;
  size?: 'small' | 'normal';
  /** Marked in the label. */
  required?: boolean;
};

type InputProps = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'inputMode'
  | 'lang'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'placeholder'
  | 'spellCheck'
  | 'step'
  | 'type'
>;
type TextFieldProps = FieldProps &
  InputProps & {
    value: string | number;
    onChange: (text: string) => void;
    /** Several lines. */
    rows?: number;
    /** Required without a mark; the browser says so. */
    nativeRequired?: boolean;
  };

export function TextField(props: TextFieldProps) {
  const { label, hint, error, id, size = 'small', required = false, ...rest } = props;
  const { value, onChange, rows, nativeRequired, ...input } = rest;
  const own = {
    ...input,
    value,
    required: nativeRequired,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <Field label={label} hint={hint} error={error} id={id} size={size} required={required}>
      {(control) =>
        rows ? <textarea {...control} {...own} rows={rows} /> : <input {...control} {...own} />
      }
    </Field>
  );
}

type NumberFieldProps = FieldProps & {
  value: number | null;
  min: number;
  max: number;
  onChange: (value: number | null) => void;
};

/** A whole number; null when empty. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      step={1}
      value={value ?? ''}
      onChange={(text) => onChange(text === '' ? null : Number(text))}
    />
  );
}

type LocalTimeFieldProps = FieldProps & { value: string; onChange: (value: string) => void };

/** 'YYYY-MM-DD HH:mm' in the agency's local time, whatever the browser's time zone; '' when empty. */
export function LocalTimeField({ value, onChange, ...field }: LocalTimeFieldProps) {
  return (
    <TextField
      {...field}
      type="datetime-local"
      value={value.replace(' ', 'T')}
      onChange={(text) => onChange(text.slice(0, 16).replace('T', ' '))}
    />
  );
}

type Option<V extends string> = { value: V; label: ReactNode };
type SelectFieldProps<V extends string> = FieldProps & {
  value: V;
  choices: readonly { value: NoInfer<V>; label: string }[];
  /** The label of a first choice with the value ''. */
  none?: string;
  onChange: (value: V) => void;
};

export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { value, choices, none, onChange, size = 'small', ...field } = props;
  return (
    <Field {...field} size={size}>
      {(control) => (
        <select {...control} value={value} onChange={({ target }) => onChange(target.value as V)}>
          {none !== undefined && <option value="">{none}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export const choicesOf = <V extends string>(values: readonly V[], label: (value: V) => string) =>
  values.map((value) => ({ value, label: label(value) }));

/** The languages, each in its own name. */
export const localeChoices = choicesOf(locales, (locale) => localeNames[locale]);

type CheckboxProps = {
  id?: string;
  label: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
};

export function Checkbox({ label, onChange, ...input }: CheckboxProps) {
  return (
    <label className={classes.checkbox}>
      <input {...input} type="checkbox" onChange={({ target }) => onChange(target.checked)} />
      <span>{label}</span>
    </label>
  );
}

type CheckboxesProps<V extends string> = {
  label: string;
  options: readonly Option<V>[];
  value: readonly V[];
  onChange: (value: V[]) => void;
};

/** Any number of a list. */
export function Checkboxes<V extends string>(props: CheckboxesProps<V>) {
  const { label, options, value, onChange } = props;
  return (
    <fieldset className={classes.checkboxes}>
      <legend>{label}</legend>
      {options.map((option) => (
        <Checkbox
          key={option.value}
          label={option.label}
          checked={value.includes(option.value)}
          onChange={(checked) =>
            onChange(
              checked ? [...value, option.value] : value.filter((one) => one !== option.value),
            )
          }
        />
      ))}
    </fieldset>
  );
}
