import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

export type SelectFieldProps<V extends string> = Omit<ComponentProps<typeof Field>, 'children'> & {
  name?: string;
  value: V;
  choices: readonly { value: NoInfer<V>; label: string }[];
  /** The label of a first choice with the value ''. */
  none?: string | undefined;
  onChange: (value: V) => void;
};

/** One of a list, in a field. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { name, value, choices, none, onChange, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={({ target }) => onChange(target.value as V)}
        >
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
