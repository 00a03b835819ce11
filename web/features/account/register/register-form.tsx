import {
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import type { UserType } from '#contract/access.ts';
import { useUser } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSendLater } from '#web/lib/use-send-later.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { NoScript } from '#web/ui/feedback/no-script.tsx';
import { SendLater } from '#web/ui/feedback/send-later.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { FormErrors } from '#web/ui/forms/form-errors.tsx';
import { Stepper } from '#web/ui/forms/stepper.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import { useSendCode } from '../use-send-code.ts';
import { type FormParts, FormProvider, type Picker } from './form-context.ts';
import { RegisterAside } from './register-aside.tsx';
import classes from './register-form.module.css';
import { StepAddress } from './steps/step-address.tsx';
import { StepCheck } from './steps/step-check.tsx';
import { StepName } from './steps/step-name.tsx';
import { StepCard, StepDocuments, StepExperience } from './steps/step-papers.tsx';
import { StepPassword } from './steps/step-password.tsx';
import { StepPhone } from './steps/step-phone.tsx';
import { idOf } from './steps.ts';
import { useContinue } from './use-continue.ts';
import { useErrorLines } from './use-error-lines.ts';
import { useRegistration } from './use-registration.ts';
import { useSend } from './use-send.ts';

type Props = { type: UserType; Picker: Picker; tips: ReactNode };

/** Registration in steps (spec §2, §3); nothing is lost on the way. */
export function RegisterForm({ type, Picker, tips }: Props) {
  const { t, locale } = useTranslation();
  const isEnglish = locale === 'en';
  const user = useUser();
  const form = useRegistration(type);
  const code = useSendCode('register', form.values.texts.phone, form.values.texts.verificationCode);
  const { step, steps, place, ready, here } = form;
  const later = useSendLater(() => (step === 'check' ? send() : goOn()));
  const { send, busy, outcome } = useSend(form, later);
  const { goOn, waiting } = useContinue(form, later, code.right === false);
  // Once seen it stays mounted, so that a photo under way is not lost when somebody goes back a step.
  const photoStep = type === 'patient' ? 'card' : 'documents';
  const [photosSeen, setPhotosSeen] = useState(false);
  if (step === photoStep && !photosSeen) setPhotosSeen(true);
  const lines = useErrorLines(here);
  const heading = useRef<HTMLHeadingElement>(null);
  const [moved, setMoved] = useState(false);

  // Focus the heading of a new step, before somebody quick has begun to type into it.
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    later.stop();
    setMoved(true);
    if (!here.length) heading.current?.focus({ preventScroll: true });
  }, [step, here, later.stop]);

  const getCode = useCallback(async () => {
    form.setProblems([]);
    if ((await code.ask()) === 'nowhere')
      form.setProblems([{ field: 'phone', key: 'fields.phone' }]);
  }, [form.setProblems, code.ask]);

  const parts: FormParts = { form, code, getCode, Picker, tips, onPicturesBusy: later.onBusyOf };
  const sendLabel = t(type === 'patient' ? 'register.send' : 'register.sendApplication');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (step === 'check') send();
    else goOn();
  };
  const named = step === 'name' && type === 'patient' ? 'patientName' : step;
  const title = t(`register.titles.${named}`);
  const previous = steps[place - 1];
  const names = useMemo(() => steps.map((one) => t(`register.steps.${one}`)), [steps, t]);
  const back = previous ? `?step=${previous}` : '/regselect';

  return (
    <div className={classes.page}>
      <PageMeta
        title={t(
          type === 'patient' ? 'pages.registerPatientTitle' : 'pages.registerCaregiverTitle',
        )}
        lead={t(type === 'patient' ? 'pages.registerPatientLead' : 'pages.registerCaregiverLead')}
      />
      <div className={`wrap ${classes.columns}`}>
        <FormProvider value={parts}>
          {/* 'post', so a submit before hydration can't put a password into the URL. */}
          <form className={`stack ${classes.form}`} method="post" noValidate onSubmit={submit}>
            <NoScript />
            <div>
              <Link to={back} className={classes.back}>
                <Icon name="arrow-left" />
                {t('register.previousStep')}
              </Link>
              <h1 id={idOf('heading')} ref={heading} tabIndex={-1} className={classes.heading}>
                <Phrases text={title} />
              </h1>
              <p className={classes.lead}>
                {t(`register.leads.${named}`)}
                {step !== 'check' && `${isEnglish ? ' ' : ''}${t('register.requiredLead')}`}
              </p>
            </div>
            <Stepper steps={names} current={place} />
            {user && !busy && (
              <AlertPanel
                title={t('register.signedIn', { name: user.preferredName || user.firstName })}
                actions={
                  <LinkButton to="/user/index" variant="line" size="small">
                    {t('register.toMyAccount')}
                  </LinkButton>
                }
              >
                <p>{t('register.signedInHint')}</p>
              </AlertPanel>
            )}
            {form.resumed && !moved && (
              <AlertPanel kind="good" title={t('register.resumed')}>
                <p>{t('register.resumedHint')}</p>
              </AlertPanel>
            )}
            <FormErrors errors={lines} />
            {/* No typing before the draft is loaded. */}
            <fieldset
              key={step}
              disabled={!ready || busy}
              hidden={step === photoStep}
              className={classes.fields}
              aria-labelledby={idOf('heading')}
            >
              {step === 'phone' && <StepPhone />}
              {step === 'name' && <StepName />}
              {step === 'address' && <StepAddress />}
              {step === 'experience' && <StepExperience />}
              {step === 'password' && <StepPassword />}
              {step === 'check' && <StepCheck outcome={outcome} sendLabel={sendLabel} />}
            </fieldset>
            {photosSeen && (
              <fieldset
                hidden={step !== photoStep}
                disabled={!ready || busy}
                className={classes.bare}
                aria-labelledby={idOf('heading')}
              >
                {photoStep === 'card' ? <StepCard /> : <StepDocuments />}
              </fieldset>
            )}
            <SendLater awaited={later.awaited} onStop={later.stop} goesOn={step !== 'check'} />
            <FormButtons>
              <Button
                type="submit"
                variant="main"
                size="big"
                iconEnd="arrow-right"
                busy={busy || waiting}
                disabled={!ready}
              >
                {step === 'check'
                  ? busy
                    ? t('register.sending')
                    : sendLabel
                  : t('register.continue')}
              </Button>
              <LinkButton to={back} variant="line" size="big" icon="arrow-left">
                {t('register.previousStep')}
              </LinkButton>
            </FormButtons>
          </form>
        </FormProvider>
        <RegisterAside form={form} />
      </div>
    </div>
  );
}
