/** The text of a WebVTT file, one line per cue. */
export type SaidLine = { from: number; to: number; text: string };

/** '01:02:03.400' or '02:03.400' -> seconds */
const secondsOf = (time: string): number =>
  time
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

const lineOf = (block: string): SaidLine => {
  const [times = '', ...words] = block.slice(block.search(/^.*-->/m)).split('\n');
  const [from = '', to = ''] = times.split('-->');
  return {
    from: secondsOf(from),
    // Settings such as 'line:90%' may follow.
    to: secondsOf(to.trim().split(/\s/)[0] ?? ''),
    text: words
      .join(' ')
      .replace(/<[^>]*>/g, '')
      // Chinese lines are joined without a space.
      .replace(/(?<=[\u2e80-\uffef]) (?=[\u2e80-\uffef])/g, '')
      .trim(),
  };
};

export const linesOf = (vtt: string): SaidLine[] =>
  vtt
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .filter((block) => block.includes('-->'))
    .map(lineOf)
    .filter(({ text }) => text !== '');

export const wordsOf = (vtt: string): string[] => linesOf(vtt).map(({ text }) => text);
