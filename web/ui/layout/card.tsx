import type { HTMLAttributes } from 'react';
import classes from './card.module.css';
import { cx } from './class-names.ts';

type Props = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'article' | 'section' | 'li';
  /** A deeper shadow, for the card that matters most. */
  lift?: boolean;
  /** Without padding, for cards that start with a picture. */
  flush?: boolean;
};

export function Card({ as: Tag = 'div', lift, flush, className, ...rest }: Props) {
  return (
    <Tag
      {...rest}
      className={cx(classes.card, lift && classes.lift, flush && classes.flush, className)}
    />
  );
}
