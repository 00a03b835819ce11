import { type SubmitEvent, useState } from 'react';
import type { OfficeActivity } from '#contract/activity/office.ts';
import { publishActivity } from '#contract/activity/plan-office.ts';
import { type PlanReason, planReasons } from '#contract/activity/plan-reasons.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Affected, GroupedPreviewStep } from '#web/office/cases/joining/grouped-preview-step.tsx';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';

type Props = { activity: OfficeActivity; onClose: () => void };

/** Unpublishes an activity that won't take place, and tells everybody why. */
export function CalloffDialog({ activity, onClose }: Props) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<PlanReason | ''>('');
  const form = usePreviewed({
    send: (preview) =>
      call(publishActivity, {
        params: { id: activity.id },
        body: { published: false, ...(reason && { reason }), preview },
      }),
    onDone: () => {
      notifySuccess(t('office.activities.calloffDone'));
      onClose();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.preview();
  };
  return (
    <OfficeDialog title={t('office.activities.calloffTitle')} onClose={onClose}>
      {form.shown ? (
        <GroupedPreviewStep form={form} action={t('office.activities.calloffDo')} danger>
          <Affected count={form.shown.affected} />
        </GroupedPreviewStep>
      ) : (
        <form className="stack gap-16" noValidate onSubmit={submit}>
          <p>{t('office.activities.calloffLead')}</p>
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
          <DialogFoot action={t('office.activities.preview')} busy={form.busy} disabled={!reason} />
        </form>
      )}
    </OfficeDialog>
  );
}
