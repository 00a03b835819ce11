import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { OfficeActivity } from '#contract/activity-office.ts';
import { copyActivity } from '#contract/activity-plan.ts';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { notifySuccess, reportError } from '#web/lib/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckChoice } from '#web/ui/check-choice.tsx';
import { Field } from '#web/ui/field.tsx';
import { OfficeDialog } from '../parts/office-dialog.tsx';
import classes from './activities.module.css';

type Props = { activity: OfficeActivity; onClose: () => void };

/** The same again on another day. */
export function CopyDialog({ activity, onClose }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [requestKey] = useState(() => crypto.randomUUID());
  const [day, setDay] = useState('');
  const [published, setPublished] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const body = { requestKey, day, published };
      const copy = await call(copyActivity, { params: { id: activity.id }, body });
      notifySuccess(t('office.activities.copyDone'));
      onClose();
      navigate(`/office/activities/${copy.id}`);
    } catch (failure) {
      const wrong = failure instanceof ApiError ? failure.fields[0] : undefined;
      setError(wrong?.message);
      if (!wrong) reportError(failure, t);
    } finally {
      setBusy(false);
    }
  };
  return (
    <OfficeDialog title={t('office.activities.copyTitle')} onClose={onClose}>
      <form className={classes.step} noValidate onSubmit={submit}>
        <p>{t('office.activities.copyLead')}</p>
        <Field id={`${id}-day`} label={t('office.activities.copyDay')} required error={error}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </Field>
        <CheckChoice
          name="published"
          checked={published}
          onChange={setPublished}
          label={t('office.activities.publishCopies')}
          hint={t('office.activities.publishCopiesHint')}
        />
        <div className={classes.buttons}>
          <Button type="submit" size="small" icon="copy" busy={busy}>
            {t('office.activities.copyDo')}
          </Button>
        </div>
      </form>
    </OfficeDialog>
  );
}
