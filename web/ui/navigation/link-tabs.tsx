import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './link-tabs.module.css';

type Props = {
  label: string;
  tabs: readonly { to: string; label: ReactNode; current: boolean }[];
};

/** Tabs as links, so they can be bookmarked and shared. */
export function LinkTabs({ label, tabs }: Props) {
  return (
    <nav className={classes.tabs} aria-label={label}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab.to}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.current ? 'page' : undefined}
              className={classes.tab}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
