import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { messageOf } from '#web/lib/page/notify.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { AlertPanel } from './alert-panel.tsx';

/** A part that failed to load: the reason, a retry, and our phone. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const { phone } = useSite();
  return (
    <AlertPanel
      kind="wrong"
      role="alert"
      title={t('common.loadFailed')}
      actions={
        <>
          <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
          {phone && (
            <LinkButton to={telLink(phone)} variant="line" icon="phone">
              {phone}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{messageOf(error, t)}</p>
    </AlertPanel>
  );
}
