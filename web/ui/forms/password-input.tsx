import { type InputHTMLAttributes, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from './button.tsx';
import type { ControlProps } from './field.tsx';
import classes from './password-input.module.css';

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onBlur'> & {
  control: ControlProps;
  name: string;
  autoComplete: 'current-password' | 'new-password';
};

/** Masked until the reader asks to see it; pasting is allowed (design rule 19). */
export function PasswordInput({ control, ...input }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <div className={classes.row}>
      <input
        {...control}
        {...input}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button
        variant="line"
        icon={shown ? 'eye-slash' : 'eye'}
        className={classes.show}
        aria-controls={control.id}
        aria-label={t(shown ? 'login.hidePassword' : 'login.showPassword')}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'common.hide' : 'common.show')}
      </Button>
    </div>
  );
}
