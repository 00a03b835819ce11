import type { WholePerson } from '#contract/account/people-office.ts';
import { reopenPerson } from '#contract/account/person-close.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { OfficeDialog, PreviewStep } from '#web/office/ui/office-dialog.tsx';
import { shortName } from '#web/office/ui/person-name.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';

type Props = { person: WholePerson; onClose: () => void; onDone: () => void };

/** Opens a closed account again, after a preview of the message to its owner. */
export function ReopenDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const params = { userId: person.userId };
  const { loaded, reload } = useCall(reopenPerson, { params, body: { preview: true } });
  const save = () =>
    run(async () => {
      await call(reopenPerson, { params, body: {} });
      notifySuccess(t('office.personClose.opened'));
      onDone();
    });
  return (
    <OfficeDialog
      title={t('office.personClose.openTitle', { name: shortName(person) })}
      onClose={onClose}
    >
      <p>{t('office.personClose.openLead')}</p>
      <QueryStatus loaded={loaded} reload={reload} />
      {loaded.status === 'success' && (
        <PreviewStep
          messages={loaded.data.messages}
          action={t('office.personClose.open')}
          variant="jade"
          size="normal"
          busy={busy}
          onAction={save}
          onAway={onClose}
        >
          <p>{t('office.people.theyRead')}</p>
        </PreviewStep>
      )}
    </OfficeDialog>
  );
}
