import { useTranslation } from 'react-i18next';
import { isUsPhone } from '#contract/fields.ts';
import { telLink, useSite } from '#web/lib/site.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { LinkButton } from '#web/ui/button.tsx';

/** Too many tries: it stays, with the two ways out (readings "Accounts"). The same for names that have no account. */
export function LockedPanel({ username }: { username: string }) {
  const { t } = useTranslation();
  const { phone } = useSite();
  return (
    <AlertPanel
      kind="wrong"
      role="alert"
      title={t('errors.locked')}
      actions={
        <>
          <LinkButton
            to="/resetpwd"
            icon="lock"
            state={isUsPhone(username) ? { phone: username } : null}
          >
            {t('reset.lockedReset')}
          </LinkButton>
          {phone && (
            <LinkButton to={telLink(phone)} look="line" icon="phone">
              {phone}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t('reset.lockedHint')}</p>
    </AlertPanel>
  );
}
