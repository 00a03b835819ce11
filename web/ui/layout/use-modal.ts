/**
 * The browser's own dialog: it holds the focus, makes the page behind it inert, closes on Esc and gives the focus
 * back, without a line of script for any of it.
 */
import { useEffect, useRef } from 'react';

/** Answers what the `<dialog>` must carry. `main` takes the focus when another page came meanwhile. */
export const useModal = (onClose: () => void, main?: string) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const openedAt = window.location.pathname;
    element?.showModal();
    return () => {
      element?.close();
      // React takes the element away with the focus in it; the browser then forgets where it came from.
      const moved = main && window.location.pathname !== openedAt;
      const next = moved ? document.getElementById(main) : before;
      if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
    };
  }, [main]);
  return {
    ref: dialog,
    // The browser tells it a little later: by then it may be open again, or gone.
    onClose: () => {
      if (dialog.current && !dialog.current.open) onClose();
    },
  };
};
