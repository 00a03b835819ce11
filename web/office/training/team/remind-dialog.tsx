import { remindPeople } from '#contract/training/compliance-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { DialogFoot, OfficeDialog, PreviewFoot } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';

const words = 'office.compliance';
type Props = { userIds: string[]; onClose: () => void; onDone: () => void };

/** Shows the texts first; one for each person. */
export function RemindDialog({ userIds, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const form = usePreviewed({
    send: (preview) => call(remindPeople, { body: { userIds, preview } }),
    onDone: ({ people: n }) => {
      notifySuccess(t(`${words}.remindDone`, { n }));
      onDone();
    },
  });
  const { shown } = form;
  return (
    <OfficeDialog title={t(`${words}.remindTitle`)} onClose={onClose}>
      <div className="stack gap-14">
        <p>{t(`${words}.remindLead`)}</p>
        {shown?.people === 0 ? (
          <>
            <p role="status">{t(`${words}.remindNobody`)}</p>
            <DialogFoot onAway={onClose} />
          </>
        ) : (
          <PreviewFoot
            form={form}
            title={
              shown?.skipped ? <p>{t(`${words}.remindSkipped`, { n: shown.skipped })}</p> : null
            }
            first={t(`${words}.remindLook`)}
            action={t(`${words}.remindSend`)}
            onAway={onClose}
          />
        )}
      </div>
    </OfficeDialog>
  );
}
