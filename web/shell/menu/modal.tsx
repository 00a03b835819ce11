import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { mainId } from '#web/shell/frame/skip-link.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { useModal } from '#web/ui/layout/use-modal.ts';
import classes from './modal.module.css';

type Props = { title: string; look?: 'box' | 'sheet'; onClose: () => void; children: ReactNode };

/** A box in the middle, or a sheet from the edge, above the page. */
export function Modal({ title, look = 'box', onClose, children }: Props) {
  const { t } = useTranslation();
  // A page that came while it was open could not take the focus.
  const modal = useModal(onClose, mainId);
  const heading = useId();

  // In the body: where it was opened from has colours and sizes of its own.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the dialog's own; this is the click beside it
    <dialog
      {...modal}
      className={classes[look]}
      aria-labelledby={heading}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={`stack ${classes.content}`}>
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
