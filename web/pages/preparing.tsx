import { useTranslation } from 'react-i18next';
import { telLink, useSite } from '#web/lib/site.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { PageMeta } from '#web/ui/page-meta.tsx';
import classes from './preparing.module.css';

/** A page whose feature is not built yet: the shell, its heading and a plain sentence. */
export function Preparing({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation();
  const { phone } = useSite();
  return (
    <>
      <PageMeta title={title} lead={lead} />
      <PageHead title={title} lead={lead} />
      <div className={`wrap ${classes.body}`}>
        <p>{t('pages.preparing')}</p>
        {phone && (
          <p>
            <a href={telLink(phone)}>{t('shell.callPhone', { phone })}</a>
          </p>
        )}
      </div>
    </>
  );
}
