/**
 * Parses a search keyword. Both keyword and searched text are normalized
 * (server/shared/localized-text/search-normalize.ts).
 */

export type SearchWord = {
  /** The text must contain this. */
  part: string;
  /** Prefixes of index entries (search_lexemes); empty when only the text can tell. */
  lexemes: string[];
  /** The index match is exact; no recheck of the text needed. */
  exact: boolean;
};

/** As in search_lexemes: trigrams of Chinese characters. */
const han = /[\u3040-\u{10ffff}]+/gu;
const hanLength = 3;
const wordLength = 40;
const lettersOnly = /^[\p{L}\p{N}]+$/u;

/** Also matches the singular of English plurals. */
const withoutPlural = (word: string): string =>
  /^[a-z]{3,}s$/.test(word) ? word.slice(0, -1) : word;

const lexemesOf = (run: string): string[] => {
  const chars = [...run];
  if (!run.match(han)) return [chars.slice(0, wordLength).join('')];
  if (chars.length <= hanLength) return [run];
  return chars.slice(0, 1 - hanLength).map((_, at) => chars.slice(at, at + hanLength).join(''));
};

const isWhole = (run: string): boolean =>
  [...run].length <= (run.match(han) ? hanLength : wordLength);

const searchWord = (form: string): SearchWord => {
  const part = withoutPlural(form);
  if (!lettersOnly.test(part)) return { part, lexemes: [], exact: false };
  const runs = part.split(/([\u3040-\u{10ffff}]+)/u).filter(Boolean);
  // Mixed scripts like '第37期': the parts are too common, so use the trigram index on the whole.
  const isMixed = runs.length > 1 && [...part].length >= hanLength;
  return {
    part,
    lexemes: isMixed ? [] : runs.flatMap(lexemesOf),
    exact: runs.length === 1 && runs.every(isWhole),
  };
};

/** Each concept (search-concepts.ts) must occur, in one of its forms. */
export const searchWords = (concepts: readonly (readonly string[])[]): SearchWord[][] =>
  concepts.map((forms) => forms.map(searchWord));
