import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LanguageMenu } from '#web/shell/menu/language-menu.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Brand } from './brand.tsx';
import classes from './top-bar.module.css';

const MenuSheet = lazy(() => import('#web/shell/menu/menu-sheet.tsx'));

/** The slim bar of the mobile site. It scrolls away with the page, so it can never hide the focus. */
export function TopBar() {
  const { t } = useTranslation();
  const [showing, setShowing] = useState(false);
  const [close] = useState(() => () => setShowing(false));
  return (
    <div className={classes.bar}>
      <Brand variant="bar" />
      <div className={classes.tools}>
        <LanguageMenu variant="small" />
        <button
          type="button"
          className={classes.menu}
          aria-haspopup="dialog"
          onClick={() => setShowing(true)}
        >
          <Icon name="list" />
          {t('shell.menuButton')}
        </button>
      </div>
      {showing && (
        <Suspense fallback={null}>
          <MenuSheet onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
