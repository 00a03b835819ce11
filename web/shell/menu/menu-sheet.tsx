import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useUser } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ElderMode, HighContrast } from '#web/shell/display/modes.tsx';
import { ReadAloud } from '#web/shell/display/read-aloud.tsx';
import { TextSize } from '#web/shell/display/text-size.tsx';
import { mainId } from '#web/shell/frame/skip-link.tsx';
import { AutoContinue } from '#web/ui/feedback/auto-continue.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { AccountArea } from './account-area.tsx';
import { childRoute, isChildCurrent, isCurrent, menu } from './menu.ts';
import classes from './menu-sheet.module.css';

function Menu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const entries = menu.flatMap((item) =>
    item.children
      ? item.children.map((child) => ({
          to: childRoute(item, child),
          label: child.label,
          here: isChildCurrent(item, child, pathname),
        }))
      : [{ to: item.path, label: item.label, here: isCurrent(item, pathname) }],
  );
  return (
    <nav aria-label={t('shell.menu')}>
      <ul className={classes.menu}>
        {entries.map(({ to, label, here }) => (
          <li key={to}>
            <Link to={to} aria-current={here ? 'page' : undefined}>
              {t(label)}
              <Icon name="caret-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Behind the menu button of the mobile bar: the whole menu, who is signed in, and how the page looks. */
export default function MenuSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const user = useUser();
  const opened = useRef({ key, user });

  // Close after navigating or signing out.
  useEffect(() => {
    if (opened.current.key !== key || (opened.current.user && !user)) onClose();
  }, [key, user, onClose]);

  return (
    <Dialog title={t('shell.menuButton')} variant="sheet" main={mainId} onClose={onClose}>
      <Menu />
      <AccountArea variant="sheet" />
      <h3>{t('shell.display')}</h3>
      <TextSize stacked />
      <div className="stack gap-10">
        <ElderMode variant="row" />
        <HighContrast variant="row" />
        <ReadAloud variant="row" onStart={onClose} />
        <AutoContinue />
      </div>
    </Dialog>
  );
}
