import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';
import { Part } from './hydration-boundary.tsx';
import { Icon } from './icon.tsx';
import classes from './section.module.css';

type SectionProps = {
  id?: string;
  /** The background: paper, sand, a warm glow, or the jade band. */
  tone?: 'paper' | 'sand' | 'warm' | 'jade';
  /** Less space above and below. */
  tight?: boolean;
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A band of a page. It is a container: its content responds to its width in em, and so to the text size. React
 * hydrates each band on its own, so taps are handled in between.
 */
export function Section({
  id,
  tone = 'paper',
  tight,
  labelledBy,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={cx(classes.section, classes[tone], tight && classes.tight, className)}
    >
      <div className={`wrap ${classes.inner}`}>
        <Part>{children}</Part>
      </div>
    </section>
  );
}

type HeadProps = {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  more?: { to: string; label: ReactNode };
};

export function SectionHead({ id, title, lead, more }: HeadProps) {
  return (
    <div className={classes.head}>
      <div className={classes.words}>
        <h2 id={id}>{title}</h2>
        {lead && <p className={classes.lead}>{lead}</p>}
      </div>
      {more && (
        <Link to={more.to} className={classes.more}>
          {more.label}
          {/* "More" alone is not a useful link text. */}
          <span className="sr-only"> {title}</span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
}

type ColumnsProps = {
  /** Of three things where two columns fit, the last is as wide as both. */
  lastWide?: boolean;
  children: ReactNode;
};

/** Three columns, two or one, by width and text size; always one in easy view. */
export function Columns({ lastWide, children }: ColumnsProps) {
  return <ul className={cx(classes.columns, lastWide && classes.lastWide)}>{children}</ul>;
}
