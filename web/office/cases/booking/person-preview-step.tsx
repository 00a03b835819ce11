import type { MessagePreview } from '#contract/staff/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PreviewStep } from '#web/office/ui/office-dialog.tsx';

type Props = {
  form: { busy: boolean; act: () => void; back: () => void };
  messages: readonly MessagePreview[];
  action: string;
};

/** The last step before somebody is registered or booked: the message they will get. */
export function PersonPreviewStep({ form, messages, action }: Props) {
  const { t } = useTranslation();
  return (
    <PreviewStep
      messages={messages}
      action={action}
      variant="main"
      size="normal"
      busy={form.busy}
      onAction={form.act}
      away={t('office.people.back')}
      onAway={form.back}
    >
      <p>{t('office.people.theyRead')}</p>
    </PreviewStep>
  );
}
