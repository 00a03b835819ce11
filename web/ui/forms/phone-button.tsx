import type { ComponentProps } from 'react';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { WithNumber } from '#web/ui/layout/with-number.tsx';
import { LinkButton } from './button.tsx';

type Props = Pick<
  Partial<ComponentProps<typeof LinkButton>>,
  'variant' | 'icon' | 'wide' | 'className'
>;

/** A button that calls us; nothing without a number to call. */
export function PhoneButton({ icon = 'phone', ...look }: Props) {
  const { phone } = useSite();
  if (!phone) return null;
  return (
    <LinkButton to={telLink(phone)} icon={icon} {...look}>
      <WithNumber text={phone} phone={phone} />
    </LinkButton>
  );
}
