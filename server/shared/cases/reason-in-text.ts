/**
 * Why, as a text message says it; the whole stands in the client's account. A note is sent only where it is the only
 * reason and short: it can hold anything, and others may read the screen.
 */
import { caseRules } from '#contract/staff/cases.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { say } from '#server/platform/http/translate.ts';
import { joinSentences } from './correction.ts';

type Why = {
  /** In the client's language. */
  canned?: readonly string[];
  note?: string | null | undefined;
  /** About health or papers: it is not to stand on the screen of a locked phone. */
  isPrivate?: boolean;
};

/** Null if there is no reason to say. */
export const reasonInText = (
  locale: Locale,
  { canned = [], note, isPrivate = false }: Why,
): string | null => {
  if (!canned.length && !note) return null;
  if (isPrivate) return say(locale, 'messages.readWhy');
  if (note && !canned.length && note.length <= caseRules.noteInText)
    return joinSentences(
      note.split('\n').map((line) => line.trim()),
      locale,
    );
  return joinSentences([...canned, note && say(locale, 'messages.readNote')], locale);
};
