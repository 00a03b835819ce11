import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/icon.tsx';
import classes from './modal.module.css';
import { mainId } from './skip-link.tsx';

type Props = { title: string; look?: 'box' | 'sheet'; onClose: () => void; children: ReactNode };

/**
 * The browser's own dialog: it holds the focus, makes the page behind it inert, closes on Esc and gives the focus
 * back, without a line of script for any of it.
 */
export function Modal({ title, look = 'box', onClose, children }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const openedAt = window.location.pathname;
    element?.showModal();
    return () => {
      element?.close();
      // React takes the element away with the focus in it; the browser then forgets where it came from. And while
      // the dialog was open, a new page could not take the focus.
      const moved = window.location.pathname !== openedAt;
      const next = moved ? document.getElementById(mainId) : before;
      if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
    };
  }, []);

  // In the body: where it was opened from has colours and sizes of its own.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own; this is the click beside it
    <dialog
      ref={dialog}
      className={classes[look]}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" className={classes.close} onClick={onClose}>
            <Icon name="x" />
            <span>{t('common.close')}</span>
          </button>
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
