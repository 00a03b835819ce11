import type { ComponentProps } from 'react';
import { Dialog } from '#web/ui/layout/dialog.tsx';

/** A modal dialog of the office; only its button and Escape close it. */
export const OfficeDialog = (props: Omit<ComponentProps<typeof Dialog>, 'variant' | 'main'>) => (
  <Dialog {...props} variant="office" />
);
