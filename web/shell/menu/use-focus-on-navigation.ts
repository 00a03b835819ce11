/** Moves the focus to a new page, so keyboards and screen readers start there. */
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { mainId } from '#web/shell/frame/skip-link.tsx';

export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  // Before it is drawn: what somebody quick types into the new page stays in its field.
  useLayoutEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById(mainId);
    // Don't override a page that has set the focus itself.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
};
