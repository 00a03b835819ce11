import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';

/** Beside a form, for a browser that runs no scripts: the form won't work, the phone does. */
export function NoScript() {
  const { t } = useTranslation();
  const { phone } = useSite();
  return (
    <noscript>
      <p>
        <b>{t('common.noScript')}</b> {phone && <a href={telLink(phone)}>{phone}</a>}
      </p>
    </noscript>
  );
}
