import { useState } from 'react';
import { Link } from 'react-router';
import { codeRules } from '#contract/account/account.ts';
import { verificationCode } from '#contract/fields.ts';
import { FactGroup } from '#web/features/account/center/profile-facts.tsx';
import { useForm, useProblem } from '#web/features/account/register/form-context.ts';
import classes from '#web/features/account/register/register-form.module.css';
import { useCheckFacts } from '#web/features/account/register/use-check-facts.ts';
import type { Outcome } from '#web/features/account/register/use-send.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { PhoneButton } from '#web/ui/forms/phone-button.tsx';
import { AccountPart, CodePart } from './step-phone.tsx';

/** A code is valid for ten minutes and the form may take longer: then another one is needed here. */
function CodeAgain() {
  const { t } = useTranslation();
  const { form, code } = useForm();
  const { error } = useProblem('verificationCode');
  const whole = verificationCode.safeParse(form.values.texts.verificationCode).success;
  const [shown, setShown] = useState(!whole || code.stale);
  if (error && !shown) setShown(true);
  if (!shown) return null;
  return (
    <section className={classes.panel} aria-labelledby="register-code-again">
      <div>
        <h2 id="register-code-again" className={classes.subtitle}>
          {t('register.codeAgainTitle')}
        </h2>
        <p className="muted">
          {code.stale
            ? t('register.codeAgainHint', { minutes: codeRules.validMinutes })
            : t('register.askedAgainHint')}
        </p>
      </div>
      <CodePart />
      <AccountPart />
    </section>
  );
}

/** "You accept {{terms}} and {{privacy}}": both are links, their order depends on the language. */
function Agree() {
  const { t } = useTranslation();
  const targets = { terms: '/about/TermsOfServices', privacy: '/about/privacy' } as const;
  const parts = t('register.agree', { terms: '\nterms\n', privacy: '\nprivacy\n' }).split('\n');
  return (
    <p className="muted">
      {parts.map((part) =>
        part === 'terms' || part === 'privacy' ? (
          // A new tab: leaving the page would lose the typed password.
          <Link key={part} to={targets[part]} target="_blank" className="tap-link">
            {t(`shell.${part}`)}
            <span className="sr-only"> {t('common.opensInNewTab')}</span>
          </Link>
        ) : (
          part
        ),
      )}
    </p>
  );
}

type Props = { outcome: Outcome; sendLabel: string };

export function StepCheck({ outcome, sendLabel }: Props) {
  const { t } = useTranslation();
  const { form } = useForm();
  const groups = useCheckFacts();
  return (
    <>
      {groups.map(({ step, facts }) => (
        <div key={step} className={classes.review}>
          <FactGroup as="h2" title={t(`register.steps.${step}`)} facts={facts} />
          <Button
            variant="line"
            size="small"
            icon="pencil-simple"
            className={classes.change}
            aria-label={t('register.changeOf', { name: t(`register.steps.${step}`) })}
            onClick={() => form.goTo(step)}
          >
            {t('register.change')}
          </Button>
        </div>
      ))}
      <CodeAgain />
      {(outcome === 'failed' || outcome === 'refused') && (
        <AlertPanel kind="wrong" role="alert" title={t('register.sendFailed')}>
          <p>
            {t(outcome === 'failed' ? 'register.sendFailedHint' : 'register.sendFailedAgain', {
              button: sendLabel,
            })}
          </p>
        </AlertPanel>
      )}
      {outcome === 'taken' && (
        <AlertPanel
          kind="wait"
          role="alert"
          title={t('register.taken')}
          actions={
            <>
              <LinkButton to="/login" icon="sign-in">
                {t('register.logIn')}
              </LinkButton>
              <LinkButton to="/resetpwd" variant="line" icon="lock">
                {t('register.reset')}
              </LinkButton>
              <PhoneButton variant="line" />
            </>
          }
        >
          <p>{t('register.takenHint')}</p>
        </AlertPanel>
      )}
      <Agree />
    </>
  );
}
