import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closePerson, type WholePerson } from '#contract/account-people.ts';
import { call } from '#web/lib/api.ts';
import { notifySuccess, reportError } from '#web/lib/notify.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageWaiting } from '#web/ui/page-waiting.tsx';
import { MessagePreview } from '../parts/message-preview.tsx';
import { OfficeDialog } from '../parts/office-dialog.tsx';
import classes from './people.module.css';
import { shortName } from './person-name.tsx';

type Props = { person: WholePerson; onClose: () => void; onDone: () => void };

/** Closes an account or opens it again, after a look at what its owner will read. */
export function CloseDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const closed = person.state === 'open';
  const params = { userId: person.userId };
  const { loaded, reload } = useLoaded(person.userId, (signal) =>
    call(closePerson, { params, body: { closed, preview: true } }, { signal }),
  );
  const name = shortName(person);
  const save = async () => {
    setBusy(true);
    try {
      await call(closePerson, { params, body: { closed } });
      notifySuccess(t(closed ? 'office.people.closed' : 'office.people.opened'));
    } catch (error) {
      reportError(error, t);
    }
    onDone();
  };
  return (
    <OfficeDialog
      title={t(closed ? 'office.people.closeTitle' : 'office.people.openTitle', { name })}
      onClose={onClose}
    >
      <p>{t(closed ? 'office.people.closeLead' : 'office.people.openLead')}</p>
      {loaded.state === 'waiting' && <PageWaiting />}
      {loaded.state === 'failed' && <LoadFailed error={loaded.error} onRetry={reload} />}
      {loaded.state === 'there' && (
        <>
          <p>{t('office.people.theyRead')}</p>
          <MessagePreview messages={loaded.data.messages} />
          <div className={classes.buttons}>
            <Button look={closed ? 'danger' : 'jade'} busy={busy} onClick={save}>
              {t(closed ? 'office.people.close' : 'office.people.open')}
            </Button>
            <Button look="line" onClick={onClose}>
              {t('office.cancel')}
            </Button>
          </div>
        </>
      )}
    </OfficeDialog>
  );
}
