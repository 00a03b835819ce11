import classes from './caption-line.module.css';

/** The words of a video over its lower edge; below it where the text is large and the picture small. */
export function CaptionLine({ text }: { text: string }) {
  return (
    <p className={classes.caption} aria-hidden="true">
      {text && <span>{text}</span>}
    </p>
  );
}
