import type { ReactNode } from 'react';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import classes from './alert-panel.module.css';

export type AlertKind = 'info' | 'good' | 'wait' | 'wrong';

const icons: Record<AlertKind, IconName> = {
  info: 'info',
  good: 'check-circle',
  wait: 'hourglass-medium',
  wrong: 'warning-circle',
};

type Props = {
  kind?: AlertKind;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons: what to do next. */
  actions?: ReactNode;
  /** 'alert' if it appears after an action; none if it is there from the start. */
  role?: 'alert' | 'status' | undefined;
  id?: string | undefined;
};

/** A lasting panel: icon, title, explanation and next steps (design rules 10 and 15). */
export function AlertPanel({ kind = 'info', title, children, actions, role, id }: Props) {
  return (
    <div className={cx(classes.alert, classes[kind])} role={role} id={id}>
      <Icon name={icons[kind]} className={classes.icon} />
      <div className="measure">
        <b className={classes.title}>{title}</b>
        {children}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
