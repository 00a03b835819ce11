/** A new page takes the focus, so that keyboards and screen readers begin where the eyes do. */
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { mainId } from '#web/shell/frame/skip-link.tsx';

export const useFocusOnNavigation = (): void => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById(mainId);
    // A page that has put the focus on something of its own knows better.
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
};
