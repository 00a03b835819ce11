import { useTranslation } from 'react-i18next';
import { closePerson, type WholePerson } from '#contract/account-people.ts';
import { call } from '#web/lib/api.ts';
import { notifySuccess } from '#web/lib/notify.ts';
import { useLoaded } from '#web/lib/use-loaded.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageWaiting } from '#web/ui/page-waiting.tsx';
import { PreviewStep } from '../parts/dialog-foot.tsx';
import { OfficeDialog } from '../parts/office-dialog.tsx';
import { useAction } from '../parts/use-action.ts';
import { shortName } from './person-name.tsx';

type Props = { person: WholePerson; onClose: () => void; onDone: () => void };

/** Closes an account or opens it again, after a look at what its owner will read. */
export function CloseDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const closed = person.state === 'open';
  const params = { userId: person.userId };
  const { loaded, reload } = useLoaded(person.userId, (signal) =>
    call(closePerson, { params, body: { closed, preview: true } }, { signal }),
  );
  const name = shortName(person);
  const save = async () => {
    await run(async () => {
      await call(closePerson, { params, body: { closed } });
      notifySuccess(t(closed ? 'office.people.closed' : 'office.people.opened'));
    });
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
        <PreviewStep
          messages={loaded.data.messages}
          action={t(closed ? 'office.people.close' : 'office.people.open')}
          look={closed ? 'danger' : 'jade'}
          size="normal"
          busy={busy}
          onAction={save}
          away={t('office.cancel')}
          onAway={onClose}
        >
          <p>{t('office.people.theyRead')}</p>
        </PreviewStep>
      )}
    </OfficeDialog>
  );
}
