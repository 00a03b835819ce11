import { useLocation } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './acting-strip.module.css';

/** Says of a page that is opened by a preview link that visitors do not see it. */
export default function PreviewStrip() {
  const { t } = useTranslation();
  if (!new URLSearchParams(useLocation().search).has('preview')) return null;
  return (
    <div className={`${classes.strip} no-print`} role="status">
      <Icon name="eye-slash" />
      <p>{t('shell.preview')}</p>
    </div>
  );
}
