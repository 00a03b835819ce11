import { type SubmitEvent, useState } from 'react';
import {
  cancelParty,
  type OfficeActivity,
  type Party,
  type PartyReason,
  partyReasons,
} from '#contract/activity/office.ts';
import { htmlLang, localeNames } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { GroupedPreviewStep } from '#web/office/cases/joining/grouped-preview-step.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { DialogFoot } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';

type Props = { activity: OfficeActivity; party: Party; onBack: () => void; onDone: () => void };

/** Cancels a party: why, the messages, then the button. */
export function CancelParty({ activity, party, onBack, onDone }: Props) {
  const { t } = useTranslation();
  const { name, status, registrationId, locale } = party;
  const [reason, setReason] = useState<PartyReason>('asked');
  const kept = useKept(`cancel party ${registrationId}`, { note: '' });
  const { note } = kept.values;
  const form = usePreviewed({
    send: (preview) =>
      call(cancelParty, {
        params: { id: activity.id, registrationId },
        body: {
          was: status === 'waitlisted' ? 'waitlisted' : 'registered',
          reason,
          ...(note.trim() && { note }),
          preview,
        },
      }),
    onDone: () => {
      kept.drop();
      notifySuccess(t('office.activities.cancelPartyDone', { name }));
      onDone();
    },
  });
  if (form.shown)
    return (
      <GroupedPreviewStep form={form} action={t('office.activities.cancelParty')} danger>
        <p>{t('office.activities.cancelPartyText')}</p>
      </GroupedPreviewStep>
    );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.preview();
  };
  return (
    <form className="stack gap-16" noValidate onSubmit={submit}>
      <SelectField
        label={t('office.activities.reason')}
        hint={t('office.activities.reasonHint')}
        value={reason}
        choices={choicesOf(partyReasons, (one) => t(`office.activities.partyReasons.${one}`))}
        onChange={setReason}
      />
      <TextField
        label={t('office.days.clientWords')}
        hint={t('office.days.clientWordsHint', { language: localeNames[locale] })}
        rows={2}
        maxLength={300}
        lang={htmlLang[locale]}
        {...kept.field('note')}
      />
      <DialogFoot
        action={t('office.activities.preview')}
        busy={form.busy}
        away={t('office.activities.goBack')}
        onAway={onBack}
      />
    </form>
  );
}
