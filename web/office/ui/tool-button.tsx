/** The usual buttons of the office: small, with an outline. */
import type { ComponentProps } from 'react';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';

export const ToolButton = (props: Omit<ComponentProps<typeof Button>, 'variant' | 'size'>) => (
  <Button {...props} variant="line" size="small" />
);

export const ToolLink = (props: Omit<ComponentProps<typeof LinkButton>, 'variant' | 'size'>) => (
  <LinkButton {...props} variant="line" size="small" />
);
