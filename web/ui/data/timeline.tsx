import type { ReactNode } from 'react';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './timeline.module.css';

export type Moment = {
  key: string;
  /** Done, current, upcoming, failed. */
  state: 'done' | 'now' | 'next' | 'wrong';
  title: ReactNode;
  /** The time, or a note. */
  hint?: ReactNode;
};

/** Past and upcoming steps, top to bottom. */
export function Timeline({ moments, label }: { moments: readonly Moment[]; label?: string }) {
  return (
    <ol className={classes.timeline} aria-label={label}>
      {moments.map(({ key, state, title, hint }) => (
        <li
          key={key}
          className={cx(state !== 'next' && classes[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={classes.dot} aria-hidden="true">
            {state === 'done' && <Icon name="check" />}
            {state === 'wrong' && <Icon name="x" />}
          </span>
          <b>{title}</b>
          {hint && <span className={classes.hint}>{hint}</span>}
        </li>
      ))}
    </ol>
  );
}
