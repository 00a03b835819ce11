import { Fragment } from 'react';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { keyed } from '#web/lib/stable-keys.ts';
import classes from './phrases.module.css';
import { wordsOf } from './words-of.ts';

/** "long-term" stays in one line. */
export function Hyphenated({ text }: { text: string }) {
  return keyed(text.split(/(\w+(?:-\w+)+)/), String).map(({ key, one }) =>
    one.includes('-') ? (
      <span key={key} className="nowrap">
        {one}
      </span>
    ) : (
      one
    ),
  );
}

function Words({ text }: { text: string }) {
  // Each browser has its own dictionary, so the server's words could differ from the reader's.
  if (!useHydrated()) return <Hyphenated text={text} />;
  return keyed(wordsOf(text), String).map(({ key, one: word }) => (
    <Fragment key={key}>
      <wbr />
      <Hyphenated text={word} />
    </Fragment>
  ));
}

/** A heading that breaks between its phrases, and else between its words: Chinese has no spaces to break at. */
export function Phrases({ text }: { text: string }) {
  const phrases = text.split(/(?<=[，。！？；：、])/);
  return keyed(phrases, String).map(({ key, one: phrase }) => (
    <span key={key} className={phrases.length > 1 ? classes.phrase : classes.words}>
      <Words text={phrase} />
    </span>
  ));
}
