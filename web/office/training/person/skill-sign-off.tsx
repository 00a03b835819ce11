import { useState } from 'react';
import { addSkillCredit, listSkills } from '#contract/training/credit-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { Checkboxes, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import classes from '../training.module.css';

const words = 'office.credit';
type Props = { userId: string; onClose: () => void; onDone: () => void };

/** A nurse ticks every step of a skill and signs. */
export function SkillSignOff({ userId, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [requestKey] = useState(newRequestKey);
  const skills = (useCall(listSkills, {}).loaded.data ?? []).filter(({ retired }) => !retired);
  const kept = useKept(`skill of ${userId}`, {
    skillId: '',
    shown: [] as string[],
    on: '',
    nurse: '',
  });
  const { skillId, shown, on, nurse } = kept.values;
  const { busy, run } = useAction();
  const skill = skills.find((one) => one.skillId === skillId);
  const isWhole = skill?.steps.every((step) => shown.includes(step)) ?? false;
  const sign = () =>
    run(async () => {
      await call(addSkillCredit, { params: { userId }, body: { requestKey, ...kept.values } });
      kept.drop();
      notifySuccess(t(`${words}.signed`));
      onDone();
    });
  return (
    <OfficeDialog title={t(`${words}.sign`)} onClose={onClose}>
      <div className={classes.form}>
        <SelectField
          label={t(`${words}.skill`)}
          value={skillId}
          none="–"
          choices={skills.map((one) => ({ value: one.skillId, label: one.title }))}
          onChange={(id) => kept.change({ skillId: id, shown: [] })}
        />
        {skill && (
          <Checkboxes
            label={t(`${words}.shown`)}
            options={skill.steps.map((step) => ({ value: step, label: step }))}
            {...kept.field('shown')}
          />
        )}
        <TextField label={t(`${words}.date`)} type="date" {...kept.field('on')} />
        <TextField
          label={t(`${words}.nurse`)}
          maxLength={120}
          autoComplete="off"
          {...kept.field('nurse')}
        />
        <DialogFoot
          action={t(`${words}.sign`)}
          busy={busy}
          disabled={!isWhole || !on || !nurse.trim()}
          onAction={sign}
          onAway={onClose}
        />
      </div>
    </OfficeDialog>
  );
}
