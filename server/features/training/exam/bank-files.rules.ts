/** Import and export of the question bank: JSON or CSV. */
import { z } from 'zod';
import type { LocalText } from '#contract/staff/office.ts';
import { bankRules, QuestionBody } from '#contract/training/bank-office.ts';
import {
  isEmpty,
  languages,
  type QuestionError,
  questionBodyOf,
  questionErrors,
  type StoredQuestion,
} from './bank.rules.ts';

/** The spreadsheet row, the position in the list, or the line. */
export type FileRow = {
  row: number;
  id: string | null;
  /** `any`: a file of another program, which cannot know what the bank had. */
  version: string | null | 'any';
  body: QuestionBody;
};
export type RowError = QuestionError & { row: number };
export type ReadFile = { rows: FileRow[]; errors: RowError[] };

export const unreadable: ReadFile = {
  rows: [],
  errors: [{ row: 1, column: 'file', key: 'fields.bankFile' }],
};

const Id = z
  .string('fields.id')
  .regex(/^[\w-]{1,100}$/, 'fields.id')
  .nullable();

type Raw = { id: unknown; version: unknown; body: unknown };
/** `columnOf` maps a field to its column name. */
export const checked = (
  list: { row: number; raw: Raw }[],
  chapters: readonly string[],
  columnOf: (path: readonly PropertyKey[]) => string,
): ReadFile => {
  const rows: FileRow[] = [];
  const errors: RowError[] = [];
  const seen = new Set<string>();
  for (const { row, raw } of list) {
    const say = (column: string, key: string) => errors.push({ row, column, key });
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
      for (const { column, key } of questionErrors(body.data, chapters))
        say(columnOf([column]), key);
      const version = typeof raw.version === 'string' && raw.version ? raw.version : null;
      rows.push({ row, id: id.data ?? null, version, body: body.data });
    }
  }
  return { rows, errors };
};

export const toJson = (bank: readonly (StoredQuestion & { version: string })[]): string =>
  `${JSON.stringify(
    bank.map(({ version, ...kept }) => ({ id: kept.id, version, ...questionBodyOf(kept) })),
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
  'must_ask',
  'scoring',
  'version',
];
const localCells = (text: LocalText | undefined) => languages.map((lang) => text?.[lang] ?? '');

export const toTable = (bank: readonly (StoredQuestion & { version: string })[]): string[][] => [
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
    one.mustAsk ? 'yes' : '',
    one.scoring ?? '',
    one.version,
  ]),
];

/** Parses CSV (RFC 4180); null for an unclosed quote. */
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
    // The apostrophe against formula injection.
    row.push(value.replace(/^'(?=[=+\-@\t\r])/, ''));
    if (end === ',' && cell.lastIndex < source.length) continue;
    if (end === ',') row.push('');
    rows.push(row);
    row = [];
  }
  return rows.filter((cells) => cells.some((value) => value.trim() !== ''));
};

const columnNames: Record<string, string> = {
  videoId: 'chapter',
  options: 'A_en',
  mustAsk: 'must_ask',
};
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
  if (strange) return { rows: [], errors: [{ row: 1, column: strange, key: 'fields.unknown' }] };
  const errors: RowError[] = [];
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
      errors.push({ row, column: 'right', key: 'fields.choice' });
    const isYes = (name: string) => /^(yes|true|1|是)$/i.test(at(name));
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
          retired: isYes('retired'),
          mustAsk: isYes('must_ask'),
          scoring: at('scoring') || null,
        },
      },
    };
  });
  const read = checked(raws, chapters, csvColumn);
  return { rows: read.rows, errors: [...errors, ...read.errors].sort((a, b) => a.row - b.row) };
};

/** CSV has no option ids and no "converted" flag: restore them where the texts match. */
export const withKnown = (body: QuestionBody, before: StoredQuestion): QuestionBody => {
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
