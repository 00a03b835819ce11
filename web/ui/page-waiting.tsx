import { useTranslation } from 'react-i18next';
import classes from './page-waiting.module.css';

/** What the server renders of a page that only the browser can fill. */
export function PageWaiting() {
  const { t } = useTranslation();
  return (
    <div className={classes.waiting} role="status">
      <p>{t('common.loading')}</p>
    </div>
  );
}
