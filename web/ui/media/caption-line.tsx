import classes from './caption-line.module.css';

/** Captions over the lower edge of a video; below it where the text is large and the picture small. */
export function CaptionLine({ text }: { text: string }) {
  return (
    <p className={classes.caption} aria-hidden="true">
      {text && <span>{text}</span>}
    </p>
  );
}
