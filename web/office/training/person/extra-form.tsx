import { type SubmitEvent, useState } from 'react';
import {
  extraRules,
  grantExtra,
  type TraineeTraining,
} from '#contract/training/trainees-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { NumberField } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import classes from '../training.module.css';

type Enrolment = NonNullable<TraineeTraining['enrolment']>;

/** Extra minutes for one person. */
export function ExtraForm({ enrolment, onSaved }: { enrolment: Enrolment; onSaved: () => void }) {
  const { t } = useTranslation();
  const { enrolmentId, version } = enrolment;
  const [extraMinutes, setMinutes] = useState<number | null>(enrolment.extraMinutes);
  const { busy, run } = useAction();

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    await run(async () => {
      const body = { extraMinutes: extraMinutes ?? 0, version };
      await call(grantExtra, { params: { enrolmentId }, body });
      notifySuccess(t('office.training.saved'));
    });
    onSaved();
  };

  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <div className={classes.rules}>
        <NumberField
          label={t('office.training.extraMinutes')}
          hint={t('office.training.extraHint')}
          value={extraMinutes}
          min={0}
          max={extraRules.minutesMax}
          onChange={setMinutes}
        />
      </div>
      <div className="row gap-12 items-center">
        <ToolButton type="submit" icon="floppy-disk" busy={busy}>
          {t('office.training.save')}
        </ToolButton>
      </div>
    </form>
  );
}
