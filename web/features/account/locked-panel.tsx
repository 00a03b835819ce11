import { isUsPhone } from '#contract/field-rules.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { PhoneButton } from '#web/ui/forms/phone-button.tsx';

/** Locked after too many attempts, with two ways out (readings "Accounts"). The same for unknown names. */
export function LockedPanel({ username }: { username: string }) {
  const { t } = useTranslation();
  return (
    <div className="stack gap-12">
      <AlertPanel kind="wrong" role="alert" title={t('errors.locked')}>
        <p>{t('reset.lockedHint')}</p>
      </AlertPanel>
      <LinkButton to="/resetpwd" wide state={isUsPhone(username) ? { phone: username } : null}>
        {t('reset.lockedReset')}
      </LinkButton>
      <PhoneButton variant="line" wide />
    </div>
  );
}
