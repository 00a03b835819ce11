import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useUser } from '#web/lib/api/session.ts';
import { mainId } from '#web/shell/frame/skip-link.tsx';
import { AccountArea } from '#web/shell/menu/account-area.tsx';
import { childRoute, isChildCurrent, isCurrent, menu } from '#web/shell/menu/menu.ts';
import { AutoContinue } from '#web/ui/feedback/auto-continue.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './display-sheet.module.css';
import { ElderMode, HighContrast } from './modes.tsx';
import { ReadAloud } from './read-aloud.tsx';
import { TextSize } from './text-size.tsx';

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

/** Behind the "Aa" button of the mobile bar: how the page looks, who is signed in, and the whole menu. */
export default function DisplaySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { key } = useLocation();
  const user = useUser();
  const opened = useRef({ key, user });

  // Close after navigating or signing out.
  useEffect(() => {
    if (opened.current.key !== key || (opened.current.user && !user)) onClose();
  }, [key, user, onClose]);

  return (
    <Dialog title={t('shell.display')} variant="sheet" main={mainId} onClose={onClose}>
      <TextSize stacked />
      <div className="stack gap-10">
        <ElderMode variant="row" />
        <HighContrast variant="row" />
        <ReadAloud variant="row" onStart={onClose} />
        <AutoContinue />
      </div>
      <Menu />
      <AccountArea variant="sheet" />
    </Dialog>
  );
}
