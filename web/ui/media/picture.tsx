import { cx } from '#web/ui/layout/class-names.ts';
import classes from './picture.module.css';

type Props = {
  src: string;
  /** '' if the text next to it says the same. */
  alt: string;
  width: number;
  height: number;
  /** The first picture of a page: loaded eagerly, with priority. */
  first?: boolean;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Fills its box, cropped. */
  cover?: boolean;
  className?: string | undefined;
};

/** '/files/…#focus=0.2,0.5': what must stay in view when the picture is cropped. */
const focusOf = (src: string) => {
  const [, x, y] = /#focus=([\d.]+),([\d.]+)$/.exec(src) ?? [];
  return x && y ? { objectPosition: `${Number(x) * 100}% ${Number(y) * 100}%` } : undefined;
};

/** Pictures always have a size, so nothing shifts when they load. */
export function Picture({ first, cover, className, ...image }: Props) {
  return (
    <img
      {...image}
      alt={image.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={cx(cover && classes.cover, className)}
      style={focusOf(image.src)}
    />
  );
}
