import { useStaff } from '#web/office/shell/office.layout.tsx';
import classes from './kbd.module.css';

/** The letter that does the same; not for screen readers, whose own keys it may be, and not where letters are off. */
export function Kbd({ children }: { children: string }) {
  if (!useStaff().letterKeys) return null;
  return (
    <span className={classes.kbd} aria-hidden="true">
      {children.toUpperCase()}
    </span>
  );
}
