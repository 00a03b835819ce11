import { type SubmitEvent, useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { activityNeeds, joinRules, type RegistrationState } from '#contract/activity/register.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { CheckChoice } from '#web/ui/forms/check-choice.tsx';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { DraftKept } from '#web/ui/forms/draft-kept.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { FormErrors } from '#web/ui/forms/form-errors.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import classes from './join-form.module.css';
import type { JoinField, Known } from './join-values.ts';
import { useJoin } from './use-join.ts';

const companionCounts = ['c0', 'c1', 'c2', 'c3', 'c4'] as const;

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
  const { setErrors, errors, errorOf } = useFormErrors(id, lineOf);
  const form = useJoin({ ...props, setErrors });
  const { values, set, short } = form;
  const people = values.companions + 1;

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
    <form className={classes.form} noValidate onSubmit={submit}>
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
        <Field id={`${id}-name`} label={labels.name} error={errorOf('name')} required>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="name"
              maxLength={120}
              value={values.name}
              onChange={(event) => set({ name: event.target.value })}
            />
          )}
        </Field>
        <Field
          id={`${id}-phone`}
          label={labels.phone}
          hint={t('activity.phoneHint')}
          error={errorOf('phone')}
          required
        >
          {(control) => (
            <input
              {...control}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={40}
              value={values.phone}
              onChange={(event) => set({ phone: event.target.value })}
            />
          )}
        </Field>
        <div className={classes.companions}>
          <ChoiceGroup
            id={`${id}-companions`}
            name="companions"
            label={labels.companions}
            hint={t('activity.companionsHint')}
            error={errorOf('companions')}
            short
            options={companionCounts.map((value) => ({
              value,
              label: t(`activity.companion.${value}`),
            }))}
            value={companionCounts[values.companions] ?? 'c0'}
            onChange={(value) => set({ companions: companionCounts.indexOf(value) })}
          />
          <p className={classes.people} role="status">
            {t('activity.people', { n: people })}
          </p>
        </div>
      </Card>
      <Card as="section" className={classes.part}>
        <fieldset className={classes.needs} aria-describedby={`${id}-needs-hint`}>
          <legend className={classes.label}>{t('activity.needs')}</legend>
          <p id={`${id}-needs-hint`} className="muted">
            {t('activity.needsHint')}
          </p>
          {activityNeeds.map((need) => (
            <CheckChoice
              key={need}
              name={need}
              checked={values.needs.includes(need)}
              onChange={(checked) =>
                set({
                  needs: activityNeeds.filter((one) =>
                    one === need ? checked : values.needs.includes(one),
                  ),
                })
              }
              label={t(`activity.need.${need}`)}
              hint={t(`activity.needHint.${need}`)}
            />
          ))}
        </fieldset>
        <Field
          id={`${id}-needsNote`}
          label={labels.needsNote}
          hint={t('activity.needsNoteHint')}
          error={errorOf('needsNote')}
        >
          {(control) => (
            <textarea
              {...control}
              name="needsNote"
              autoComplete="off"
              rows={3}
              maxLength={joinRules.needsNoteMax}
              value={values.needsNote}
              onChange={(event) => set({ needsNote: event.target.value })}
              style={{ minHeight: '7em' }}
            />
          )}
        </Field>
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
              <span className="sr-only"> ({t('common.opensInNewTab')})</span>
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
      <Button type="submit" variant="main" size="big" icon="check" busy={form.busy}>
        {t(props.waits ? 'activity.sendWait' : 'activity.send')}
      </Button>
    </form>
  );
}
