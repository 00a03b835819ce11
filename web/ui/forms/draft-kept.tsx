import type { ReactNode } from 'react';
import { type AlertKind, AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import { Button } from './button.tsx';

type Props = {
  title: ReactNode;
  drop: ReactNode;
  onDrop: () => void;
  kind?: AlertKind;
  icon?: IconName;
};

/** Says that a draft was restored, and offers to start over. */
export function DraftKept({ title, drop, onDrop, kind = 'info', icon }: Props) {
  return (
    <AlertPanel
      kind={kind}
      title={title}
      actions={
        <Button variant="line" size="small" icon={icon} onClick={onDrop}>
          {drop}
        </Button>
      }
    />
  );
}
