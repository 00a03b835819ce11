/** Reads Moodle's GIFT format into its questions; what they mean for our bank is in bank-gift.rules.ts. */
import { plainText } from './gift-text.rules.ts';

export type GiftAnswer = {
  line: number;
  /** '=' right, '~' wrong unless it has a weight. */
  sign: '=' | '~';
  /** Percent. */
  weight: number | null;
  format: string;
  text: string;
  feedback: string;
};
export type GiftQuestion = {
  line: number;
  name: string;
  /** Comment lines above it, without the slashes. */
  notes: string[];
  category: { line: number; path: string } | null;
  format: string;
  text: string;
  answers: GiftAnswer[];
  /** Of a true or false question. */
  isTrue: boolean | null;
  general: string;
  /** Feedback of a true or false question. */
  feedback: string[];
};
export type GiftKind = 'essay' | 'numerical' | 'matching' | 'shortAnswer' | 'description';
export type GiftProblem = { line: number; column: string; what: 'braces' | GiftKind };
export type GiftFile = { questions: GiftQuestion[]; problems: GiftProblem[] };

/** Positions of a character that is not escaped by a backslash. */
const findSigns = (text: string, signs: string): number[] => {
  const found: number[] = [];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (signs.includes(text[i] ?? '')) found.push(i);
  }
  return found;
};
const cutAt = (text: string, at: number | undefined, width = 1): [string, string] =>
  at === undefined ? [text, ''] : [text.slice(0, at), text.slice(at + width)];

const formatOf = (text: string): { format: string; text: string } => {
  const [all, name = ''] = /^\s*\[(html|moodle|plain|markdown)\]/i.exec(text) ?? [];
  return { format: name.toLowerCase(), text: plainText(text.slice(all?.length ?? 0)).trim() };
};

/** `####` starts the general feedback. */
const splitGeneral = (inside: string): [string, string] => {
  const at = findSigns(inside, '#').find((i) => inside.startsWith('####', i));
  return cutAt(inside, at, 4);
};

const answersOf = (inside: string, firstLine: number): GiftAnswer[] => {
  const starts = findSigns(inside, '=~');
  return starts.map((at, i) => {
    const piece = inside.slice(at + 1, starts[i + 1] ?? inside.length);
    const [, weight, rest = ''] = /^\s*(?:%(-?\d+(?:\.\d+)?)%)?(.*)$/s.exec(piece) ?? [];
    const [text, feedback] = cutAt(rest, findSigns(rest, '#')[0]);
    return {
      line: firstLine + (inside.slice(0, at).match(/\n/g)?.length ?? 0),
      sign: inside[at] === '=' ? '=' : '~',
      weight: weight === undefined ? null : Number(weight),
      ...formatOf(text),
      feedback: formatOf(feedback).text,
    };
  });
};

const kindOf = (inside: string, answers: readonly GiftAnswer[]): GiftKind | null => {
  if (inside.trim() === '') return 'essay';
  if (inside.trim().startsWith('#')) return 'numerical';
  if (answers.length && answers.every(({ text }) => /\s->\s/.test(text))) return 'matching';
  if (answers.length < 2 || answers.every(({ sign }) => sign === '=')) return 'shortAnswer';
  return null;
};

type Block = { line: number; lines: string[]; notes: string[] };

const questionOf = (
  { line, lines, notes }: Block,
  category: GiftQuestion['category'],
): GiftQuestion | GiftProblem => {
  let source = lines.join('\n');
  let name = '';
  const named = /^\s*::((?:\\.|[^\\])*?)::/s.exec(source);
  if (named) {
    name = plainText(named[1] ?? '').trim();
    source = source.slice(named[0].length);
  }
  // The name may stand on a line of its own.
  const passed = named?.[0].match(/\n/g)?.length ?? 0;
  const [open, ...moreOpen] = findSigns(source, '{');
  const [close, ...moreClose] = findSigns(source, '}');
  if (open === undefined && close === undefined)
    return { line, column: 'text', what: 'description' };
  if (open === undefined || close === undefined || close < open || moreOpen.length > 0)
    return { line, column: 'options', what: 'braces' };
  if (moreClose.length > 0) return { line, column: 'options', what: 'braces' };
  const before = source.slice(0, open);
  const after = source.slice(close + 1).trim();
  const answerLine = line + passed + (before.match(/\n/g)?.length ?? 0);
  const stem = formatOf(after ? `${before.trimEnd()} _____ ${after}` : before);
  const [inside, general] = splitGeneral(source.slice(open + 1, close));
  const base = { line, name, notes, category, ...stem, general: formatOf(general).text };
  const [, truth, said = ''] = /^\s*(TRUE|FALSE|T|F)\s*(#.*)?$/is.exec(inside) ?? [];
  if (truth) {
    const marks = findSigns(said, '#');
    const feedback = marks.map((at, i) => formatOf(said.slice(at + 1, marks[i + 1])).text);
    return { ...base, answers: [], isTrue: truth.toUpperCase().startsWith('T'), feedback };
  }
  const answers = answersOf(inside, answerLine);
  const kind = kindOf(inside, answers);
  if (kind) return { line, column: 'type', what: kind };
  return { ...base, answers, isTrue: null, feedback: [] };
};

export const readGift = (text: string): GiftFile => {
  const questions: GiftQuestion[] = [];
  const problems: GiftProblem[] = [];
  let category: GiftQuestion['category'] = null;
  let block: Block = { line: 0, lines: [], notes: [] };
  const end = () => {
    if (block.lines.length) {
      const found = questionOf(block, category);
      if ('what' in found) problems.push(found);
      else questions.push(found);
    }
    block = { line: 0, lines: [], notes: [] };
  };
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  for (const [i, source] of lines.entries()) {
    const trimmed = source.trim();
    if (trimmed.startsWith('//')) {
      block.notes.push(trimmed.slice(2).trim());
      // So that lines below it keep their number.
      if (block.lines.length) block.lines.push('');
    } else if (trimmed === '') {
      // Notes may be set off from their question by an empty line.
      if (block.lines.length) end();
    } else if (/^\$CATEGORY:/i.test(trimmed) && !block.lines.length) {
      category = { line: i + 1, path: trimmed.slice('$CATEGORY:'.length).trim() };
      block.notes = [];
    } else {
      if (!block.lines.length) block.line = i + 1;
      block.lines.push(source);
    }
  }
  end();
  return { questions, problems };
};
