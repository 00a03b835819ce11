import { type ReactNode, useEffect, useRef } from 'react';
import { Picture } from '#web/ui/media/picture.tsx';
import { BackLink } from '#web/ui/navigation/back-link.tsx';
import { cx } from './class-names.ts';
import classes from './page-head.module.css';

type Props = {
  title: ReactNode;
  lead?: ReactNode;
  /** The title comes from data. */
  fromData?: boolean;
  back?: { to: string; label: string };
  /** A drawn picture (a path), 360 by 260 or alike; none on the later steps of a form. */
  art?: string | undefined;
  /** The picture has its own background and needs a frame. */
  framed?: boolean;
  /** Focuses the heading: the reader came from another view of the same page. */
  takeFocus?: boolean;
  /** Badges above the title, buttons below the lead. */
  above?: ReactNode;
  children?: ReactNode;
};

/** The head of an inner page: back link, h1, lead and picture. */
export function PageHead(props: Props) {
  const { title, lead, fromData, back, art, framed, takeFocus, above, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <header className={classes.head}>
      <div className={`wrap ${classes.grid}`}>
        {/* Before the words, which flow around it on a phone. */}
        {art && (
          <Picture
            src={art}
            alt=""
            width={360}
            height={framed ? 220 : 260}
            first
            className={cx(classes.art, framed && classes.framed)}
          />
        )}
        <div className={classes.text}>
          {back && (
            <BackLink to={back.to} className={classes.back}>
              {back.label}
            </BackLink>
          )}
          {above}
          <h1
            ref={heading}
            tabIndex={takeFocus ? -1 : undefined}
            className={cx(classes.title, fromData && 'from-data')}
          >
            {title}
          </h1>
          {lead && <p className={classes.lead}>{lead}</p>}
          {children}
        </div>
      </div>
    </header>
  );
}
