import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';
import { Part } from './hydration-boundary.tsx';
import { Icon } from './icon.tsx';
import classes from './section.module.css';

type SectionProps = {
  id?: string;
  /** The ground: paper, sand, a warm glow, or the jade band. */
  tone?: 'paper' | 'sand' | 'warm' | 'jade';
  /** Less space above and below. */
  tight?: boolean;
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A band of a page. It is a container: what is inside answers to its width in em, so to the text size too. React takes
 * over each band by itself, so that a finger is answered between two of them.
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
          {/* "More" alone is no link text for screen readers or search engines. */}
          <span className="sr-only"> {title}</span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </div>
  );
}

/** Three side by side where there is room for the text size, then two, then one; always one in easy view. */
export function Columns({ as: Tag = 'ul', children }: { as?: 'ul' | 'div'; children: ReactNode }) {
  return <Tag className={classes.columns}>{children}</Tag>;
}
