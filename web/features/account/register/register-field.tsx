import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { useForm, useProblem } from './form-context.ts';
import classes from './register-form.module.css';
import type { TextName } from './values.ts';

type Name = Exclude<TextName, 'verificationCode' | 'gender'>;

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'className' | 'onPaste'
> & {
  name: Name;
  hint?: ReactNode;
  required?: boolean;
  onTyped?: (text: string) => void;
};

/** Optional fields say so in their label. */
export function OptionalLabel({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      {children} <span className={classes.optional}>{t('register.optional')}</span>
    </>
  );
}

/** One line of text of the registration. */
export function RegisterField({ name, hint, required, onTyped, className, ...input }: Props) {
  const { t } = useTranslation();
  const { form } = useForm();
  const { id, error, fix } = useProblem(name);
  const label = t(`register.${name}`);
  return (
    <Field
      id={id}
      label={required ? label : <OptionalLabel>{label}</OptionalLabel>}
      hint={hint}
      required={required}
      error={error}
      fix={fix}
    >
      {(control) => (
        <input
          {...control}
          {...input}
          className={className ? `${control.className} ${className}` : control.className}
          name={name}
          type={input.type ?? 'text'}
          value={form.values.texts[name]}
          onChange={(event) => {
            form.setText(name, event.target.value);
            onTyped?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
}
