import { useTranslation } from 'react-i18next';
import type { MessagePreview } from '#contract/staff/office.ts';
import { PreviewStep } from '#web/office/ui/dialog-foot.tsx';

type Props = {
  form: { busy: boolean; act: () => void; back: () => void };
  messages: readonly MessagePreview[];
  action: string;
};

/** The last look before somebody is entered or booked: what they will read. */
export function PersonPreviewStep({ form, messages, action }: Props) {
  const { t } = useTranslation();
  return (
    <PreviewStep
      messages={messages}
      action={action}
      look="main"
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
