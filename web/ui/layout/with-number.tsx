import classes from './phrases.module.css';

/** 'Call (212) 555-0100': the number goes to the next line as a whole. */
export function WithNumber({ text, phone }: { text: string; phone: string }) {
  const [before, after] = text.split(phone);
  return (
    <span>
      {before}
      <span className={classes.number}>{phone}</span>
      {after}
    </span>
  );
}
