/** Words with their values filled in: the one way in which server, browser and tests say a message. */
import type { MessageKey, Messages } from './messages.ts';
import type { Locale } from './pick-locale.ts';

export type Values = Readonly<Record<string, string | number>>;

/** `rooms` stands for `rooms_one` and `rooms_other`: the value `count` decides. */
type Plural<Key> = Key extends `${infer Name}_one` ? Name : never;
export type WordKey = MessageKey | Plural<MessageKey>;

export type Translate = (key: WordKey, values?: Values) => string;

export type Translator = {
  locale: Locale;
  t: Translate;
  /** For keys made of data, which may not exist. */
  find(key: string, values?: Values): string | null;
};

export const placeholder = /\{\{(\w+)\}\}/g;
/** Another message's words: what a text says of a button is always what stands on it. */
const other = /\$t\(([\w.]+)\)/g;

/** Placeholder names, unique and in order of appearance. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name]) => name ?? '')),
];

/** Placeholders without a value stay visible. */
export const fillIn = (text: string, values: Values): string =>
  text.replace(placeholder, (whole, name: string) => String(values[name] ?? whole));

type Words = { readonly [key: string]: string | Words | undefined };

const textAt = (words: Words, key: string): string | null => {
  let found: string | Words | undefined = words;
  for (const name of key.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, name)) return null;
    found = found[name];
  }
  return typeof found === 'string' ? found : null;
};

/** Groups may be added to `words` later. */
export const createTranslator = (locale: Locale, words: Partial<Messages>): Translator => {
  const plurals = new Intl.PluralRules(locale);
  const known = new Map<string, string>();
  const lookUp = (key: string): string | null => {
    const text = known.get(key) ?? textAt(words, key);
    if (text !== null) known.set(key, text);
    return text;
  };
  const find = (key: string, values?: Values): string | null => {
    const count = values?.count;
    const form = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    const text = lookUp(form) ?? lookUp(key);
    if (text === null) return null;
    const whole = text.includes('$t(')
      ? text.replace(other, (call, name: string) => find(name) ?? call)
      : text;
    return values ? fillIn(whole, values) : whole;
  };
  return { locale, find, t: (key, values) => find(key, values) ?? key };
};
