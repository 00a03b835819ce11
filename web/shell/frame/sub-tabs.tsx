import { Link, useLocation } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { childRoute, menu, tabOf } from '#web/shell/menu/menu.ts';
import classes from './sub-tabs.module.css';

const community = menu.find((item) => item.path === '/community');

/** Inside the Community tab: Activities and News (readings "Mobile"). */
export function SubTabs() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (!community?.children || tabOf(pathname) !== 'community') return null;
  return (
    <nav className={classes.tabs} aria-label={t(community.label)}>
      <ul>
        {community.children.map((child) => {
          const to = childRoute(community, child);
          // '/community/activity/list' represents the whole '/community/activity' branch.
          const branch = to.split('/').slice(0, 3).join('/');
          const here = pathname === branch || pathname.startsWith(`${branch}/`);
          return (
            <li key={to}>
              <Link to={to} aria-current={here ? (to === pathname ? 'page' : 'true') : undefined}>
                {t(child.label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
