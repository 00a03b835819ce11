import { type SubmitEvent, useState } from 'react';
import type { OfficeActivity } from '#contract/activity/office.ts';
import { messageParties, messageTargets } from '#contract/activity/plan-office.ts';
import type { LocalText } from '#contract/staff/office.ts';
import { localeNames } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { atField } from '#web/lib/api/use-action.ts';
import { newRequestKey } from '#web/lib/draft.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess, notifyWarning } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { choicesOf, SelectField } from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { MessagePreview } from '#web/office/ui/message-preview.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { FilterBar } from '#web/office/ui/table/filter-bar.tsx';
import { useMendedError } from '#web/office/ui/use-mending.ts';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { CheckChoice } from '#web/ui/forms/check-choice.tsx';

type Props = { activity: OfficeActivity; onClose: () => void };

/** Messages all participants, each in their language. */
export function MessageParticipantsDialog({ activity, onClose }: Props) {
  const { t } = useTranslation();
  const [requestKey] = useState(newRequestKey);
  const kept = useKept(`message ${activity.id}`, {
    to: 'registered' as (typeof messageTargets)[number],
    text: {} as LocalText,
    urgent: false,
  });
  const { to, text, urgent } = kept.values;
  const [error, setError] = useMendedError(text);
  const form = usePreviewed({
    send: (isPreview) =>
      call(messageParties, {
        params: { id: activity.id },
        body: { requestKey, to, text, urgent, preview: isPreview },
      }),
    onDone: ({ isNew }) => {
      kept.drop();
      if (isNew) notifySuccess(t('office.activities.messageSent'));
      else notifyWarning(t('office.activities.messageTwice'));
      onClose();
    },
    onRefused: atField(setError, 'text'),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setError(undefined);
    form.preview();
  };
  const { shown } = form;
  return (
    <OfficeDialog title={t('office.activities.messageTitle')} wide onClose={onClose}>
      {shown ? (
        <div className="stack gap-16">
          {shown.missing.length > 0 && (
            <AlertPanel
              kind="wait"
              title={t('office.activities.messageMissing', {
                languages: shown.missing.map((locale) => localeNames[locale]).join(', '),
              })}
            />
          )}
          {shown.unreached.length > 0 && (
            <AlertPanel
              kind="wait"
              title={t('office.activities.messageUnreached', { names: shown.unreached.join(', ') })}
            />
          )}
          {shown.batches.length ? (
            <MessagePreview
              messages={shown.batches.map(({ count, ...batch }) => ({
                ...batch,
                to: t('office.activities.messageCount', { count }),
              }))}
            />
          ) : (
            <p>{t('office.activities.messageNobody')}</p>
          )}
          <DialogFoot
            action={shown.batches.length ? t('office.activities.messageSend') : undefined}
            icon="paper-plane-tilt"
            busy={form.busy}
            onAction={form.act}
            away={t('office.activities.goBack')}
            onAway={form.back}
          />
        </div>
      ) : (
        <form className="stack gap-16" noValidate onSubmit={submit}>
          <FilterBar>
            <SelectField
              label={t('office.activities.messageTo')}
              choices={choicesOf(messageTargets, (value) =>
                t(`office.activities.messageTos.${value}`),
              )}
              {...kept.field('to')}
            />
          </FilterBar>
          <LocalField
            label={t('office.activities.messageText')}
            {...kept.field('text')}
            long
            error={error}
          />
          <CheckChoice
            name="urgent"
            checked={urgent}
            onChange={kept.set('urgent')}
            label={t('office.activities.messageUrgent')}
            hint={t('office.activities.messageUrgentHint')}
          />
          <DialogFoot action={t('office.activities.preview')} busy={form.busy} />
        </form>
      )}
    </OfficeDialog>
  );
}
