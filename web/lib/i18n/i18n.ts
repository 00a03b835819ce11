/** The browser's translator: the words of one language at a time, group by group as pages need them. */
import type { Messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { createTranslator, type Translator } from '#i18n/translator.ts';
import { wholePage } from '#web/lib/page/hydration-barrier.ts';
import { type Group, groups, groupsOf, loadWords } from './words.ts';

let words: Partial<Messages> = {};
let shown: Locale | null = null;
let show: ((translator: Translator) => void) | null = null;

/** Returns how to stop. */
export const onSwitch = (next: (translator: Translator) => void): (() => void) => {
  show = next;
  return () => {
    if (show === next) show = null;
  };
};

export const startI18n = async (locale: Locale): Promise<Translator> => {
  words = await loadWords(locale, groupsOf(window.location.pathname));
  shown = locale;
  return createTranslator(locale, words);
};

/** The words of the next page; the router loads them before it navigates. */
export const wordsBefore = async (pathname: string): Promise<void> => {
  while (shown) {
    const before = words;
    const missing = groupsOf(pathname).filter((group) => !(group in before));
    if (missing.length) Object.assign(before, await loadWords(shown, missing));
    // Otherwise the language has been switched meanwhile, and the new one lacks them.
    if (before === words) return;
  }
};

/** Switches without a reload: loads the words, then re-renders everything that is hydrated. */
export const switchLanguage = async (locale: Locale): Promise<void> => {
  const next: Partial<Messages> = {};
  const missing = () => groups.filter((group: Group) => group in words && !(group in next));
  do {
    Object.assign(next, await loadWords(locale, missing()));
    // Last: parts may have begun to hydrate meanwhile.
    await wholePage();
  } while (missing().length);
  words = next;
  shown = locale;
  show?.(createTranslator(locale, words));
};
