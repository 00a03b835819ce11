/**
 * The browser's own dialog: it holds the focus, makes the page behind it inert, closes on Esc and gives the focus
 * back, without a line of script for any of it.
 */
import { useEffect, useRef } from 'react';

/** Returns the props of the `<dialog>`. `main` gets the focus if the page has changed meanwhile. */
export const useModal = (onClose: () => void, main?: string) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const openedAt = window.location.pathname;
    element?.showModal();
    return () => {
      element?.close();
      // React removes the element with the focus in it, so the browser can't restore it.
      const moved = main && window.location.pathname !== openedAt;
      const next = moved ? document.getElementById(main) : before;
      if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
    };
  }, [main]);
  return {
    ref: dialog,
    // The close event is asynchronous: the dialog may be open again, or gone.
    onClose: () => {
      if (dialog.current && !dialog.current.open) onClose();
    },
  };
};
