/** What a keyword asks for. The text that is searched, and the words here, are folded (server/shared/localized-text/search-normalize.ts). */

export type SearchWord = {
  /** What the text has to contain. */
  part: string;
  /** Beginnings of entries of the index (search_lexemes); empty when only the text itself can tell. */
  lexemes: string[];
  /** The index alone decides: nothing has to be looked at again. */
  exact: boolean;
};

/** As in search_lexemes: the characters of Chinese text, three of them from every place. */
const han = /[\u3040-\u{10ffff}]+/gu;
const hanLength = 3;
const wordLength = 40;
const lettersOnly = /^[\p{L}\p{N}]+$/u;

/** 'dumplings' is written as 'dumpling' too. */
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

export const searchWords = (folded: string): SearchWord[] =>
  folded
    .split(' ')
    .filter(Boolean)
    .map((typed) => {
      const part = withoutPlural(typed);
      if (!lettersOnly.test(part)) return { part, lexemes: [], exact: false };
      const runs = part.split(/([\u3040-\u{10ffff}]+)/u).filter(Boolean);
      // '第37期': its pieces are everywhere. The trigrams of the text know the whole of it.
      const isMixed = runs.length > 1 && [...part].length >= hanLength;
      return {
        part,
        lexemes: isMixed ? [] : runs.flatMap(lexemesOf),
        exact: runs.length === 1 && runs.every(isWhole),
      };
    });
