import type { ReactNode } from 'react';
import { cx } from '#web/ui/layout/class-names.ts';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './empty-state.module.css';

type Props = {
  /** A drawn picture (a path), 360 by 260. */
  picture: string;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

/** An empty state: an illustration, a sentence, and the next step. */
export function EmptyState({ picture, title, children, actions }: Props) {
  return (
    <div className={classes.empty}>
      <Picture src={picture} alt="" width={360} height={260} className={classes.picture} />
      <p className={classes.title}>{title}</p>
      {children && <div className={cx('muted', classes.text)}>{children}</div>}
      {actions}
    </div>
  );
}
