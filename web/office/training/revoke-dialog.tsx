import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessagePreview as Preview } from '#contract/office.ts';
import { revokeCertificate } from '#contract/training-office.ts';
import { call } from '#web/lib/api.ts';
import { notifySuccess, reportError } from '#web/lib/notify.ts';
import { Button } from '#web/ui/button.tsx';
import { MessagePreview } from '../parts/message-preview.tsx';
import { OfficeDialog } from '../parts/office-dialog.tsx';
import classes from './training.module.css';

type Props = { number: string; onClose: () => void; onDone: () => void };

/** The reason, then the message that its holder gets, then the button that cannot be taken back. */
export function RevokeDialog({ number, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [reason, setReason] = useState('');
  const [messages, setMessages] = useState<readonly Preview[] | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (preview: boolean) => {
    setBusy(true);
    try {
      const request = { params: { number }, body: { reason, preview } };
      const answer = await call(revokeCertificate, request);
      if (preview) setMessages(answer.messages);
      else {
        notifySuccess(t('office.training.revoked', { number }));
        onDone();
      }
    } catch (error) {
      reportError(error, t);
    } finally {
      setBusy(false);
    }
  };

  return (
    <OfficeDialog title={t('office.training.revokeTitle', { number })} onClose={onClose}>
      <div className={classes.form}>
        <p>{t('office.training.revokeLead')}</p>
        <div className={classes.one}>
          <label htmlFor={id}>{t('office.training.reason')}</label>
          <textarea
            id={id}
            className={classes.wide}
            value={reason}
            maxLength={500}
            onChange={({ target }) => {
              setReason(target.value);
              setMessages(null);
            }}
          />
        </div>
        {messages && (
          <div>
            <p>{t('office.training.revokeMessage')}</p>
            <MessagePreview messages={messages} />
          </div>
        )}
        <div className={classes.buttons}>
          {messages ? (
            <Button look="danger" size="small" busy={busy} onClick={() => send(false)}>
              {t('office.training.revokeNow')}
            </Button>
          ) : (
            <Button size="small" busy={busy} disabled={!reason.trim()} onClick={() => send(true)}>
              {t('office.training.toPreview')}
            </Button>
          )}
          <Button look="line" size="small" onClick={onClose}>
            {t('office.cancel')}
          </Button>
        </div>
      </div>
    </OfficeDialog>
  );
}
