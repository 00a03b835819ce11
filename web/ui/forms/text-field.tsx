import type { ComponentProps } from 'react';
import { Field } from './field.tsx';

type FieldProps = Omit<ComponentProps<typeof Field>, 'children'>;
type InputProps = Omit<
  ComponentProps<'input'>,
  keyof FieldProps | 'className' | 'children' | 'onChange' | 'value' | `aria-${string}`
>;

export type TextFieldProps = FieldProps &
  InputProps & {
    /** Without it, the form reads what was typed. */
    value?: string | number;
    onChange?: (text: string) => void;
    /** Several lines. */
    rows?: number;
    /** Required without a mark; the browser says so. */
    nativeRequired?: boolean;
  };

/** One line of text, or several, in a field. */
export function TextField(props: TextFieldProps) {
  const { label, hint, required, error, fix, id, count, size, ...rest } = props;
  const { onChange, rows, nativeRequired, ...input } = rest;
  const own = {
    ...input,
    required: nativeRequired,
    onChange: onChange && (({ target }: { target: { value: string } }) => onChange(target.value)),
  };
  return (
    <Field {...{ label, hint, required, error, fix, id, count, size }}>
      {(control) =>
        rows ? (
          <textarea {...control} {...(own as ComponentProps<'textarea'>)} rows={rows} />
        ) : (
          <input {...control} {...own} />
        )
      }
    </Field>
  );
}
