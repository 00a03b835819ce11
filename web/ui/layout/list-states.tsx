import type { ReactNode } from 'react';
import classes from './list-states.module.css';

/** The body of a list page: filters, then results. */
export function ListBody({ children }: { children: ReactNode }) {
  return <div className={`stack wrap ${classes.body}`}>{children}</div>;
}
