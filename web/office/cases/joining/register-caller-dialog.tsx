import { type SubmitEvent, useId, useState } from 'react';
import {
  findActivityCaller,
  type OfficeActivity,
  registerCaller,
} from '#contract/activity/office.ts';
import { type ActivityNeed, activityNeeds } from '#contract/activity/register.ts';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { localeChoices, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { CheckChoice } from '#web/ui/forms/check-choice.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { GroupedPreviewStep } from './grouped-preview-step.tsx';
import classes from './joining.module.css';

const fields = ['phone', 'name', 'companions', 'needsNote'] as const;
type FieldName = (typeof fields)[number];
type Person = { userId: string; name: string; locale: Locale };

const companionCounts = Array.from({ length: limits.companionsMax + 1 }, (_, i) => ({
  value: String(i),
  label: String(i),
}));

type Props = {
  activity: Pick<OfficeActivity, 'id'>;
  /** Whose account it is, if that is known. */
  caller?: (Person & { phone: string }) | undefined;
  onClose: () => void;
  onDone?: () => void;
};

/** Registers a caller: in their account if they have one, else by name and number. */
export function RegisterCallerDialog({ activity, caller, onClose, onDone = onClose }: Props) {
  const { t, locale: own } = useTranslation();
  const id = useId();
  const [key] = useState(newRequestKey);
  const kept = useKept(`register ${activity.id} ${caller?.userId ?? ''}`, {
    phone: caller?.phone ?? '',
    name: caller?.name ?? '',
    companions: 0,
    needs: [] as ActivityNeed[],
    needsNote: '',
    locale: caller?.locale ?? own,
    smsConsent: false,
  });
  /** Undefined before the first lookup. */
  const [person, setPerson] = useState<Person | null | undefined>(caller);
  const [inAccount, setInAccount] = useState(true);
  const { values, change: set } = kept;
  const { setErrors, errors, fieldOf } = useMendedErrors<FieldName>(id, values);

  const shownAtField = atFields(fields, setErrors);
  const finding = useAction(shownAtField);
  const find = () =>
    finding.run(async () => {
      const found = await call(findActivityCaller, { body: { phone: values.phone } });
      setPerson(found.person);
      setInAccount(true);
      setErrors([]);
      if (found.person) set({ name: found.person.name, locale: found.person.locale });
    });
  const form = usePreviewed({
    send: (preview) =>
      call(registerCaller, {
        params: { id: activity.id },
        body: {
          ...values,
          registrationId: key,
          userId: person && inAccount ? person.userId : null,
          preview,
        },
      }),
    onDone: () => {
      kept.drop();
      notifySuccess(t('office.activities.callerDone', { name: values.name }));
      onDone();
    },
    onRefused: shownAtField,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (person === undefined) find();
    else form.preview();
  };

  if (form.shown) {
    const { status, position, isNew } = form.shown;
    return (
      <OfficeDialog title={t('office.activities.callerTitle')} onClose={onClose}>
        {isNew ? (
          <GroupedPreviewStep form={form} action={t('office.activities.callerSend')}>
            <p>
              <b>
                {values.name}:{' '}
                {status === 'registered'
                  ? t('office.activities.callerIn')
                  : t('office.activities.callerWaits', { n: position ?? 1 })}
              </b>
            </p>
          </GroupedPreviewStep>
        ) : (
          <div className="stack gap-16">
            <p>{t('office.activities.callerThere')}</p>
            <DialogFoot away={t('common.close')} onAway={onClose} />
          </div>
        )}
      </OfficeDialog>
    );
  }
  return (
    <OfficeDialog title={t('office.activities.callerTitle')} onClose={onClose}>
      <form className="stack gap-16" noValidate onSubmit={submit}>
        <p>{t('office.activities.callerLead')}</p>
        <ErrorSummary title={t('login.errorTitle')} errors={errors} />
        <div className={classes.line}>
          <TextField
            size="normal"
            {...fieldOf('phone')}
            label={t('office.activities.callerPhone')}
            required
            type="tel"
            autoComplete="off"
            value={values.phone}
            onChange={(phone) => {
              set({ phone });
              setPerson(undefined);
            }}
          />
          {person === undefined && (
            <Button type="submit" icon="magnifying-glass" busy={finding.busy}>
              {t('office.activities.callerFind')}
            </Button>
          )}
        </div>
        {person !== undefined && (
          <>
            {person ? (
              <CheckChoice
                name="account"
                checked={inAccount}
                onChange={setInAccount}
                label={t('office.activities.callerFound', { name: person.name })}
                hint={t('office.activities.callerUse')}
              />
            ) : (
              <p role="status">{t('office.activities.callerNone')}</p>
            )}
            <TextField
              size="normal"
              {...fieldOf('name')}
              label={t('office.activities.callerName')}
              required
              autoComplete="off"
              value={values.name}
              onChange={(name) => set({ name })}
            />
            <div className={classes.two}>
              <SelectField
                size="normal"
                id={`${id}-companions`}
                label={t('office.activities.companions')}
                value={String(values.companions)}
                choices={companionCounts}
                onChange={(companions) => set({ companions: Number(companions) })}
              />
              <SelectField
                size="normal"
                label={t('office.activities.callerLanguage')}
                value={values.locale}
                choices={localeChoices}
                onChange={(locale) => set({ locale })}
              />
            </div>
            {activityNeeds.map((need) => (
              <CheckChoice
                key={need}
                name={need}
                checked={values.needs.includes(need)}
                onChange={(on) =>
                  set({
                    needs: on
                      ? [...values.needs, need]
                      : values.needs.filter((one) => one !== need),
                  })
                }
                label={t(`activity.need.${need}`)}
              />
            ))}
            <TextField
              size="normal"
              {...fieldOf('needsNote')}
              label={t('office.activities.note')}
              rows={2}
              value={values.needsNote}
              onChange={(needsNote) => set({ needsNote })}
            />
            <CheckChoice
              name="sms"
              checked={values.smsConsent}
              onChange={(smsConsent) => set({ smsConsent })}
              label={t('office.activities.callerSms')}
            />
            <DialogFoot action={t('office.activities.callerNext')} busy={form.busy} />
          </>
        )}
      </form>
    </OfficeDialog>
  );
}
