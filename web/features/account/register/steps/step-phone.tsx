import { Link } from 'react-router';
import { useForm, useProblem } from '#web/features/account/register/form-context.ts';
import { RegisterField } from '#web/features/account/register/register-field.tsx';
import classes from '#web/features/account/register/register-form.module.css';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { CodeField } from '#web/ui/forms/code-field.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { WithNumber } from '#web/ui/layout/with-number.tsx';

/** The code field: in the first step, and again at the end if the code has expired. */
export function CodePart() {
  const { t } = useTranslation();
  const { phone } = useSite();
  const { form, code, getCode } = useForm();
  const { id, error, fix } = useProblem('verificationCode');
  const { texts } = form.values;
  return (
    <div>
      <CodeField
        id={id}
        value={texts.verificationCode}
        onChange={(text) => form.setText('verificationCode', text)}
        onGet={getCode}
        wait={code.wait}
        busy={code.busy}
        again={code.sent}
        sent={code.sent && t('register.codeSent', { phone: sayPhone(texts.phone) })}
        error={error ?? code.failure ?? (code.right === false && t('errors.wrong_code'))}
        right={code.right}
        fix={error ? fix : undefined}
      />
      {phone && (
        <p className={classes.call}>
          {t('register.codeNone')}{' '}
          <a href={telLink(phone)} className={classes.link}>
            <Icon name="phone" />
            <WithNumber text={`${t('register.callInstead')} ${phone}`} phone={phone} />
          </a>
        </p>
      )}
    </div>
  );
}

/** Existing users get a message instead of a code: the links to sign in are below. */
export function AccountPart() {
  const { t } = useTranslation();
  const { error } = useProblem('verificationCode');
  return (
    <p className={classes.account}>
      {t(error ? 'register.haveAccountHint' : 'register.haveAccount')}{' '}
      <Link to="/login" className={classes.link}>
        {t('register.logIn')}
      </Link>{' '}
      <Link to="/resetpwd" className={classes.link}>
        {t('register.reset')}
      </Link>
    </p>
  );
}

export function StepPhone() {
  const { t } = useTranslation();
  return (
    <>
      <RegisterField
        name="phone"
        hint={t('register.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        required
      />
      <CodePart />
      <AccountPart />
    </>
  );
}
