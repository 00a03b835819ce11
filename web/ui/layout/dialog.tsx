import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './dialog.module.css';

/**
 * The browser's own dialog: it traps the focus, makes the page behind it inert, closes on Esc and restores the focus.
 * It begins at the close button, unless `begin` knows better. Returns the props of the `<dialog>`. `main` gets the focus
 * if the page has changed meanwhile.
 */
const useModal = ({ onClose, begin, main }: Pick<Props, 'onClose' | 'begin' | 'main'>) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const openedAt = window.location.pathname;
    element?.showModal();
    const stop = element ? begin?.(element) : undefined;
    return () => {
      stop?.();
      element?.close();
      // React removes the element with the focus in it, so the browser can't restore it.
      const moved = main && window.location.pathname !== openedAt;
      const next = moved ? document.getElementById(main) : before;
      if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
    };
  }, [begin, main]);
  return {
    ref: dialog,
    // The close event is asynchronous: the dialog may be open again, or gone.
    onClose: () => {
      if (dialog.current && !dialog.current.open) onClose();
    },
  };
};

type Props = {
  title: string;
  /** A box in the middle, a sheet from the edge, a picture as large as the window, or a form of the office. */
  variant: 'box' | 'sheet' | 'picture' | 'office';
  wide?: boolean | undefined;
  /** The id of the page's main element. */
  main?: string;
  /** Focuses where one begins; what it returns is called at the end. Always the same function. */
  begin?: (dialog: HTMLElement) => () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The frame of every dialog: its title, the close button, and what is in it. */
export function Dialog({ title, variant, wide, main, begin, onClose, children }: Props) {
  const { t } = useTranslation();
  const modal = useModal({ onClose, begin, main });
  const heading = useId();
  const closesOutside = variant === 'box' || variant === 'sheet';
  const dialog = (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Esc; this is a click on the backdrop
    <dialog
      {...modal}
      className={classes[variant]}
      data-wide={wide || undefined}
      aria-labelledby={heading}
      onClick={(event) => closesOutside && event.target === event.currentTarget && onClose()}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 id={heading}>{title}</h2>
          <Button variant="line" size="small" icon="x" onClick={onClose}>
            {t('common.close')}
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  );
  // In the body: what opened it may have colours and sizes of its own.
  return variant === 'office' ? dialog : createPortal(dialog, document.body);
}
