import { Link } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './side-tabs.module.css';
import { type CenterTab, tabEntries, tabPath } from './tabs.ts';

type Props = { tabs: readonly CenterTab[]; current: CenterTab | null };

/** The tabs as large rows: on the left on a computer, their own page on a phone. */
export function SideTabs({ tabs, current }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('pages.userTitle')}>
      <ul className={classes.tabs}>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              to={tabPath(tab)}
              className={classes.tab}
              aria-current={tab === current ? 'page' : undefined}
            >
              <Icon name={tabEntries[tab].icon} />
              <span>{t(tabEntries[tab].label)}</span>
              <Icon name="caret-right" className={classes.go} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
