import { revokeCertificate } from '#contract/training/trainees-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { OfficeDialog, PreviewFoot } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import classes from './training.module.css';

type Props = { number: string; onClose: () => void; onDone: () => void };

/** Revokes a certificate: the reason, a preview of the message, then the irreversible button. */
export function RevokeDialog({ number, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const kept = useKept(`revoke ${number}`, { reason: '' });
  const { reason } = kept.values;

  const form = usePreviewed({
    send: (preview) => call(revokeCertificate, { params: { number }, body: { reason, preview } }),
    onDone: () => {
      kept.drop();
      notifySuccess(t('office.training.revoked', { number }));
      onDone();
    },
  });

  return (
    <OfficeDialog title={t('office.training.revokeTitle', { number })} onClose={onClose}>
      <div className={classes.form}>
        <p>{t('office.training.revokeLead')}</p>
        <TextField
          label={t('office.training.reason')}
          hint={t('office.training.reasonHint')}
          rows={3}
          value={reason}
          maxLength={500}
          onChange={(text) => {
            kept.set('reason')(text);
            form.back();
          }}
        />
        <PreviewFoot
          form={form}
          title={<p>{t('office.training.revokeMessage')}</p>}
          first={t('office.training.toPreview')}
          disabled={!reason.trim()}
          action={t('office.training.revokeNow')}
          variant="danger"
          onAway={onClose}
        />
      </div>
    </OfficeDialog>
  );
}
