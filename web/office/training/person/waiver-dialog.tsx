import { useState } from 'react';
import { creditRules } from '#contract/training/credit.ts';
import { addWaiver } from '#contract/training/credit-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { HoursField } from '../credit/hours-field.tsx';
import { SubjectChoice } from '../credit/subject-choice.tsx';
import classes from '../training.module.css';

const words = 'office.credit';
type Props = { userId: string; onClose: () => void; onDone: () => void };

/** Waives hours and subjects, with the reason. */
export function WaiverDialog({ userId, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [requestKey] = useState(newRequestKey);
  const kept = useKept(`waiver ${userId}`, {
    title: '',
    on: '',
    hours: '1',
    subjects: [] as string[],
    reason: '',
  });
  const { title, on, hours, subjects, reason } = kept.values;
  const { busy, run } = useAction();
  const save = () =>
    run(async () => {
      const body = { requestKey, title, on, hours: Number(hours), subjects, reason };
      await call(addWaiver, { params: { userId }, body });
      kept.drop();
      notifySuccess(t(`${words}.waived`));
      onDone();
    });
  return (
    <OfficeDialog title={t(`${words}.waive`)} onClose={onClose}>
      <div className={classes.form}>
        <p>{t(`${words}.waiveLead`)}</p>
        <TextField
          label={t(`${words}.name`)}
          maxLength={creditRules.titleMax}
          {...kept.field('title')}
        />
        <div className={classes.rules}>
          <TextField label={t(`${words}.date`)} type="date" {...kept.field('on')} />
          <HoursField {...kept.field('hours')} />
        </div>
        <SubjectChoice {...kept.field('subjects')} />
        <TextField
          label={t(`${words}.reason`)}
          rows={3}
          maxLength={500}
          {...kept.field('reason')}
        />
        <DialogFoot
          action={t(`${words}.waive`)}
          busy={busy}
          disabled={!title.trim() || !on || !reason.trim()}
          onAction={save}
          onAway={onClose}
        />
      </div>
    </OfficeDialog>
  );
}
