import type { ReactNode } from 'react';
import classes from './form-buttons.module.css';

/** The last row of a form: first the way on, then the way back or elsewhere. */
export function FormButtons({ children }: { children: ReactNode }) {
  return <div className={classes.buttons}>{children}</div>;
}
