import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { ElderMode, HighContrast } from '#web/shell/display/modes.tsx';
import { ReadAloud } from '#web/shell/display/read-aloud.tsx';
import { TextSize } from '#web/shell/display/text-size.tsx';
import { LanguageMenu } from '#web/shell/menu/language-menu.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './utility-bar.module.css';

/** The phone, in the same place on every page (design rule 21), and how the page is shown. */
export function UtilityBar() {
  const { t } = useTranslation();
  const { phone } = useSite();
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        {phone && (
          <a className={classes.phone} href={telLink(phone)}>
            <Icon name="phone-call" />
            <span>
              <b>{phone}</b> <small>{t('shell.spokenLanguages')}</small>
            </span>
          </a>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend */}
        <div className={classes.tools} role="group" aria-label={t('shell.display')}>
          <TextSize />
          <ElderMode />
          <HighContrast />
          <ReadAloud />
        </div>
        <LanguageMenu variant="bar" />
      </div>
    </div>
  );
}
