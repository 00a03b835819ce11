/** What changed between two texts: by lines, and within changed lines by words; Chinese by characters. */

export type Piece = { kind: 'same' | 'gone' | 'new'; text: string };

/** More pairs than this are not compared: the whole line is shown as replaced. */
const pairsMax = 1_000_000;

const tokensOf = (text: string): string[] =>
  text.match(/[[\p{L}\p{N}]--\p{Script=Han}]+|\s+|./gsv) ?? [];
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The longest common parts, in order. */
const compare = (a: readonly string[], b: readonly string[]): Piece[] => {
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) from += 1;
  let end = 0;
  while (end < a.length - from && end < b.length - from && a.at(-1 - end) === b.at(-1 - end))
    end += 1;
  const [left, right] = [a.slice(from, a.length - end), b.slice(from, b.length - end)];
  const same = (text: string): Piece => ({ kind: 'same', text });
  const gone = (text: string): Piece => ({ kind: 'gone', text });
  const added = (text: string): Piece => ({ kind: 'new', text });
  const around = (middle: Piece[]) => [
    ...a.slice(0, from).map(same),
    ...middle,
    ...a.slice(a.length - end).map(same),
  ];
  if (left.length * right.length > pairsMax)
    return around([gone(left.join('')), added(right.join(''))]);

  const width = right.length + 1;
  const length = new Uint32Array((left.length + 1) * width);
  const at = (i: number, j: number) => length[i * width + j] ?? 0;
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1)
      length[i * width + j] =
        left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));

  const middle: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < left.length || j < right.length) {
    const [l, r] = [left[i], right[j]];
    if (l !== undefined && l === r) {
      middle.push(same(l));
      i += 1;
      j += 1;
    } else if (l !== undefined && (r === undefined || at(i + 1, j) >= at(i, j + 1))) {
      middle.push(gone(l));
      i += 1;
    } else if (r !== undefined) {
      middle.push(added(r));
      j += 1;
    }
  }
  return around(middle);
};

/** Neighbors of one kind become one; between two changes what is gone comes first. */
const joined = (pieces: readonly Piece[]): Piece[] => {
  const out: Piece[] = [];
  let change = { gone: '', new: '' };
  const flush = () => {
    if (change.gone) out.push({ kind: 'gone', text: change.gone });
    if (change.new) out.push({ kind: 'new', text: change.new });
    change = { gone: '', new: '' };
  };
  for (const { kind, text } of pieces) {
    if (kind !== 'same') {
      change[kind] += text;
      continue;
    }
    flush();
    const last = out.at(-1);
    if (last?.kind === 'same') last.text += text;
    else out.push({ kind, text });
  }
  flush();
  return out;
};

export const textDiff = (before: string, after: string): Piece[] => {
  const lines = joined(compare(linesOf(before), linesOf(after)));
  const pieces = lines.flatMap((piece, index): Piece[] => {
    const next = lines[index + 1];
    if (piece.kind === 'gone' && next?.kind === 'new')
      return compare(tokensOf(piece.text), tokensOf(next.text));
    if (piece.kind === 'new' && lines[index - 1]?.kind === 'gone') return [];
    return [piece];
  });
  return joined(pieces);
};

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** The words of rich text, a line for each block; pictures and films by their address. */
export const plainText = (html: string): string =>
  html
    .replace(/<(?:img|video|source)\b[^>]*?\ssrc="([^"]*)"[^>]*>/g, '\n[$1]\n')
    .replace(/<a\b[^>]*?\shref="([^"]*)"[^>]*>/g, '[$1] ')
    .replace(/<li\b[^>]*>/g, '\n• ')
    .replace(/<(?:br|\/p|\/h\d|\/tr|\/blockquote|\/li|\/figure)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\n{2,}/g, '\n')
    .trim();
