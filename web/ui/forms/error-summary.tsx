import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
  const shown = useRef(false);
  const before = useRef(errors);
  // A new list of errors takes the focus; one that only lost what was mended does not.
  useLayoutEffect(() => {
    const isRest = errors.every((one) =>
      before.current.some(({ field, message }) => field === one.field && message === one.message),
    );
    if (errors.length && (!isRest || !shown.current)) box.current?.focus();
    shown.current = errors.length > 0;
    before.current = errors;
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
