import { type SubmitEvent, useId, useState } from 'react';
import type { WholePerson } from '#contract/account/people-office.ts';
import { enterCard } from '#contract/whitecard/office.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { PersonPreviewStep } from '#web/office/cases/booking/person-preview-step.tsx';
import { TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { shortName } from '#web/office/ui/person-name.tsx';
import { useMendedErrors } from '#web/office/ui/use-mending.ts';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import classes from './people.module.css';

type Props = { person: WholePerson; onClose: () => void; onDone: () => void };

/** The card number of somebody at the counter. Not kept as a draft: it is nobody's but the owner's. */
export function EnterCardDialog({ person, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [whiteCardId, setNumber] = useState('');
  const { setErrors, fieldOf } = useMendedErrors<'whiteCardId'>(id, { whiteCardId });
  const form = usePreviewed({
    send: (preview) => {
      const body = { whiteCardId, ...(preview && { preview: true as const }) };
      return call(enterCard, { params: { userId: person.userId }, body });
    },
    onDone: () => {
      notifySuccess(t('office.people.cardEntered'));
      onDone();
    },
    onRefused: atFields(['whiteCardId'], setErrors),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setErrors([]);
    form.preview();
  };
  return (
    <OfficeDialog
      title={t('office.people.enterCardTitle', { name: shortName(person) })}
      onClose={onClose}
    >
      {form.shown ? (
        <PersonPreviewStep
          form={form}
          messages={form.shown.messages}
          action={t('office.people.enterCard')}
        />
      ) : (
        <form className={classes.form} method="post" noValidate onSubmit={submit}>
          <TextField
            size="normal"
            {...fieldOf('whiteCardId')}
            label={t('office.people.cardNumber')}
            hint={t('office.people.enterCardLead')}
            required
            autoComplete="off"
            value={whiteCardId}
            onChange={setNumber}
          />
          <DialogFoot action={t('office.people.enterNext')} size="normal" busy={form.busy} />
        </form>
      )}
    </OfficeDialog>
  );
}
