/** Proof for a new phone number or email address: the code sent there, and the password. */

import { Link } from 'react-router';
import { tidyEmail } from '#contract/field-rules.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { CodeHelp } from '../code-help.tsx';
import { useForm, useProblem } from '../register/form-context.ts';
import { useSendCode } from '../use-send-code.ts';

export function NewPhoneCode() {
  const { t } = useTranslation();
  const { form, code, getCode } = useForm();
  const { id, error, fix } = useProblem('verificationCode');
  const { phone, verificationCode } = form.values.texts;
  return (
    <div>
      <CodeField
        id={id}
        value={verificationCode}
        onChange={(text) => form.setText('verificationCode', text)}
        onGet={getCode}
        wait={code.wait}
        busy={code.busy}
        again={code.sent}
        sent={code.sent && t('register.codeSent', { phone: sayPhone(phone) })}
        error={error ?? code.failure}
        fix={error ? fix : undefined}
      />
      <CodeHelp />
    </div>
  );
}

type EmailProps = {
  email: string;
  value: string;
  onChange: (value: string) => void;
  /** The field has no valid address. */
  onNowhere: () => void;
};

export function NewEmailCode({ email, value, onChange, onNowhere }: EmailProps) {
  const { t } = useTranslation();
  const { id, error } = useProblem('emailCode');
  const code = useSendCode('changeEmail', email);
  return (
    <div>
      <CodeField
        id={id}
        name="emailCode"
        label={t('register.emailCode')}
        value={value}
        onChange={onChange}
        onGet={async () => (await code.ask()) === 'nowhere' && onNowhere()}
        wait={code.wait}
        busy={code.busy}
        again={code.sent}
        sent={code.sent && t('center.emailCodeSent', { email: tidyEmail(email) })}
        error={error ?? code.failure}
        fix={error ? t('center.emailCodeFix') : undefined}
      />
      <CodeHelp byEmail />
    </div>
  );
}

type PasswordProps = { username: string; value: string; onChange: (value: string) => void };

export function ContactPassword({ username, value, onChange }: PasswordProps) {
  const { t } = useTranslation();
  const { id, error } = useProblem('password');
  return (
    <div>
      {/* For password managers: whose password this is. */}
      <input hidden readOnly name="username" autoComplete="username" value={username} />
      <Field
        id={id}
        label={t('center.surePassword')}
        hint={t('center.contactPasswordHint')}
        error={error}
        required
      >
        {(control) => (
          <PasswordInput
            control={control}
            name="password"
            autoComplete="current-password"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
      <p>
        <Link to="/resetpwd" className="tap-link">
          {t('login.forgot')}
        </Link>
      </p>
    </div>
  );
}
