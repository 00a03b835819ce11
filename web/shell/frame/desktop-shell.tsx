import type { ReactNode } from 'react';
import { ReadingBar } from '#web/shell/display/read-aloud.tsx';
import { AccountArea } from '#web/shell/menu/account-area.tsx';
import { NavMenu } from '#web/shell/menu/nav-menu.tsx';
import { useFocusOnNavigation } from '#web/shell/menu/use-focus-on-navigation.ts';
import { Part } from '#web/ui/layout/hydration-boundary.tsx';
import { Brand } from './brand.tsx';
import classes from './desktop-shell.module.css';
import { FloatingButtons } from './floating-buttons.tsx';
import { Footer } from './footer.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { UtilityBar } from './utility-bar.tsx';

/** The frame of the desktop site. Nothing is sticky at the top, so nothing can cover the focus. */
export function DesktopShell({ children }: { children: ReactNode }) {
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <header>
        <UtilityBar />
        <div className={classes.nav}>
          <div className={classes.row}>
            <Brand variant="header" />
            <div className={classes.menu}>
              <NavMenu />
            </div>
            <AccountArea variant="header" />
          </div>
        </div>
      </header>
      <main id={mainId} tabIndex={-1}>
        {children}
      </main>
      <Part>
        <Footer />
      </Part>
      <FloatingButtons />
      <ReadingBar />
    </>
  );
}
