import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { PhoneButton } from '#web/ui/forms/phone-button.tsx';

/** Not for caregivers: a lasting message with a next step (design rule 15). */
export function RefusalPanel({ message }: { message: string }) {
  const { t } = useTranslation();
  return (
    <AlertPanel kind="wrong" title={message} actions={<PhoneButton />}>
      <p>{t('home.refusedHint')}</p>
    </AlertPanel>
  );
}
