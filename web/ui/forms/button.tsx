import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './button.module.css';

/** main is the single persimmon action of a page; full is for 'Fully Booked'; ghost is for jade backgrounds. */
export type ButtonVariant = 'main' | 'jade' | 'line' | 'quiet' | 'danger' | 'full' | 'ghost';

type Shape = {
  variant?: ButtonVariant;
  /** 48, 56 and 64 pixels high. */
  size?: 'small' | 'normal' | 'big';
  /** Full width. */
  wide?: boolean;
  icon?: IconName | undefined;
  iconEnd?: IconName | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const classOf = ({ variant = 'jade', size = 'normal', wide, className }: Shape): string =>
  cx(classes.button, classes[variant], classes[size], wide && classes.wide, className);

const Content = ({ icon, iconEnd, children }: Shape) => (
  <>
    {icon && <Icon name={icon} />}
    {children && <span className={classes.words}>{children}</span>}
    {iconEnd && <Icon name={iconEnd} className={classes.end} />}
  </>
);

type ButtonProps = Shape &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** Shows and announces progress and ignores further clicks, but keeps the focus. */
    busy?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconEnd, className, children, busy, onClick, type, ...rest } =
    props;
  return (
    <button
      type={type ?? 'button'}
      {...rest}
      className={classOf(props)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? (
        <span className={classes.spinner} aria-hidden="true" />
      ) : (
        icon && <Icon name={icon} />
      )}
      <Content iconEnd={iconEnd}>{children}</Content>
    </button>
  );
}

type LinkButtonProps = Shape & Omit<LinkProps, 'className' | 'children'>;

/** Paths of this site go through the router; tel:, mailto: and other sites are plain links. */
export function LinkButton(props: LinkButtonProps) {
  const { variant, size, wide, icon, iconEnd, className, children, ...rest } = props;
  return (
    <Link {...rest} className={classOf(props)}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </Link>
  );
}

type AnchorButtonProps = Shape & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>;

/** Bypasses the router: a URL of this host that is no page, such as a file. */
export function AnchorButton(props: AnchorButtonProps) {
  const { variant, size, wide, icon, iconEnd, className, children, ...rest } = props;
  return (
    <a {...rest} className={classOf(props)}>
      <Content icon={icon} iconEnd={iconEnd}>
        {children}
      </Content>
    </a>
  );
}
