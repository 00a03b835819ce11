import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeActivity } from '#contract/activity-office.ts';
import { publishActivity } from '#contract/activity-plan.ts';
import { call } from '#web/lib/api.ts';
import { notifySuccess } from '#web/lib/notify.ts';
import { PageWaiting } from '#web/ui/page-waiting.tsx';
import { OfficeDialog } from '../parts/office-dialog.tsx';
import { Affected } from './affected.tsx';
import { ToldPreview } from './told-preview.tsx';
import { usePreviewed } from './use-previewed.ts';

type Props = { activity: OfficeActivity; onClose: () => void };

/** Off the site: it will not take place, and everybody is told. */
export function CalloffDialog({ activity, onClose }: Props) {
  const { t } = useTranslation();
  const form = usePreviewed({
    send: (preview) =>
      call(publishActivity, { params: { id: activity.id }, body: { published: false, preview } }),
    onDone: () => {
      notifySuccess(t('office.activities.calloffDone'));
      onClose();
    },
  });
  const look = useRef(form.look);
  useEffect(() => {
    look.current();
  }, []);
  return (
    <OfficeDialog title={t('office.activities.calloffTitle')} onClose={onClose}>
      {form.shown ? (
        <ToldPreview
          messages={form.shown.messages}
          action={t('office.activities.calloffDo')}
          danger
          busy={form.busy}
          onDo={form.act}
          onBack={onClose}
        >
          <p>{t('office.activities.calloffLead')}</p>
          <Affected count={form.shown.affected} />
        </ToldPreview>
      ) : (
        <PageWaiting />
      )}
    </OfficeDialog>
  );
}
