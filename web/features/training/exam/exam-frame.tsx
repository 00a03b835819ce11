import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './exam-frame.module.css';

type Props = {
  back: { to: string; label: string };
  title: string;
  /** The title contains text from data. */
  fromData?: boolean;
  /** Beside the title: the time, a badge. */
  beside?: ReactNode;
  /** Beside the main part: the answer sheet, the facts. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of every exam view: back link, heading, main part and aside. */
export function ExamFrame({ back, title, fromData, beside, aside, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The views share one page, so focus the new heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className={`wrap ${classes.page}`}>
      <Link to={back.to} className={classes.back}>
        <Icon name="arrow-left" />
        {back.label}
      </Link>
      <div className={classes.bar}>
        <h1 ref={heading} tabIndex={-1} className={cx(classes.title, fromData && 'from-data')}>
          {title}
        </h1>
        {beside}
      </div>
      {aside ? (
        <div className={classes.grid}>
          <div className="stack gap-24">{children}</div>
          {aside}
        </div>
      ) : (
        children
      )}
    </div>
  );
}
