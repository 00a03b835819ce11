import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './exam-frame.module.css';

type Props = {
  back: { to: string; label: string };
  title: string;
  /** The title holds words that staff typed. */
  fromData?: boolean;
  /** Beside the title: the time, a badge. */
  beside?: ReactNode;
  /** Beside the main part: the answer sheet, the facts. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of every part of the exam page: the way back, the heading, the main part and what stands beside it. */
export function ExamFrame({ back, title, fromData, beside, aside, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The parts share one address: reading goes on at the heading of the new one.
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
