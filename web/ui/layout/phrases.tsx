import { keyed } from '#web/lib/stable-keys.ts';
import classes from './phrases.module.css';

/** A heading that breaks between its phrases rather than inside them: Chinese has no spaces to break at. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(/(?<=[，。！？；：、])/);
  if (phrases.length < 2) return text;
  return keyed(phrases, String).map(({ key, one: phrase }) => (
    <span key={key} className={classes.phrase}>
      {phrase}
    </span>
  ));
}
