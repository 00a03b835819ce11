import type { ReactNode } from 'react';
import type { ButtonVariant } from '#web/ui/forms/button.tsx';
import { DialogFoot, OfficeDialog } from './office-dialog.tsx';

type Props = {
  title: string;
  /** What will happen. */
  children: ReactNode;
  action: string;
  variant?: ButtonVariant;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Says what will happen, and does it only then. */
export function ConfirmDialog({ title, children, onConfirm, onClose, ...foot }: Props) {
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <div className="stack gap-16">
        {children}
        <DialogFoot {...foot} size="normal" onAction={onConfirm} onAway={onClose} />
      </div>
    </OfficeDialog>
  );
}
