import { type SubmitEvent, useId } from 'react';
import type { OfficeActivity } from '#contract/activity/office.ts';
import { moveActivity } from '#contract/activity/plan-office.ts';
import { type PlanReason, planReasons } from '#contract/activity/plan-reasons.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Affected, GroupedPreviewStep } from '#web/office/cases/joining/grouped-preview-step.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';

type Props = { activity: OfficeActivity; onClose: () => void };
const times = ['day', 'from', 'to'] as const;
const fields = [...times, 'reason'] as const;

/** Reschedules an activity; previews the messages to its participants. */
export function MoveActivityDialog({ activity, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { startTime, endTime } = activity;
  const kept = useKept(`move ${activity.id} ${startTime} ${endTime}`, {
    day: startTime.slice(0, 10),
    from: startTime.slice(11, 16),
    to: endTime.slice(11, 16),
    reason: '' as PlanReason | '',
  });
  const { values } = kept;
  const { reason } = values;
  const { setErrors, errors, errorOf } = useMendedErrors<(typeof fields)[number]>(id, {
    day: values,
    from: values,
    to: values,
    reason,
  });
  const form = usePreviewed({
    send: (preview) =>
      call(moveActivity, {
        params: { id: activity.id },
        // Chosen, since the form was sent.
        body: { ...values, reason: reason as PlanReason, was: startTime, preview },
      }),
    onDone: () => {
      kept.drop();
      notifySuccess(t('office.activities.moved'));
      onClose();
    },
    onRefused: atFields(fields, setErrors),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const same = `${values.day} ${values.from}` === startTime && endTime.endsWith(values.to);
    const wrong = [
      ...(same ? [{ field: 'day' as const, key: 'office.activities.moveSame' as const }] : []),
      ...(reason ? [] : [{ field: 'reason' as const, key: 'fields.choice' as const }]),
    ];
    setErrors(wrong);
    if (!wrong.length) form.preview();
  };
  const labels = {
    day: t('office.activities.copyDay'),
    from: t('office.activities.from'),
    to: t('office.activities.to'),
  };
  return (
    <OfficeDialog title={t('office.activities.moveTitle')} onClose={onClose}>
      {form.shown ? (
        <GroupedPreviewStep form={form} action={t('office.activities.moveDo')}>
          <Affected count={form.shown.affected} />
        </GroupedPreviewStep>
      ) : (
        <form className="stack gap-16" noValidate onSubmit={submit}>
          <ErrorSummary title={t('login.errorTitle')} errors={errors} />
          {times.map((name) => (
            <TextField
              key={name}
              size="normal"
              id={`${id}-${name}`}
              label={labels[name]}
              required
              error={errorOf(name)}
              type={name === 'day' ? 'date' : 'time'}
              {...kept.field(name)}
            />
          ))}
          <SelectField
            size="normal"
            id={`${id}-reason`}
            label={t('office.activities.reason')}
            hint={t('office.activities.reasonHint')}
            required
            error={errorOf('reason')}
            none={t('office.days.pleaseChoose')}
            choices={choicesOf(planReasons, (one) => t(`office.activities.planReasons.${one}`))}
            {...kept.field('reason')}
          />
          <DialogFoot action={t('office.activities.preview')} busy={form.busy} />
        </form>
      )}
    </OfficeDialog>
  );
}
