import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { switchLanguage } from '#web/lib/i18n/i18n.ts';
import { currentLocale, rememberLocale, storedLocale } from '#web/lib/i18n/locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { reportError } from '#web/lib/page/notify.ts';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './simplified-offer.module.css';

/** In the script that it offers, not in that of the page. */
export default function SimplifiedOffer() {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(() => !storedLocale() && currentLocale() === 'zh-TW');
  if (!open) return null;
  const change = async () => {
    try {
      await switchLanguage('zh-CN');
    } catch (error) {
      return reportError(error, t);
    }
    rememberLocale('zh-CN');
    setOpen(false);
    await revalidate();
  };
  const stay = () => {
    rememberLocale('zh-TW');
    setOpen(false);
  };
  return (
    <div className={`${classes.offer} no-print`} lang="zh-Hans">
      <Button size="small" icon="translate" onClick={change}>
        看简体
      </Button>
      <Button variant="quiet" size="small" onClick={stay}>
        <span lang="zh-Hant">繼續看繁體</span>
      </Button>
    </div>
  );
}
