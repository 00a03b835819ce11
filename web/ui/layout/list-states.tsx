import type { ReactNode } from 'react';
import classes from './list-states.module.css';

/** Below the head of a page with a list: what chooses, then what was found. */
export function ListBody({ children }: { children: ReactNode }) {
  return <div className={`stack wrap ${classes.body}`}>{children}</div>;
}
