import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  extraRules,
  grantExtra,
  type TraineeTraining,
} from '#contract/training/trainees-office.ts';
import { call } from '#web/lib/api/api.ts';
import { notifySuccess, reportError } from '#web/lib/page/notify.ts';
import { NumberField } from '#web/office/ui/fields.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './training.module.css';

type Enrolment = NonNullable<TraineeTraining['enrolment']>;

/** What a person gets beyond the rules of the training. */
export function ExtraForm({ enrolment, onSaved }: { enrolment: Enrolment; onSaved: () => void }) {
  const { t } = useTranslation();
  const { enrolmentId, version } = enrolment;
  const [extraAttempts, setAttempts] = useState<number | null>(enrolment.extraAttempts);
  const [extraMinutes, setMinutes] = useState<number | null>(enrolment.extraMinutes);
  const [busy, setBusy] = useState(false);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const body = { extraAttempts: extraAttempts ?? 0, extraMinutes: extraMinutes ?? 0, version };
      await call(grantExtra, { params: { enrolmentId }, body });
      notifySuccess(t('office.training.saved'));
    } catch (error) {
      reportError(error, t);
    } finally {
      setBusy(false);
    }
    onSaved();
  };

  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <div className={classes.rules}>
        <NumberField
          label={t('office.training.extraAttempts')}
          value={extraAttempts}
          min={0}
          max={extraRules.attemptsMax}
          onChange={setAttempts}
        />
        <NumberField
          label={t('office.training.extraMinutes')}
          hint={t('office.training.extraHint')}
          value={extraMinutes}
          min={0}
          max={extraRules.minutesMax}
          onChange={setMinutes}
        />
      </div>
      <div className={classes.buttons}>
        <Button type="submit" look="line" size="small" icon="floppy-disk" busy={busy}>
          {t('office.training.save')}
        </Button>
      </div>
    </form>
  );
}
