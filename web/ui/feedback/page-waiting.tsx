import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSite } from '#web/lib/page/site.ts';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { NoScript } from './no-script.tsx';
import classes from './page-waiting.module.css';

/** The server-rendered placeholder of a page that only the browser can fill. */
export function PageWaiting() {
  const { t } = useTranslation();
  const { companyName } = useSite();
  return (
    <>
      <PageMeta title={companyName} lead={t('pages.homeLead')} />
      <div className={classes.waiting} role="status">
        <p>{t('common.loading')}</p>
        <NoScript />
      </div>
    </>
  );
}
