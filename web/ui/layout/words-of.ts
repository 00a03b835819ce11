const isChinese = /\p{Script=Han}/u;

/** Made once: it reads a dictionary. Old browsers have none. */
let segmenter: Intl.Segmenter | undefined;
const segmentsOf = (text: string): Iterable<Intl.SegmentData> => {
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return segmenter.segment(text);
};

/** 女兒 可以做 我的 護理員嗎？: single characters stay with the word before them, and 中午12:00 is one. */
export const wordsOf = (text: string): string[] => {
  if (!isChinese.test(text) || !('Segmenter' in Intl)) return [text];
  const words: string[] = [];
  for (const { segment, isWordLike } of segmentsOf(text)) {
    const last = words.at(-1);
    const isOfTime = /[\d:午]$/.test(last ?? '') && /^\d/.test(segment);
    const startsLine =
      isWordLike && segment.length > 1 && !isOfTime && !/[（「“《]$/.test(last ?? '');
    if (last === undefined || startsLine) words.push(segment);
    else words[words.length - 1] = last + segment;
  }
  return words;
};
