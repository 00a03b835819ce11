import { Link, type LinkProps } from 'react-router';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './back-link.module.css';

type Props = Pick<LinkProps, 'to' | 'onClick' | 'children'> & { className?: string | undefined };

/** The link above a page's title to where the reader came from. */
export function BackLink({ className, children, ...link }: Props) {
  return (
    <Link {...link} className={cx(classes.back, className)}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
