import { Link } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import classes from './failed-page.module.css';

/** The page of a failed route: its title, an illustration, the way home and the phone. */
export function PageFailed({
  picture,
  title,
  lead,
  requestId,
}: {
  picture: string;
  title: string;
  /** What to do next. */
  lead: string;
  /** The failed request's id, for finding it in the log. */
  requestId: string | undefined;
}) {
  const { t } = useTranslation();
  const { phone, companyName } = useSite();
  return (
    <section className={classes.failed}>
      <title>{companyName ? `${title} · ${companyName}` : title}</title>
      <img src={picture} alt="" width={360} height={240} />
      <h1>{title}</h1>
      <p>{lead}</p>
      {requestId && <p>{t('client.requestNumber', { id: requestId })}</p>}
      <p className={classes.links}>
        <Link to="/">{t('shell.home')}</Link>
        {phone && <a href={telLink(phone)}>{t('shell.callPhone', { phone })}</a>}
      </p>
    </section>
  );
}
