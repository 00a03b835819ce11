import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import classes from './office-dialog.module.css';

type Props = { title: string; wide?: boolean; children: ReactNode; onClose: () => void };

/** A question or a small form above the page; Escape closes it and the focus goes back. */
export function OfficeDialog({ title, wide, children, onClose }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const before = document.activeElement;
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-wide={wide || undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        <Button look="line" size="small" icon="x" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      {children}
    </dialog>
  );
}
