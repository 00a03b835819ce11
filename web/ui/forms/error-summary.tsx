import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#web/ui/layout/icon.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import classes from './error-summary.module.css';

type Props = {
  title: ReactNode;
  /** One line a field; `field` is the control's id. */
  errors: readonly { field: string; message: ReactNode }[];
};

/** The error summary above a form: takes the focus when it appears; each line links to its field. */
export function ErrorSummary({ title, errors }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // A new list of errors takes the focus again.
  useEffect(() => {
    if (errors.length) box.current?.focus();
  }, [errors]);
  if (!errors.length) return null;
  return (
    <div className={classes.summary} role="alert" tabIndex={-1} ref={box}>
      <h2 className={classes.title}>
        <Icon name="warning-circle" />
        {title}
      </h2>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
