import classes from './phrases.module.css';

/** A heading that breaks between its phrases rather than inside them: Chinese has no spaces to break at. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(/(?<=[，。！？；：、])/);
  if (phrases.length < 2) return text;
  return phrases.map((phrase, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, never reordered
    <span key={i} className={classes.phrase}>
      {phrase}
    </span>
  ));
}
