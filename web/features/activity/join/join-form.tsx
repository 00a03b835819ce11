import { type SubmitEvent, useCallback, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import type { RegistrationState } from '#contract/activity/register.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { CheckChoice } from '#web/ui/forms/check-choice.tsx';
import { DraftKept } from '#web/ui/forms/draft-kept.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { FormErrors } from '#web/ui/forms/form-errors.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import { AlreadyJoined } from './already-joined.tsx';
import classes from './join-form.module.css';
import type { JoinField, Known } from './join-values.ts';
import { NeedsFields, PeopleField } from './party-fields.tsx';
import { useJoin } from './use-join.ts';

const labelKeys = {
  name: 'activity.name',
  phone: 'activity.phone',
  companions: 'activity.companions',
  needsNote: 'activity.needsNote',
  privacyAccepted: 'activity.privacyTitle',
} as const satisfies Record<JoinField, MessageKey>;

type Props = {
  activityId: string;
  known: Known;
  waits: boolean;
  onDone: (state: RegistrationState) => void;
  /** To the registration that was there before. */
  onKeep: () => void;
};

/** The registration form (spec §2): filled from the profile; nothing typed is lost. */
export function JoinForm(props: Props) {
  const { t } = useTranslation();
  const id = useId();
  const lineOf = useCallback(
    (field: JoinField, message: string) =>
      t('register.errorLine', { label: t(labelKeys[field]), message }),
    [t],
  );
  const { setErrors, errors, errorOf, fieldOf } = useFormErrors(id, lineOf);
  const form = useJoin({ ...props, setErrors });
  const { values, set, short } = form;
  const people = values.companions + 1;
  const party = { id, values, set, errorOf };

  const labels = Object.fromEntries(
    Object.entries(labelKeys).map(([field, key]) => [field, t(key)]),
  ) as Record<JoinField, string>;

  const shortPanel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (short !== null) shortPanel.current?.focus();
  }, [short]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.send();
  };

  return (
    <form className={classes.form} method="post" noValidate onSubmit={submit}>
      <FormErrors errors={errors} />
      {form.resumed ? (
        <DraftKept
          title={t('center.draftKept')}
          drop={t('activity.startOver')}
          onDrop={form.startOver}
        />
      ) : (
        <p className="muted">{t('activity.filled')}</p>
      )}
      <Card as="section" className={classes.part}>
        <TextField
          {...fieldOf('name')}
          label={labels.name}
          required
          name="name"
          autoComplete="name"
          value={values.name}
          onChange={(text) => set({ name: text })}
        />
        <TextField
          {...fieldOf('phone')}
          label={labels.phone}
          hint={t('activity.phoneHint')}
          required
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={values.phone}
          onChange={(text) => set({ phone: text })}
        />
        <PeopleField {...party} />
      </Card>
      <Card as="section" className={classes.part}>
        <NeedsFields {...party} />
      </Card>
      <Card as="section" className={classes.part}>
        <CheckChoice
          name="smsConsent"
          checked={values.smsConsent}
          onChange={(smsConsent) => set({ smsConsent })}
          label={t('activity.smsConsent')}
          hint={t('activity.smsConsentHint')}
        />
        <section className={classes.privacy} aria-labelledby={`${id}-privacy`}>
          <h3 id={`${id}-privacy`}>{labels.privacyAccepted}</h3>
          <p>{t('activity.privacyText')}</p>
          <p>
            <Link to="/about/privacy" target="_blank" className="tap-link">
              {t('activity.privacyLink')}
              <span className="sr-only"> {t('common.opensInNewTab')}</span>
            </Link>
          </p>
          <CheckChoice
            id={`${id}-privacyAccepted`}
            name="privacyAccepted"
            checked={values.privacyAccepted}
            onChange={(privacyAccepted) => set({ privacyAccepted })}
            label={t('activity.privacyAccept')}
            hint={t('common.required')}
            required
            errorId={errorOf('privacyAccepted') && `${id}-privacyAccepted-error`}
          />
          <FieldError id={`${id}-privacyAccepted-error`} error={errorOf('privacyAccepted')} />
        </section>
      </Card>
      {short !== null && (
        <div ref={shortPanel} tabIndex={-1}>
          <AlertPanel
            kind="wait"
            role="alert"
            title={
              short === 0 ? t('activity.goneTitle') : t('activity.fewTitle', { n: short, people })
            }
            actions={
              <>
                <Button busy={form.busy} onClick={() => form.send(true)}>
                  {t('activity.toWaitlist')}
                </Button>
                {short > 0 && (
                  <Button variant="line" onClick={() => goTo(`${id}-companions`)}>
                    {t('activity.fewer')}
                  </Button>
                )}
              </>
            }
          >
            <p>{t(short === 0 ? 'activity.goneText' : 'activity.fewText')}</p>
          </AlertPanel>
        </div>
      )}
      {form.already ? (
        <AlreadyJoined
          activityId={props.activityId}
          state={form.already}
          values={values}
          onDone={form.finish}
          onKeep={props.onKeep}
        />
      ) : (
        <Button type="submit" variant="main" size="big" icon="check" busy={form.busy}>
          {t(props.waits ? 'activity.sendWait' : 'activity.send')}
        </Button>
      )}
    </form>
  );
}
