import { type SubmitEvent, useState } from 'react';
import { type PlanReason, planReasons } from '#contract/activity/plan-reasons.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import type { Editing } from './use-editing.ts';

/** Asks why an activity changes that people are registered for, then does what was pressed. */
export function WhyDialog({ editing }: { editing: Editing }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<PlanReason | ''>('');
  const { why, busy } = editing;
  if (!why) return null;
  const { what } = why;
  const isOff = what === 'unpublish';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason) void why.goOn(reason);
  };
  return (
    <OfficeDialog
      title={t(isOff ? 'office.activities.calloffTitle' : 'office.content.why.title')}
      onClose={why.stay}
    >
      <form className="stack gap-16" noValidate onSubmit={submit}>
        <p>{t(`office.content.why.${isOff ? 'off' : 'moved'}`)}</p>
        <SelectField
          size="normal"
          label={t('office.activities.reason')}
          hint={t('office.activities.reasonHint')}
          required
          none={t('office.days.pleaseChoose')}
          value={reason}
          choices={choicesOf(planReasons, (one) => t(`office.activities.planReasons.${one}`))}
          onChange={setReason}
        />
        <DialogFoot
          action={t(
            what === 'unpublish' ? 'office.activities.calloffDo' : `office.content.why.${what}`,
          )}
          variant={isOff ? 'danger' : 'main'}
          busy={busy !== null}
          disabled={!reason}
          onAway={why.stay}
        />
      </form>
    </OfficeDialog>
  );
}
