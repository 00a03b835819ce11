import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Part } from '#web/ui/part.tsx';
import { AccountArea } from './account-area.tsx';
import { Footer } from './footer.tsx';
import { tabOf } from './menu.ts';
import classes from './mobile-shell.module.css';
import { ReadingBar } from './read-aloud.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { SubTabs } from './sub-tabs.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The frame of the mobile site at /h5/: slim bar, tabs, one column. */
export function MobileShell({ children }: { children: ReactNode }) {
  useFocusOnNavigation();
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <header>
        <TopBar />
        <SubTabs />
        {tabOf(pathname) === 'mine' && (
          <div className={classes.account}>
            <AccountArea look="row" />
          </div>
        )}
      </header>
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Part>
        <Footer />
      </Part>
      <TabBar />
      <ReadingBar />
    </>
  );
}
