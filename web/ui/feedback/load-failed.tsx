import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { messageOf } from '#web/lib/page/notify.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { PhoneButton } from '#web/ui/forms/phone-button.tsx';
import { AlertPanel } from './alert-panel.tsx';

/** A part that failed to load: the reason, a retry, and our phone. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <AlertPanel
      kind="wrong"
      role="alert"
      title={t('common.loadFailed')}
      actions={
        <>
          <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
          <PhoneButton variant="line" />
        </>
      }
    >
      <p>{messageOf(error, t)}</p>
    </AlertPanel>
  );
}
