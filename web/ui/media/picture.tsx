import { cx } from '#web/ui/layout/class-names.ts';
import classes from './picture.module.css';

type Props = {
  src: string;
  /** '' when the words beside it say the same. */
  alt: string;
  width: number;
  height: number;
  /** The first picture of a page: loaded at once and before others. */
  first?: boolean;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Fills its place and is cropped. */
  cover?: boolean;
  className?: string | undefined;
};

/** '/files/…#focus=0.2,0.5': what must stay in view when the picture is cropped. */
const focusOf = (src: string) => {
  const [, x, y] = /#focus=([\d.]+),([\d.]+)$/.exec(src) ?? [];
  return x && y ? { objectPosition: `${Number(x) * 100}% ${Number(y) * 100}%` } : undefined;
};

/** Every picture has its size before it is there, so that nothing jumps. */
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
