import { type SubmitEvent, useId, useState } from 'react';
import type { WholePerson } from '#contract/account/people-office.ts';
import { changePersonPhone, sendPersonPhoneCode } from '#contract/account/person-edit.ts';
import { personLimits } from '#contract/account/person-words.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { PersonPreviewStep } from '#web/office/cases/booking/person-preview-step.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { shortName } from '#web/office/ui/person-name.tsx';
import { Segments } from '#web/office/ui/segments.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import classes from './people.module.css';

const fields = ['phone', 'verificationCode', 'reason'] as const;
type Props = { person: WholePerson; onClose: () => void; onDone: () => void };

/** Changes a person's phone: with a code typed in at the counter, or a recorded reason. */
export function PhoneDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const params = { userId: person.userId };
  const kept = useKept(`phone ${person.userId}`, {
    phone: '',
    proof: 'byCode' as 'byCode' | 'byReason',
    reason: '',
  });
  const { phone, proof, reason } = kept.values;
  const [verificationCode, setCode] = useState('');
  const [minutes, setMinutes] = useState<number | null>(null);
  const { setErrors, errors, errorOf } = useMendedErrors<(typeof fields)[number]>(id, {
    phone,
    reason,
    verificationCode,
  });
  const shownAtField = atFields(fields, setErrors);
  const sending = useAction(shownAtField);
  const sendCode = () => {
    setErrors([]);
    sending.run(async () => {
      const { validMinutes } = await call(sendPersonPhoneCode, { params, body: { phone } });
      setMinutes(validMinutes);
    });
  };
  const form = usePreviewed({
    send: (preview) => {
      const proved = proof === 'byCode' ? { verificationCode } : { reason };
      const body = { phone, version: person.version, ...proved };
      return call(changePersonPhone, { params, body: preview ? { ...body, preview } : body });
    },
    onDone: () => {
      kept.drop();
      notifySuccess(t('office.personEdit.phoneDone'));
      onDone();
    },
    onRefused: shownAtField,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setErrors([]);
    if (proof === 'byCode' && !verificationCode.trim())
      setErrors([{ field: 'verificationCode', key: 'fields.required' }]);
    else form.preview();
  };
  return (
    <OfficeDialog
      title={t('office.personEdit.phoneTitle', { name: shortName(person) })}
      onClose={onClose}
    >
      {form.shown ? (
        <PersonPreviewStep
          form={form}
          messages={form.shown.messages}
          action={t('office.personEdit.phoneNow')}
        />
      ) : (
        <form className={classes.form} method="post" noValidate onSubmit={submit}>
          <p>{t('office.personEdit.phoneLead', { phone: sayPhone(person.phone) })}</p>
          <ErrorSummary title={t('login.errorTitle')} errors={errors} />
          <TextField
            size="normal"
            id={`${id}-phone`}
            type="tel"
            required
            label={t('office.personEdit.newPhone')}
            error={errorOf('phone')}
            autoComplete="off"
            {...kept.field('phone')}
          />
          <p>{t('office.personEdit.proof')}</p>
          <Segments
            label={t('office.personEdit.proof')}
            value={proof}
            choices={(['byCode', 'byReason'] as const).map((value) => ({
              value,
              label: t(`office.personEdit.${value}`),
            }))}
            onChoose={kept.set('proof')}
          />
          {proof === 'byCode' ? (
            <>
              <p className="muted">{t('office.personEdit.codeRule')}</p>
              <div className="row gap-12 items-center">
                <ToolButton icon="paper-plane-tilt" busy={sending.busy} onClick={sendCode}>
                  {t('office.personEdit.sendCode')}
                </ToolButton>
                {minutes !== null && (
                  <span role="status">{t('office.personEdit.codeSent', { minutes })}</span>
                )}
              </div>
              <TextField
                size="normal"
                id={`${id}-verificationCode`}
                inputMode="numeric"
                autoComplete="off"
                required
                label={t('office.personEdit.code')}
                error={errorOf('verificationCode')}
                value={verificationCode}
                onChange={setCode}
              />
            </>
          ) : (
            <TextField
              size="normal"
              id={`${id}-reason`}
              rows={3}
              required
              label={t('office.personEdit.reason')}
              maxLength={personLimits.reasonMax}
              error={errorOf('reason')}
              {...kept.field('reason')}
            />
          )}
          <DialogFoot action={t('office.personEdit.next')} size="normal" busy={form.busy} />
        </form>
      )}
    </OfficeDialog>
  );
}
