import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { login, type SessionUser } from '#contract/account/account.ts';
import { isUsPhone, phoneDigits, plain } from '#contract/field-rules.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { type FormError, formErrorsOf, useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { NoScript } from '#web/ui/feedback/no-script.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordInput } from '#web/ui/forms/password-input.tsx';
import { PhoneButton } from '#web/ui/forms/phone-button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import classes from './login-form.module.css';
import { enter, knownDevice, rememberedName, rememberName } from './this-device.ts';

/** Locked after too many attempts, with two ways out (readings "Accounts"). The same for unknown names. */
function LockedPanel({ username }: { username: string }) {
  const { t } = useTranslation();
  return (
    <div className="stack gap-12">
      <AlertPanel kind="wrong" role="alert" title={t('errors.locked')}>
        <p>{t('reset.lockedHint')}</p>
      </AlertPanel>
      <LinkButton to="/resetpwd" wide state={isUsPhone(username) ? { phone: username } : null}>
        {t('reset.lockedReset')}
      </LinkButton>
      <PhoneButton variant="line" wide />
    </div>
  );
}

const names = ['username', 'password'] as const;
type Name = (typeof names)[number];

/** Accepts full-width characters, spaces and hyphens in a phone number (design rule 16). */
const tidyUsername = (typed: string): string => {
  const digits = phoneDigits(typed);
  return isUsPhone(digits) ? digits : plain(typed);
};

const refused = (error: unknown): FormError<Name>[] =>
  error instanceof ApiError && error.status === 401
    ? [{ field: 'username', text: error.message }]
    : formErrorsOf(error, names);

type Props = {
  /** Prefilled after a password reset. */
  username?: string | undefined;
  onStart: () => void;
  onDone: (user: SessionUser) => void;
};

export function LoginForm({ username: given, onStart, onDone }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { setErrors, errors, errorOf, fieldOf } = useFormErrors<Name>(id);
  /** The locked name, or null. */
  const [locked, setLocked] = useState<string | null>(null);
  const [ready, setReady] = useState(false);
  /** For a forgotten password: passes the number on. */
  const [typedPhone, setTypedPhone] = useState<string | null>(null);

  // Uncontrolled fields: what was typed or autofilled before hydration must stay.
  useEffect(() => {
    const username = form.current?.elements.namedItem('username');
    const remember = form.current?.elements.namedItem('remember');
    const remembered = rememberedName();
    const known = given ?? remembered;
    if (known && username instanceof HTMLInputElement && !username.value) {
      username.value = known;
      if (isUsPhone(known)) setTypedPhone(known);
      if (remember instanceof HTMLInputElement) remember.checked = known === remembered;
    }
    setReady(true);
  }, [given]);

  const tried = useRef('');
  const { busy, run } = useAction(
    (error) => {
      if (error instanceof ApiError && error.code === 'locked') {
        setLocked(tried.current);
        return true;
      }
      const found = refused(error);
      setErrors(found);
      return found.length > 0;
    },
    { once: true },
  );
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const username = tidyUsername(String(typed.get('username') ?? ''));
    const password = String(typed.get('password') ?? '');
    const remember = typed.has('remember');
    const missing: FormError<Name>[] = [];
    if (!username) missing.push({ field: 'username', key: 'login.usernameMissing' });
    if (!password) missing.push({ field: 'password', key: 'login.passwordMissing' });
    setErrors(missing);
    setLocked(null);
    if (missing.length) return;

    tried.current = username;
    await run(async () => {
      const body = { username, password, remember, ...knownDevice() };
      const answer = await call(login, { body });
      onStart();
      rememberName(remember ? username : null);
      enter(answer);
      onDone(answer.user);
    });
  };

  return (
    // 'post', so a submit before hydration can't put a password into the URL.
    <form ref={form} className="stack gap-24" method="post" noValidate onSubmit={submit}>
      <NoScript />
      <ErrorSummary title={t('login.errorTitle')} errors={errors} />
      {locked !== null && <LockedPanel username={locked} />}
      <TextField
        {...fieldOf('username')}
        label={t('login.username')}
        hint={t('login.usernameHint')}
        fix={errorOf('username') && t('login.tryPhone')}
        required
        name="username"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onBlur={({ target }) => {
          const name = tidyUsername(target.value);
          setTypedPhone(isUsPhone(name) ? name : null);
        }}
      />
      <Field {...fieldOf('password')} label={t('login.password')} required>
        {(control) => (
          <PasswordInput control={control} name="password" autoComplete="current-password" />
        )}
      </Field>
      <div className={classes.between}>
        <label className={classes.check}>
          <input type="checkbox" name="remember" aria-describedby={`${id}-remember`} />
          <span>
            {t('login.remember')}
            <span id={`${id}-remember`} className={classes.hint}>
              {t('login.rememberHint')}
            </span>
          </span>
        </label>
        <Link className="tap-link" to="/resetpwd" state={typedPhone && { phone: typedPhone }}>
          {t('login.forgot')}
        </Link>
      </div>
      <Button
        type="submit"
        variant="main"
        size="big"
        wide
        iconEnd="arrow-right"
        busy={busy}
        disabled={!ready}
      >
        {t('login.submit')}
      </Button>
    </form>
  );
}
