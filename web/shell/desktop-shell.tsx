import type { ReactNode } from 'react';
import { Part } from '#web/ui/part.tsx';
import { AccountArea } from './account-area.tsx';
import { Brand } from './brand.tsx';
import classes from './desktop-shell.module.css';
import { FloatingButtons } from './floating-buttons.tsx';
import { Footer } from './footer.tsx';
import { NavMenu } from './nav-menu.tsx';
import { ReadingBar } from './read-aloud.tsx';
import { mainId, SkipLink } from './skip-link.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { UtilityBar } from './utility-bar.tsx';

/** The frame of the desktop site. Nothing sticks to the top, so nothing there can hide the focus. */
export function DesktopShell({ children }: { children: ReactNode }) {
  useFocusOnNavigation();
  return (
    <>
      <SkipLink />
      <header>
        <UtilityBar />
        <div className={classes.nav}>
          <div className={classes.row}>
            <Brand look="header" />
            <div className={classes.menu}>
              <NavMenu />
            </div>
            <AccountArea look="header" />
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
