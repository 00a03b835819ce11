/**
 * The bank as a file of Moodle's GIFT format. Languages: see gift-text.rules.ts. Categories are chapters, the name or
 * `[id:…]` is the question's id, `####` its explanation. What GIFT has no place for stands in comments, which Moodle skips.
 */
import { z } from 'zod';
import type { LocalText } from '#contract/staff/office.ts';
import { bankRules } from '#contract/training/bank-office.ts';
import { scorings } from '#contract/training/exam.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import {
  isDefaultTrueFalse,
  isEmpty,
  languages,
  type QuestionError,
  type StoredQuestion,
} from './bank.rules.ts';
import { checked, type ReadFile, type RowError, unreadable } from './bank-files.rules.ts';
import { type GiftAnswer, type GiftQuestion, readGift } from './gift.rules.ts';
import { escaped, fromMoodle, toMoodle } from './gift-text.rules.ts';

export type GiftChapter = { id: string; title: LocalText };

const ourNote = 'persimmon ';
/** In a comment above the question. */
const Note = z
  .object({
    version: z.string(),
    /** Own words of a true or false question. */
    options: z.tuple([z.record(z.string(), z.string()), z.record(z.string(), z.string())]),
  })
  .partial();

/** Moodle knows these shares; others would be rounded on import. */
const shareOf = (count: number): string => String(Math.round(10_000_000 / count) / 100_000);

const answersOf = ({ type, options, right }: StoredQuestion): string => {
  if (type === 'true_false') return right.includes(options[0]?.id ?? '') ? 'TRUE' : 'FALSE';
  const sign = (id: string) => {
    if (type === 'single') return right.includes(id) ? '=' : '~';
    return right.includes(id) ? `~%${shareOf(right.length)}%` : '~%-100%';
  };
  return options.map(({ id, text }) => `\n\t${sign(id)}[html]${escaped(toMoodle(text))}`).join('');
};

const categoryOf = (title: string) => title.replaceAll('/', '//').replace(/\s+/g, ' ').trim();

/** A chapter is named by its title, or by its id if the title does not say which. */
const namesOf = (chapters: readonly GiftChapter[]): Map<string, string> => {
  const titles = chapters.map(({ title }) =>
    categoryOf(languages.map((lang) => title[lang]).find(Boolean) ?? ''),
  );
  return new Map(
    chapters.map(({ id }, i) => {
      const title = titles[i] ?? '';
      const isUnique = title !== '' && titles.indexOf(title) === titles.lastIndexOf(title);
      return [id, isUnique ? title : id];
    }),
  );
};

export const toGift = (
  bank: readonly (StoredQuestion & { version: string })[],
  chapters: readonly GiftChapter[],
): string => {
  const names = namesOf(chapters);
  let category = '';
  const blocks = bank.map((one) => {
    const name = (one.videoId && names.get(one.videoId)) || 'top';
    const head = name === category ? '' : `$CATEGORY: ${name}\n\n`;
    category = name;
    const tags = [
      one.retired && 'retired',
      one.mustAsk && 'must-ask',
      one.scoring && `score-${one.scoring}`,
    ]
      .flatMap((tag) => (tag ? ` [tag:${tag}]` : []))
      .join('');
    const own = one.type === 'true_false' && !isDefaultTrueFalse(one.options);
    const note = {
      version: one.version,
      ...(own && { options: one.options.map(({ text }) => text) }),
    };
    const answers = answersOf(one);
    const general = isEmpty(one.explanation)
      ? ''
      : `####[html]${escaped(toMoodle(one.explanation))}`;
    return [
      `${head}// [id:${one.id}]${tags}`,
      `// ${ourNote}${JSON.stringify(note)}`,
      `::${escaped(one.id)}::[html]${escaped(toMoodle(one.text))} {${answers}${general && `\n\t${general}`}\n}`,
    ].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
};

/** A name in other words than ours becomes an id that a second import finds again. */
const idOf = (name: string): string =>
  name.replace(/[^\w-]/gu, (sign) =>
    sign === ' ' ? '-' : `u${sign.codePointAt(0)?.toString(16)}`,
  );

const noteOf = (notes: readonly string[]): z.infer<typeof Note> => {
  const ours = notes.find((note) => note.startsWith(ourNote));
  try {
    return Note.parse(JSON.parse(ours?.slice(ourNote.length) ?? '{}'));
  } catch {
    return {};
  }
};

/** Moodle's own folders, which are no chapter. */
const isFolder = (name: string) => /^(|top|\$\w+\$|default for .*)$/i.test(name);

const chapterOf = (path: string, chapters: readonly GiftChapter[]): string | null => {
  const last = (path.match(/(?:[^/]|\/\/)+/g) ?? []).at(-1)?.trim() ?? '';
  const same = (one: string) => one.toLowerCase() === last.toLowerCase();
  const found = chapters.find(
    ({ id, title }) => same(id) || languages.some((lang) => same(categoryOf(title[lang] ?? ''))),
  );
  return found?.id ?? (isFolder(last) ? null : last);
};

const isRight = ({ sign, weight }: GiftAnswer) => (sign === '=' ? true : (weight ?? 0) > 0);

/** What Moodle scores and our exams do not. */
const weightErrors = ({ answers }: GiftQuestion): (QuestionError & { row: number })[] => {
  const several = !answers.some(({ sign }) => sign === '=');
  const weights = answers.filter(isRight).map(({ weight }) => weight ?? 100);
  const even = Math.max(...weights) - Math.min(...weights) < 1;
  const part = answers.find(({ sign, weight }) => sign === '~' && (weight ?? 0) > 0);
  const odd = several ? !even && answers.find(isRight) : part;
  return odd ? [{ row: odd.line, column: 'weight', key: 'office.training.gift.weight' }] : [];
};

/** The general feedback, then that of single answers with the answer it belongs to. */
const explanationOf = (one: GiftQuestion, lang: Locale): LocalText => {
  const general = fromMoodle(one.general, 'html', lang);
  const [whenWrong = '', whenRight = ''] = one.feedback;
  const pieces = [
    ...one.answers
      .filter(({ feedback }) => feedback)
      .map(({ format, text, feedback }) => ({
        about: fromMoodle(text, format, lang),
        said: fromMoodle(feedback, 'html', lang),
      })),
    ...[whenRight, whenWrong].map((said) => ({ about: {}, said: fromMoodle(said, 'html', lang) })),
  ] satisfies { about: LocalText; said: LocalText }[];
  return Object.fromEntries(
    languages.flatMap((l) => {
      const lines = pieces.flatMap(({ about, said }: { about: LocalText; said: LocalText }) =>
        said[l] ? [about[l] ? `${about[l]}: ${said[l]}` : said[l]] : [],
      );
      const words = [general[l], ...lines].filter(Boolean).join('\n');
      return words ? [[l, words]] : [];
    }),
  );
};

/** `lang`: the language of text without multi-language spans. */
export const fromGift = (
  text: string,
  chapters: readonly GiftChapter[],
  lang: Locale,
): ReadFile => {
  const { questions, problems } = readGift(text);
  if (questions.length > bankRules.importRows || !(questions.length || problems.length))
    return unreadable;
  const errors: RowError[] = problems.map(({ line, column, what }) => ({
    row: line,
    column,
    key: `office.training.gift.${what}`,
  }));
  const raws = questions.map((one) => {
    errors.push(...weightErrors(one));
    const all = one.notes.join(' ');
    const has = (tag: string) => all.toLowerCase().includes(`[tag:${tag}]`);
    const note = noteOf(one.notes);
    const id = /\[id:([^\]]+)\]/.exec(all)?.[1]?.trim() ?? one.name;
    const isSeveral = !one.answers.some(({ sign }) => sign === '=');
    const options =
      one.isTrue === null
        ? one.answers.map((answer) => ({
            text: fromMoodle(answer.text, answer.format, lang),
            right: isRight(answer),
          }))
        : [one.isTrue, !one.isTrue].map((right, i) => ({ text: note.options?.[i] ?? {}, right }));
    const type = one.isTrue === null ? (isSeveral ? 'multiple' : 'single') : 'true_false';
    return {
      row: one.line,
      raw: {
        id: idOf(id),
        version: note.version ?? 'any',
        body: {
          type,
          text: fromMoodle(one.text, one.format, lang),
          options,
          explanation: explanationOf(one, lang),
          videoId: one.category ? chapterOf(one.category.path, chapters) : null,
          retired: has('retired'),
          mustAsk: has('must-ask'),
          scoring: scorings.find((scoring) => has(`score-${scoring}`)) ?? null,
        },
      },
    };
  });
  const known = chapters.map(({ id }) => id);
  const read = checked(raws, known, ([field, place]) =>
    field === 'videoId'
      ? 'category'
      : field === 'options' && typeof place === 'number'
        ? ('ABCDEF'[place] ?? 'options')
        : String(field),
  );
  return { rows: read.rows, errors: [...errors, ...read.errors].sort((a, b) => a.row - b.row) };
};
