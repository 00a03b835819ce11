import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Bubble, type BubbleTone } from '#web/ui/data/icon-badge.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { Phrases } from './phrases.tsx';
import classes from './tile.module.css';

export type TileProps = Omit<LinkProps, 'children' | 'title' | 'className'> & {
  icon: IconName;
  tone?: BubbleTone;
  title: ReactNode;
  hint?: ReactNode;
};

/** A task as a large link. */
export function Tile({ icon, tone = 'jade', title, hint, ...link }: TileProps) {
  return (
    <Link {...link} className={classes.tile}>
      <Bubble icon={icon} tone={tone} />
      <span className={classes.text}>
        <b className={classes.title}>{title}</b>
        {hint && (
          <span className={classes.hint}>
            {typeof hint === 'string' ? <Phrases text={hint} /> : hint}
          </span>
        )}
      </span>
      <Icon name="caret-right" className={classes.go} />
    </Link>
  );
}
