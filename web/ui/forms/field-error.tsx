import type { ReactNode } from 'react';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './field.module.css';

type Props = { id: string; error?: ReactNode; fix?: ReactNode };

/** The error message and a sentence on how to fix it (design rule 14). */
export function FieldError({ id, error, fix }: Props) {
  if (!error) return null;
  return (
    <p className={classes.error} id={id}>
      <Icon name="warning-circle" />
      <span>
        <b>{error}</b>
        {fix && <span className={classes.fix}>{fix}</span>}
      </span>
    </p>
  );
}
