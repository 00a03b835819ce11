import { type ReactNode, useId } from 'react';
import { cx } from '#web/ui/layout/class-names.ts';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import { Tile, type TileProps } from '#web/ui/layout/tile.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { CallUs } from './call-us.tsx';
import classes from './result-frame.module.css';

type FrameProps = {
  /** A drawn picture (a path), 420 by 320. */
  picture: string;
  /** The picture has its own background (360 by 220) and needs a frame. */
  framed?: boolean;
  title: string;
  lead: ReactNode;
  children?: ReactNode;
  /** The words above our number. */
  questions: ReactNode;
};

/** The page after a submission: confirmation, what happens next, our number. */
export function ResultFrame({ picture, framed, title, lead, children, questions }: FrameProps) {
  return (
    <div className={`stack wrap ${classes.page}`}>
      <div className={classes.head}>
        <Picture
          src={picture}
          alt=""
          width={420}
          height={framed ? 257 : 320}
          first
          className={cx(classes.art, framed && classes.framed)}
        />
        <div>
          <h1>
            <Phrases text={title} />
          </h1>
          <div className={classes.lead}>{lead}</div>
        </div>
      </div>
      {children}
      <CallUs>{questions}</CallUs>
    </div>
  );
}

/** One section, with its heading. */
export function ResultPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.next}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Next steps as tiles. */
export function ResultTiles({ tiles }: { tiles: readonly TileProps[] }) {
  return (
    <ul className={classes.tiles}>
      {tiles.map((tile) => (
        <li key={tile.icon}>
          <Tile {...tile} />
        </li>
      ))}
    </ul>
  );
}
