import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './dialog.module.css';

/** Where one begins: the search or the first field; in a question, the button that changes nothing. */
const firstIn = (dialog: HTMLElement): HTMLElement | null => {
  const find = (selector: string) => dialog.querySelector<HTMLElement>(selector);
  const first =
    find('input[type="search"]') ??
    find(':is(input:not([type="hidden"]), select, textarea):not(:disabled, [hidden])');
  const isRadio = first instanceof HTMLInputElement && first.type === 'radio';
  const chosen = isRadio && find(`input[name="${first.name}"]:checked`);
  return chosen || first || find('[data-away]');
};

/**
 * Focuses where one begins, now and whenever what had the focus is gone: fields may come late, and a step may replace
 * another. Leaves the focus alone once the reader has moved it.
 */
const followFirst = (dialog: HTMLElement): (() => void) => {
  firstIn(dialog)?.focus();
  const start = document.activeElement;
  let hasMoved = firstIn(dialog) === start;
  const move = () => {
    hasMoved = true;
  };
  dialog.addEventListener('keydown', move, { once: true });
  const watcher = new MutationObserver(() => {
    const at = document.activeElement;
    const isLost = !at || at === document.body || at === dialog || (at === start && !hasMoved);
    const first = isLost ? firstIn(dialog) : null;
    if (!first) return;
    move();
    first.focus();
  });
  watcher.observe(dialog, { childList: true, subtree: true });
  return () => {
    watcher.disconnect();
    dialog.removeEventListener('keydown', move);
  };
};

/**
 * The browser's own dialog: it traps the focus, makes the page behind it inert, closes on Esc and restores the focus.
 * A form begins at its first field, others at the close button. Returns the props of the `<dialog>`. `main` gets the
 * focus if the page has changed meanwhile.
 */
const useModal = (onClose: () => void, isForm: boolean, main?: string) => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    const openedAt = window.location.pathname;
    element?.showModal();
    // On the site a field would bring up the keyboard of a phone before anything was read.
    const stop = element && isForm ? followFirst(element) : undefined;
    return () => {
      stop?.();
      element?.close();
      // React removes the element with the focus in it, so the browser can't restore it.
      const moved = main && window.location.pathname !== openedAt;
      const next = moved ? document.getElementById(main) : before;
      if (next instanceof HTMLElement && next.isConnected) next.focus({ preventScroll: true });
    };
  }, [isForm, main]);
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
  onClose: () => void;
  children: ReactNode;
};

/** The frame of every dialog: its title, the close button, and what is in it. */
export function Dialog({ title, variant, wide, main, onClose, children }: Props) {
  const { t } = useTranslation();
  const modal = useModal(onClose, variant === 'office', main);
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
