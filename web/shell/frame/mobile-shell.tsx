import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ReadingBar } from '#web/shell/display/read-aloud.tsx';
import { AccountArea } from '#web/shell/menu/account-area.tsx';
import { tabOf } from '#web/shell/menu/menu.ts';
import { useFocusOnNavigation } from '#web/shell/menu/use-focus-on-navigation.ts';
import { Part } from '#web/ui/layout/hydration-boundary.tsx';
import { Footer } from './footer.tsx';
import classes from './mobile-shell.module.css';
import { mainId, SkipLink } from './skip-link.tsx';
import { SubTabs } from './sub-tabs.tsx';
import { TabBar } from './tab-bar.tsx';
import { TopBar } from './top-bar.tsx';

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
            <AccountArea variant="row" />
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
