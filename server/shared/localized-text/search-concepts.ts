/**
 * What somebody searches for: a sentence is split into what it is about, each in all the ways that our texts may
 * say it. The one way of searching texts, so that every search knows the same words.
 */
import { fold } from './search-normalize.ts';
import { synonyms } from './search-synonyms.ts';

/** Ways to say one thing; a text is about it when it has one of them. */
export type Concept = readonly string[];

const isLatin = (form: string): boolean => /^[a-z0-9]/.test(form);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const saidOf = new Map(
  synonyms.flatMap(({ said, typed = [] }) => [...said, ...typed].map((form) => [form, said])),
);
/** The longest first: 红蓝白卡 is not 白卡. English only as whole words. */
const known = new RegExp(
  [...saidOf.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((form) => (isLatin(form) ? `(?<![a-z0-9])${escaped(form)}(?![a-z0-9])` : escaped(form)))
    .join('|'),
  'g',
);

/** What a question is made of, whatever it is about. */
const fillers = new RegExp(
  [
    ...[
      '怎么办',
      '怎么样',
      '怎么',
      '怎样',
      '如何',
      '为什么',
      '什么时候',
      '什么',
      '多久',
      '哪里',
      '哪些',
      '是不是',
    ],
    ...[
      '可不可以',
      '可以',
      '能不能',
      '要不要',
      '有没有',
      '请问',
      '问一下',
      '我想',
      '我要',
      '需要',
      '如果',
    ],
    ...['我的', '您的', '一下', '吗', '呢', '吧'],
  ].join('|'),
  'g',
);
const englishFillers = new Set(
  'a an and are at be can do does for from get have help how i if in is it me my need of on or our should the there to us was we what when where which who will with you your'.split(
    ' ',
  ),
);

/** Alone they say nothing. */
const particles = new Set('的了是我您你他她在有要想和去能当做给快还没不'.split(''));

/** 'What is it?' */
const punctuation = /[,;:!?、。“”「」『』《》"()…]|\.(?=\s|$)/g;

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

export const conceptsOf = (keyword: string): Concept[] => {
  const typed = fold(keyword).replace(punctuation, ' ');
  const found = new Set<Concept>();
  const rest = typed.replace(known, (form) => {
    const said = saidOf.get(form);
    if (said) found.add(said);
    return ' ';
  });
  const words = wordsOf(rest.replace(fillers, ' '))
    .map((word) => word.replace(/^[我您你他她的]+(?=.)|(?<=.)[的了当做给是]+$/gu, ''))
    .filter((word) => !englishFillers.has(word) && !particles.has(word));
  const concepts = [...found, ...words.map((word) => [word])];
  return concepts.length ? concepts : wordsOf(fold(keyword)).map((word) => [word]);
};

/** 'letters' and 'reading' also find 'letter' and 'read'. */
export const stemOf = (word: string): string =>
  word.replace(/^([a-z]{4,})(?:ing|ed)$|^([a-z]{3,})s$/, '$1$2');

/** How far a text says a form: 1, 0, or a part of a long run of Chinese. Made once for a search, as it compiles patterns. */
type Measure = (text: string) => number;

const saying = (form: string): Measure => {
  if (!isLatin(form)) return (text) => (text.includes(form) ? 1 : partOf(text, form));
  const pattern = new RegExp(`(?<![a-z0-9])${escaped(stemOf(form))}`);
  return (text) => (pattern.test(text) ? 1 : 0);
};

/** Of a long run of Chinese that nobody wrote word for word: how many of its pairs of characters are there. */
const partOf = (text: string, form: string): number => {
  const chars = [...form];
  if (chars.length < 3 || !/^\p{Script=Han}+$/u.test(form)) return 0;
  const pairs = chars.slice(1).map((char, at) => `${chars[at]}${char}`);
  const part = pairs.filter((pair) => text.includes(pair)).length / pairs.length;
  return part >= 0.5 ? part : 0;
};

const scoring = (concepts: readonly Concept[]): Measure => {
  const measures = concepts.map((forms) => forms.map(saying));
  return (text) =>
    measures.reduce((sum, forms) => sum + Math.max(...forms.map((one) => one(text))), 0) /
    concepts.length;
};

/**
 * Of a short list: those that are about everything asked for, else those that are about most of it, if it is at least
 * half. Where the title says it comes first.
 */
export const bestMatches = <T>(
  list: readonly T[],
  keyword: string,
  textsOf: (one: T) => { title: string; all: string },
): T[] => {
  const concepts = conceptsOf(keyword);
  if (!concepts.length) return [...list];
  const scoreOf = scoring(concepts);
  const scored = list.map((one) => {
    const { title, all } = textsOf(one);
    return { one, score: scoreOf(all), inTitle: scoreOf(title) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best < 0.5) return [];
  return scored
    .filter(({ score }) => score === best)
    .toSorted((a, b) => b.inTitle - a.inTitle)
    .map(({ one }) => one);
};
