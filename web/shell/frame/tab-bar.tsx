import { Link, useLocation } from 'react-router';
import type { MessageKey } from '#i18n/messages.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { type Tab, tabOf } from '#web/shell/menu/menu.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './tab-bar.module.css';

type Entry = { tab: Tab; to: string; icon: IconName; label: MessageKey };

const before: Entry[] = [
  { tab: 'home', to: '/', icon: 'house', label: 'shell.home' },
  { tab: 'services', to: '/services', icon: 'hand-heart', label: 'shell.services' },
];
const after: Entry[] = [
  {
    tab: 'community',
    to: '/community/activity/list',
    icon: 'calendar-star',
    label: 'shell.community',
  },
  { tab: 'mine', to: '/user/index', icon: 'user-circle', label: 'shell.mine' },
];

/** The five tabs of the mobile site, with the call button raised in the middle (readings "Mobile"). */
export function TabBar() {
  const { t } = useTranslation();
  const { phone } = useSite();
  const { pathname } = useLocation();
  const here = tabOf(pathname);

  const entry = ({ tab, to, icon, label }: Entry) => (
    <li key={tab}>
      <Link to={to} aria-current={tab === here ? (to === pathname ? 'page' : 'true') : undefined}>
        <Icon name={icon} />
        <span>{t(label)}</span>
      </Link>
    </li>
  );
  return (
    <nav className={classes.bar} aria-label={t('shell.tabs')}>
      <ul>
        {before.map(entry)}
        {phone && (
          <li>
            <a className={classes.call} href={telLink(phone)}>
              <span className={classes.bubble}>
                <Icon name="phone-call" />
              </span>
              <span>
                {t('shell.call')}
                <span className="sr-only"> {phone}</span>
              </span>
            </a>
          </li>
        )}
        {after.map(entry)}
      </ul>
    </nav>
  );
}
