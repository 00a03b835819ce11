import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useModal } from '#web/ui/layout/use-modal.ts';
import classes from './office-dialog.module.css';
import { ToolButton } from './tool-button.tsx';

type Props = { title: string; wide?: boolean; children: ReactNode; onClose: () => void };

/** A modal dialog; Escape closes it and restores the focus. */
export function OfficeDialog({ title, wide, children, onClose }: Props) {
  const { t } = useTranslation();
  const modal = useModal(onClose);
  const heading = useId();
  return (
    <dialog
      {...modal}
      className={classes.dialog}
      data-wide={wide || undefined}
      aria-labelledby={heading}
    >
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        <ToolButton icon="x" onClick={onClose}>
          {t('common.close')}
        </ToolButton>
      </div>
      {children}
    </dialog>
  );
}
