import type { SubmitEvent } from 'react';
import { changeQuota, type OfficeActivity } from '#contract/activity/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { GroupedPreviewStep } from '#web/office/cases/joining/grouped-preview-step.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { useMendedError } from '#web/office/ui/use-mending.ts';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';

type Props = { activity: OfficeActivity; onClose: () => void };

/** Changes the quota; previews who moves up from the waitlist. */
export function QuotaDialog({ activity, onClose }: Props) {
  const { t } = useTranslation();
  const kept = useKept(`quota ${activity.id} ${activity.quota}`, { quota: String(activity.quota) });
  const { quota } = kept.values;
  const [error, setError] = useMendedError(quota);
  const form = usePreviewed({
    send: (preview) =>
      call(changeQuota, {
        params: { id: activity.id },
        body: { quota: Number(quota), was: activity.quota, preview },
      }),
    onDone: () => {
      kept.drop();
      notifySuccess(t('office.activities.saved'));
      onClose();
    },
    onRefused: (refused) => {
      const text = refused.fields[0]?.message ?? refused.message;
      setError(text);
      return true;
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(undefined);
    form.preview();
  };
  return (
    <OfficeDialog title={t('office.activities.quotaTitle')} onClose={onClose}>
      {form.shown ? (
        <GroupedPreviewStep form={form} action={t('office.activities.quotaSave')}>
          <p>
            <b>{quota}</b>. {t('office.activities.quotaMoves', { count: form.shown.movedUp })}
          </p>
        </GroupedPreviewStep>
      ) : (
        <form className="stack gap-16" noValidate onSubmit={submit}>
          <p>{t('office.activities.quotaLead', { n: activity.registeredCount })}</p>
          <TextField
            size="normal"
            label={t('office.activities.quotaTitle')}
            required
            error={error}
            type="number"
            inputMode="numeric"
            min={1}
            {...kept.field('quota')}
          />
          <DialogFoot action={t('office.activities.preview')} busy={form.busy} />
        </form>
      )}
    </OfficeDialog>
  );
}
