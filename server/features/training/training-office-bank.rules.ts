/** Questions as staff write them, one by one or in a file. */
import { z } from 'zod';
import type { QuestionType } from '#contract/exam.ts';
import type { LocalText } from '#contract/office.ts';
import { bankRules, QuestionBody } from '#contract/training-office-bank.ts';

/** A question as the bank keeps it. */
export type Kept = {
  id: string;
  type: QuestionType;
  text: LocalText;
  options: { id: string; text: LocalText }[];
  right: string[];
  explanation: LocalText;
  videoId: string | null;
  retired: boolean;
};
export type Wrong = { column: string; key: string };

const trueFalse = [
  { id: 'true', text: { en: 'True', 'zh-CN': '对', 'zh-TW': '對' } },
  { id: 'false', text: { en: 'False', 'zh-CN': '错', 'zh-TW': '錯' } },
];
const languages = ['en', 'zh-CN', 'zh-TW'] as const;
const isEmpty = (text: LocalText) => languages.every((lang) => !text[lang]?.trim());

/** What is wrong with a question that has the right shape. */
export const questionWrongs = (
  { type, options, videoId }: QuestionBody,
  chapters: readonly string[],
): Wrong[] => {
  const wrongs: Wrong[] = [];
  const right = options.filter((option) => option.right).length;
  if (type === 'true_false' ? options.length !== 2 : options.length < 2)
    wrongs.push({ column: 'options', key: 'fields.options' });
  if (type !== 'true_false' && options.some(({ text }) => isEmpty(text)))
    wrongs.push({ column: 'options', key: 'fields.required' });
  if (type === 'multiple' ? right < 1 : right !== 1)
    wrongs.push({
      column: 'right',
      key: type === 'multiple' ? 'fields.rightSome' : 'fields.rightOne',
    });
  if (videoId !== null && !chapters.includes(videoId))
    wrongs.push({ column: 'videoId', key: 'fields.chapter' });
  return wrongs;
};

/** Options keep their ids; new ones get a letter that is free. */
export const keptOf = (body: QuestionBody, before: Kept | null): Omit<Kept, 'id'> => {
  const { options: given, ...rest } = body;
  if (body.type === 'true_false')
    return {
      ...rest,
      options: trueFalse.map(({ id, text }, i) => {
        const own = given[i]?.text ?? {};
        return { id, text: isEmpty(own) ? text : own };
      }),
      right: [given[0]?.right ? 'true' : 'false'],
    };
  const known = before?.type === 'true_false' ? [] : (before?.options ?? []).map(({ id }) => id);
  const named = given.map(({ optionId }) =>
    optionId !== undefined && known.includes(optionId) ? optionId : null,
  );
  const free = [...'abcdefghijklmnop'].filter((letter) => !named.includes(letter));
  const ids = named.map((id, i) => (id && named.indexOf(id) === i ? id : (free.shift() ?? '')));
  return {
    ...rest,
    options: given.map(({ text }, i) => ({ id: ids[i] ?? '', text })),
    right: ids.filter((_, i) => given[i]?.right),
  };
};

/** The same for whoever reads it. A script that was looked at meanwhile is a change as well. */
const inOrder = (text: LocalText) =>
  [...languages, 'converted' as const].map((key) => text[key] || null);
export const stateOf = ({ type, text, options, right, explanation, videoId, retired }: Kept) => [
  type,
  inOrder(text),
  options.map((o) => [inOrder(o.text), right.includes(o.id)]),
  inOrder(explanation),
  videoId,
  retired,
];

export const bodyOf = ({ id: _, options, right, ...kept }: Kept): QuestionBody => ({
  ...kept,
  options: options.map(({ id, text }) => ({ optionId: id, text, right: right.includes(id) })),
});

// ---- files ----
/** `row` as a spreadsheet counts, or the place in the list. */
export type FileRow = {
  row: number;
  id: string | null;
  version: string | null;
  body: QuestionBody;
};
export type FileWrong = Wrong & { row: number };
export type ReadFile = { rows: FileRow[]; wrongs: FileWrong[] };

const unreadable: ReadFile = {
  rows: [],
  wrongs: [{ row: 1, column: 'file', key: 'fields.bankFile' }],
};

const Id = z
  .string('fields.id')
  .regex(/^[\w-]{1,100}$/, 'fields.id')
  .nullable();

type Raw = { id: unknown; version: unknown; body: unknown };
/** `columnOf` says by which name the file knows a field. */
const checked = (
  list: { row: number; raw: Raw }[],
  chapters: readonly string[],
  columnOf: (path: readonly PropertyKey[]) => string,
): ReadFile => {
  const rows: FileRow[] = [];
  const wrongs: FileWrong[] = [];
  const seen = new Set<string>();
  for (const { row, raw } of list) {
    const say = (column: string, key: string) => wrongs.push({ row, column, key });
    const id = Id.safeParse(raw.id || null);
    const body = QuestionBody.safeParse(raw.body);
    if (!id.success) say('id', 'fields.id');
    else if (id.data && seen.has(id.data)) say('id', 'fields.twice');
    else if (id.data) seen.add(id.data);
    if (!body.success)
      for (const { path, message, code } of body.error.issues)
        say(
          columnOf(path),
          code === 'unrecognized_keys'
            ? 'fields.unknown'
            : message.startsWith('fields.')
              ? message
              : 'fields.text',
        );
    else {
      for (const { column, key } of questionWrongs(body.data, chapters))
        say(columnOf([column]), key);
      const version = typeof raw.version === 'string' && raw.version ? raw.version : null;
      rows.push({ row, id: id.data ?? null, version, body: body.data });
    }
  }
  return { rows, wrongs };
};

export const toJson = (bank: readonly (Kept & { version: string })[]): string =>
  `${JSON.stringify(
    bank.map(({ version, ...kept }) => ({ id: kept.id, version, ...bodyOf(kept) })),
    null,
    2,
  )}\n`;

export const fromJson = (text: string, chapters: readonly string[]): ReadFile => {
  let list: unknown;
  try {
    list = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return unreadable;
  }
  if (!Array.isArray(list) || list.length > bankRules.importRows) return unreadable;
  const raws = list.map((one, i) => {
    const { id, version, ...body } = Object(one) as Record<string, unknown>;
    return { row: i + 1, raw: { id, version, body } };
  });
  return checked(raws, chapters, (path) => path.join('.'));
};

const letters = [...'ABCDEF'];
const localColumns = (name: string) => languages.map((lang) => `${name}_${lang}`);
const head = [
  'id',
  'type',
  'chapter',
  'retired',
  ...localColumns('text'),
  'right',
  ...letters.flatMap(localColumns),
  ...localColumns('explanation'),
  'version',
];
const localCells = (text: LocalText | undefined) => languages.map((lang) => text?.[lang] ?? '');

export const toTable = (bank: readonly (Kept & { version: string })[]): string[][] => [
  head,
  ...bank.map((one) => [
    one.id,
    one.type,
    one.videoId ?? '',
    one.retired ? 'yes' : '',
    ...localCells(one.text),
    one.options.flatMap((o, i) => (one.right.includes(o.id) ? (letters[i] ?? '') : [])).join(' '),
    ...letters.flatMap((_, i) => localCells(one.options[i]?.text)),
    ...localCells(one.explanation),
    one.version,
  ]),
];

/** Rows and cells of a CSV (RFC 4180); null when a quotation mark is left open. */
export const readCsv = (text: string): string[][] | null => {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|\r|$)/y;
  const source = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source);
    if (!found) return null;
    const [, quoted, plain = '', end] = found;
    const value = quoted === undefined ? plain : quoted.replaceAll('""', '"');
    // The apostrophe that keeps a spreadsheet from running it.
    row.push(value.replace(/^'(?=[=+\-@\t\r])/, ''));
    if (end === ',' && cell.lastIndex < source.length) continue;
    if (end === ',') row.push('');
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((value) => value.trim() !== ''));
};

const columnNames: Record<string, string> = { videoId: 'chapter', options: 'A_en' };
const csvColumn = ([field, place, , lang]: readonly PropertyKey[]): string => {
  if (field === 'options' && typeof place === 'number')
    return `${letters[place] ?? 'F'}_${String(lang ?? 'en')}`;
  if ((field === 'text' || field === 'explanation') && typeof place === 'string')
    return `${field}_${place}`;
  if (field === 'text') return 'text_en';
  return columnNames[String(field)] ?? String(field);
};

export const fromCsv = (text: string, chapters: readonly string[]): ReadFile => {
  const [titles, ...table] = readCsv(text) ?? [];
  const columns = titles?.map((title) => title.trim()) ?? [];
  if (!columns.includes('type') || !columns.includes('right')) return unreadable;
  if (table.length > bankRules.importRows) return unreadable;
  const strange = columns.find((name) => name && !head.includes(name));
  if (strange) return { rows: [], wrongs: [{ row: 1, column: strange, key: 'fields.unknown' }] };
  const wrongs: FileWrong[] = [];
  const raws = table.map((cells, i) => {
    const row = i + 2;
    const at = (name: string) => (cells[columns.indexOf(name)] ?? '').trim();
    const local = (name: string): LocalText =>
      Object.fromEntries(
        languages.flatMap((lang) => {
          const words = at(`${name}_${lang}`);
          return words ? [[lang, words]] : [];
        }),
      );
    const right = at('right')
      .toUpperCase()
      .split(/[\s,;]+/)
      .filter(Boolean);
    const type = at('type');
    const given = letters.map((letter) => ({ text: local(letter), right: right.includes(letter) }));
    const last = given.findLastIndex((option) => !isEmpty(option.text));
    const options = given.slice(0, type === 'true_false' ? 2 : last + 1);
    if (
      right.some(
        (letter) => letters.indexOf(letter) < 0 || letters.indexOf(letter) >= options.length,
      )
    )
      wrongs.push({ row, column: 'right', key: 'fields.choice' });
    const retired = /^(yes|true|1|是)$/i.test(at('retired'));
    return {
      row,
      raw: {
        id: at('id'),
        version: at('version'),
        body: {
          type,
          text: local('text'),
          options,
          explanation: local('explanation'),
          videoId: at('chapter') || null,
          retired,
        },
      },
    };
  });
  const read = checked(raws, chapters, csvColumn);
  return { rows: read.rows, wrongs: [...wrongs, ...read.wrongs].sort((a, b) => a.row - b.row) };
};

/** A table knows no ids of options and no "converted": they stay where the words are the same. */
export const withKnown = (body: QuestionBody, before: Kept): QuestionBody => {
  const keep = (text: LocalText, old: LocalText | undefined): LocalText =>
    old?.converted && !text.converted && languages.every((l) => (text[l] ?? '') === (old[l] ?? ''))
      ? { ...text, converted: old.converted }
      : text;
  return {
    ...body,
    text: keep(body.text, before.text),
    explanation: keep(body.explanation, before.explanation),
    options: body.options.map((option, i) => ({
      ...option,
      text: keep(option.text, before.options[i]?.text),
      optionId: option.optionId ?? before.options[i]?.id,
    })),
  };
};
