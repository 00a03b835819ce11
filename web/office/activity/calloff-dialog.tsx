import type { OfficeActivity } from '#contract/activity/office.ts';
import { publishActivity } from '#contract/activity/plan-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Affected, GroupedPreviewStep } from '#web/office/cases/joining/grouped-preview-step.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';

type Props = { activity: OfficeActivity; onClose: () => void };

/** Unpublishes an activity that won't take place, and tells everybody. */
export function CalloffDialog({ activity, onClose }: Props) {
  const { t } = useTranslation();
  const params = { id: activity.id };
  const { loaded, reload } = useCall(publishActivity, {
    params,
    body: { published: false, preview: true },
  });
  const { busy, run } = useAction();
  const callOff = () =>
    run(async () => {
      await call(publishActivity, { params, body: { published: false, preview: false } });
      notifySuccess(t('office.activities.calloffDone'));
      onClose();
    });
  return (
    <OfficeDialog title={t('office.activities.calloffTitle')} onClose={onClose}>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <GroupedPreviewStep
          form={{ shown: loaded.data, busy, act: callOff, back: onClose }}
          action={t('office.activities.calloffDo')}
          danger
        >
          <p>{t('office.activities.calloffLead')}</p>
          <Affected count={loaded.data.affected} />
        </GroupedPreviewStep>
      )}
    </OfficeDialog>
  );
}
