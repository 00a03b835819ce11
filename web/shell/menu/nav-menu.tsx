import { Link, useLocation } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import dropdownClasses from './dropdown-panel.module.css';
import { childRoute, isChildCurrent, isCurrent, type MenuItem, menu } from './menu.ts';
import classes from './nav-menu.module.css';
import { useDropdown } from './use-dropdown.ts';

function Branch({ item, path }: { item: MenuItem; path: string }) {
  const { t } = useTranslation();
  const dropdown = useDropdown({ hover: true });
  return (
    <div {...dropdown.root} className={classes.branch}>
      <button
        {...dropdown.button}
        className={classes.item}
        aria-current={isCurrent(item, path) ? 'true' : undefined}
      >
        {t(item.label)}
        <Icon name="caret-down" />
      </button>
      <div {...dropdown.panel} className={cx(dropdownClasses.panel, classes.panel)}>
        <ul>
          {item.children?.map((child) => (
            <li key={child.path}>
              <Link
                to={childRoute(item, child)}
                aria-current={isChildCurrent(item, child, path) ? 'page' : undefined}
                onClick={dropdown.close}
              >
                {t(child.label)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The main menu: links, and branches whose list opens on hover, click and keyboard (design rule 28). */
export function NavMenu() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav className={classes.menu} aria-label={t('shell.menu')}>
      <ul>
        {menu.map((item) => (
          <li key={item.path}>
            {item.children ? (
              <Branch item={item} path={pathname} />
            ) : (
              <Link
                className={classes.item}
                to={item.path}
                aria-current={isCurrent(item, pathname) ? 'page' : undefined}
              >
                {t(item.label)}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
