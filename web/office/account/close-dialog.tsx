import { useTranslation } from 'react-i18next';
import { closePerson, type WholePerson } from '#contract/account/people-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { PreviewStep } from '#web/office/ui/dialog-foot.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { shortName } from '#web/office/ui/person-name.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';

type Props = { person: WholePerson; onClose: () => void; onDone: () => void };

/** Closes or reopens an account, after a preview of the message to its owner. */
export function CloseDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const closed = person.state === 'open';
  const params = { userId: person.userId };
  const { loaded, reload } = useCall(closePerson, { params, body: { closed, preview: true } });
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
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <PreviewStep
          messages={loaded.data.messages}
          action={t(closed ? 'office.people.close' : 'office.people.open')}
          variant={closed ? 'danger' : 'jade'}
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
