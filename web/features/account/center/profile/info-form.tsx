import { type SubmitEvent, useEffect, useId, useMemo, useRef } from 'react';
import {
  ContactPassword,
  NewEmailCode,
  NewPhoneCode,
} from '#web/features/account/center/contact-proof.tsx';
import { FormProvider } from '#web/features/account/register/form-context.ts';
import { RegisterField } from '#web/features/account/register/register-field.tsx';
import { StepAddress } from '#web/features/account/register/steps/step-address.tsx';
import { StepName } from '#web/features/account/register/steps/step-name.tsx';
import { idOf } from '#web/features/account/register/steps.ts';
import { useErrorLines } from '#web/features/account/register/use-error-lines.ts';
import type { Registration } from '#web/features/account/register/use-registration.ts';
import { emptyValues } from '#web/features/account/register/values.ts';
import { WorkFields } from '#web/features/account/register/work-fields.tsx';
import { useSendCode } from '#web/features/account/use-send-code.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { DraftKept } from '#web/ui/forms/draft-kept.tsx';
import { FormErrors } from '#web/ui/forms/form-errors.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import classes from './forms.module.css';
import { type Info, isCaregiver, isNewContact, isNewEmail, isNewPhone } from './profile.ts';
import { dropProfileDraft } from './profile-draft.ts';
import { useProfile } from './use-profile.ts';

type Props = { info: Info; onDone: (changed: boolean) => void };

/** Edits the profile, with the fields of the registration. */
export function InfoForm({ info, onDone }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const profile = useProfile(info, () => onDone(true));
  const { texts, setText, problems, setProblems } = profile;
  const code = useSendCode('changePhone', texts.phone);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  const refuse = (field: 'phone' | 'email') => {
    setProblems([{ field, key: `fields.${field}` }]);
    goTo(idOf(field));
  };
  const getCode = async () => {
    if ((await code.ask()) === 'nowhere') refuse('phone');
  };
  const empty = useMemo(emptyValues, []);
  // The part of the registration's context that the fields need; there are no steps here.
  const parts: Pick<Registration, 'values' | 'setText' | 'standing'> = {
    values: { ...empty, texts: { ...empty.texts, ...texts } },
    setText,
    standing: problems,
  };
  const form = parts as Registration;

  const errors = useErrorLines(problems);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    profile.save();
  };

  return (
    <FormProvider
      value={{ form, code, getCode, Picker: () => null, tips: null, onPicturesBusy: () => {} }}
    >
      <form
        ref={box}
        tabIndex={-1}
        className={`stack ${classes.form}`}
        method="post"
        noValidate
        onSubmit={submit}
      >
        <FormErrors errors={errors} />
        {profile.resumed && (
          <DraftKept
            title={t('center.draftKept')}
            drop={t('center.draftDrop')}
            onDrop={profile.startOver}
          />
        )}
        <p className="muted">{t('register.requiredLead')}</p>
        <fieldset className={`stack ${classes.group}`} aria-labelledby={`${id}-name`}>
          <h4 id={`${id}-name`}>{t('center.groupName')}</h4>
          <StepName />
        </fieldset>
        <fieldset className={`stack ${classes.group}`} aria-labelledby={`${id}-contact`}>
          <h4 id={`${id}-contact`}>{t('center.groupContact')}</h4>
          <RegisterField
            name="phone"
            hint={t('center.phoneChangeHint')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            required
          />
          {isNewPhone(info, texts.phone) && <NewPhoneCode />}
          <RegisterField
            name="email"
            hint={t('center.emailChangeHint')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
          />
          {isNewEmail(info, texts.email) && texts.email.trim() && (
            <NewEmailCode
              email={texts.email}
              value={texts.emailCode}
              onChange={(text) => setText('emailCode', text)}
              onNowhere={() => refuse('email')}
            />
          )}
          {isNewContact(info, texts) && (
            <ContactPassword
              username={info.phone}
              value={texts.password}
              onChange={(text) => setText('password', text)}
            />
          )}
        </fieldset>
        <fieldset className={`stack ${classes.group}`} aria-labelledby={`${id}-address`}>
          <h4 id={`${id}-address`}>{t('center.groupAddress')}</h4>
          <StepAddress />
        </fieldset>
        {isCaregiver(info) && (
          <fieldset className={`stack ${classes.group}`} aria-labelledby={`${id}-work`}>
            <h4 id={`${id}-work`}>{t('center.groupWork')}</h4>
            <WorkFields />
          </fieldset>
        )}
        <div className={classes.buttons}>
          <Button type="submit" variant="main" size="big" busy={profile.busy}>
            {t('center.save')}
          </Button>
          <Button
            variant="line"
            size="big"
            onClick={() => {
              dropProfileDraft();
              onDone(false);
            }}
          >
            {t('center.cancel')}
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
