import { phoneDigits } from '#contract/field-rules.ts';
import { useForm, useProblem } from '#web/features/account/register/form-context.ts';
import { RegisterField } from '#web/features/account/register/register-field.tsx';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';

export function StepPassword() {
  const { t } = useTranslation();
  const { form } = useForm();
  const password = useProblem('password');
  const confirmation = useProblem('confirmation');
  const { texts } = form.values;
  return (
    <>
      {form.lost.includes('password') && (
        <AlertPanel title={t('register.askedAgain')}>
          <p>{t('register.askedAgainHint')}</p>
        </AlertPanel>
      )}
      <RegisterField
        name="email"
        hint={t('register.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
      />
      {/* For password managers: whose password this is. */}
      <input
        hidden
        readOnly
        name="username"
        autoComplete="username"
        value={phoneDigits(texts.phone)}
      />
      <PasswordField
        {...password}
        name="password"
        label={t('register.password')}
        hint={t('register.passwordHint')}
        value={texts.password}
        onChange={(text) => form.setText('password', text)}
        checklist
      />
      <PasswordField
        {...confirmation}
        name="confirmation"
        same={texts.password}
        label={t('register.confirmation')}
        value={texts.confirmation}
        onChange={(text) => form.setText('confirmation', text)}
      />
    </>
  );
}
