/** Form fields of the office: the usual controls inside the label, hint and error of `Field`. */

import type { ReactNode } from 'react';
import { localeNames, locales } from '#i18n/pick-locale.ts';
import {
  SelectField as AnySelectField,
  choicesOf,
  type SelectFieldProps,
} from '#web/ui/forms/select-field.tsx';
import { TextField as AnyTextField, type TextFieldProps } from '#web/ui/forms/text-field.tsx';
import classes from './fields.module.css';

type FieldProps = Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'id' | 'size' | 'required'>;

/** A small one, as all of the office's fields. */
export function TextField(props: TextFieldProps) {
  return <AnyTextField size="small" {...props} />;
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

export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  return <AnySelectField size="small" {...props} />;
}

export { choicesOf };

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
