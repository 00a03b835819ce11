/** The words of a WebVTT file, one line a cue. */
export const wordsOf = (vtt: string): string[] =>
  vtt
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .filter((block) => block.includes('-->'))
    .map((block) =>
      block
        .slice(block.indexOf('-->'))
        .split('\n')
        .slice(1)
        .join(' ')
        .replace(/<[^>]*>/g, '')
        .trim(),
    )
    .filter(Boolean);
