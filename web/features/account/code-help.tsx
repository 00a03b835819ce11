import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { WithNumber } from '#web/ui/layout/with-number.tsx';
import classes from './code-help.module.css';

/** Below a code: what to do when it does not come (design rule 18). */
export function CodeHelp({ byEmail = false }: { byEmail?: boolean }) {
  const { t } = useTranslation();
  const { phone } = useSite();
  if (!phone) return null;
  return (
    <p>
      {t(byEmail ? 'center.emailCodeNone' : 'reset.codeNone')}{' '}
      <a href={telLink(phone)} className={classes.link}>
        <Icon name="phone" />
        <WithNumber text={`${t('register.callInstead')} ${phone}`} phone={phone} />
      </a>
    </p>
  );
}
