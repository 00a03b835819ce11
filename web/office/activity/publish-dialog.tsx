import type { OfficeActivity } from '#contract/activity/office.ts';
import { publishActivity } from '#contract/activity/plan-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Affected, GroupedPreviewStep } from '#web/office/cases/joining/grouped-preview-step.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { Button } from '#web/ui/forms/button.tsx';

type Props = {
  activity: OfficeActivity;
  onClose: () => void;
  /** Without giving places back. */
  publish: () => Promise<void>;
};

/** Shows an activity again that was called off: by mistake, then everybody has their place again, or not. */
export function PublishDialog({ activity, onClose, publish }: Props) {
  const { t } = useTranslation();
  const form = usePreviewed({
    send: (preview) =>
      call(publishActivity, {
        params: { id: activity.id },
        body: { published: true, restore: true, preview },
      }),
    onDone: () => {
      notifySuccess(t('office.activities.publishedBack'));
      onClose();
    },
  });
  return (
    <OfficeDialog title={t('office.activities.publishTitle')} onClose={onClose}>
      {form.shown ? (
        <GroupedPreviewStep form={form} action={t('office.activities.publishBackDo')}>
          <Affected count={form.shown.affected} />
        </GroupedPreviewStep>
      ) : (
        <div className="stack gap-16">
          <p>{t('office.activities.publishLead')}</p>
          <div className="row gap-12 items-center">
            <Button variant="jade" size="small" busy={form.busy} onClick={form.preview}>
              {t('office.activities.publishBack')}
            </Button>
            <Button
              variant="line"
              size="small"
              onClick={async () => {
                await publish();
                onClose();
              }}
            >
              {t('office.activities.publishAlone')}
            </Button>
          </div>
        </div>
      )}
    </OfficeDialog>
  );
}
