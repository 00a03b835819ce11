import type { CompanyAddress } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, whole } from '#web/lib/page/site.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';

type Props = {
  office: CompanyAddress;
  /** Another office can be chosen here. */
  canChange: boolean;
};

/** Nothing free within the horizon: the number of that office. */
export function NoDays({ office: { companyName, phone }, canChange }: Props) {
  const { t } = useTranslation();
  return (
    <AlertPanel
      kind="wait"
      role="status"
      title={t('services.noDays')}
      actions={
        <>
          <LinkButton to={telLink(phone)} icon="phone">
            {whole(phone)}
            <span className="sr-only"> {companyName}</span>
          </LinkButton>
          {canChange && (
            <LinkButton to="?step=office" variant="line" icon="buildings">
              {t('services.otherOffice')}
            </LinkButton>
          )}
        </>
      }
    >
      <p>{t('services.noDaysHint')}</p>
    </AlertPanel>
  );
}
