import type { ReactNode } from 'react';
import classes from './form-buttons.module.css';

/** The last row of a form: submit first, then back or cancel. */
export function FormButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}
