import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';

/** Not for caregivers: a lasting message with a next step (design rule 15). */
export function RefusalPanel({ message }: { message: string }) {
  const { t } = useTranslation();
  const { phone } = useSite();
  return (
    <AlertPanel
      kind="wrong"
      title={message}
      actions={
        phone && (
          <LinkButton to={telLink(phone)} icon="phone">
            {phone}
          </LinkButton>
        )
      }
    >
      <p>{t('home.refusedHint')}</p>
    </AlertPanel>
  );
}
