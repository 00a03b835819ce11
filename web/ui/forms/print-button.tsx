import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifyWarning } from '#web/lib/page/notify.ts';
import { isWeChat } from '#web/lib/page/we-chat.ts';
import { Button } from './button.tsx';

type Props = {
  variant?: 'main' | 'line';
  size?: 'small' | 'normal' | 'big';
  wide?: boolean;
  children: ReactNode;
};

/** Prints the page, or says how where the browser cannot. */
export function PrintButton({ variant = 'line', children, ...look }: Props) {
  const { t } = useTranslation();
  const print = () => (isWeChat() ? notifyWarning(t('browser.weChatPrint')) : window.print());
  return (
    <Button variant={variant} icon="printer" {...look} onClick={print}>
      {children}
    </Button>
  );
}
