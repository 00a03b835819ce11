import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './detail-view.module.css';

export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={`${classes.back} no-print`}>
      <Icon name="arrow-left" />
      {children}
    </Link>
  );
}
