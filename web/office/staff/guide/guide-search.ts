/** Finds chapters of the guide by a few words, or by a question as one would ask it. */

const asking = /怎么办|怎么|怎样|如何|请问|可以|怎麼辦|怎麼|怎樣|請問|[的了吗嗎呢？]/g;
const ending = /(?:ing|ed|es|s)$/;

/** English words without their ending, small words only if there is no other; Chinese in pairs, as it has no spaces. */
const piecesOf = (typed: string): string[] => {
  const runs = typed.replace(asking, ' ').match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? [];
  const pieces = runs.flatMap((run) => {
    if (!/\p{Script=Han}/u.test(run)) return [run.length > 4 ? run.replace(ending, '') : run];
    const signs = [...run];
    return signs.length < 3 ? [run] : signs.slice(1).map((sign, i) => `${signs[i]}${sign}`);
  });
  const long = pieces.filter((piece) => piece.length > 3 || /\p{Script=Han}/u.test(piece));
  return long.length ? long : pieces;
};

/** Chapters that have every word; if none has, those that have the most, but at least half. */
export const findChapters = <C extends { text: string }>(all: readonly C[], typed: string): C[] => {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const texts = all.map((chapter) => ({ chapter, text: chapter.text.toLocaleLowerCase() }));
  const whole = texts.filter(({ text }) => words.every((word) => text.includes(word)));
  if (whole.length) return whole.map(({ chapter }) => chapter);
  const pieces = piecesOf(words.join(' '));
  const counted = texts.map(({ chapter, text }) => ({
    chapter,
    count: pieces.filter((piece) => text.includes(piece)).length,
  }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  if (!most || most < pieces.length / 2) return [];
  return counted.filter(({ count }) => count === most).map(({ chapter }) => chapter);
};
