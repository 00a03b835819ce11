import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparableQuestion, type StoredQuestion, storedQuestionOf } from './bank.rules.ts';
import { fromCsv, fromJson, readCsv, toJson, toTable } from './bank-files.rules.ts';

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const csvOf = (table: string[][]) => table.map((row) => row.map(quoted).join(',')).join('\r\n');

/** Non-blank edges: spaces around a cell are trimmed. */
const words = fc.string({ maxLength: 20, unit: 'grapheme' }).map((s) => `w${s}w`);
const text = fc.record({ en: words, 'zh-TW': words }, { requiredKeys: ['en'] });
const question = fc.record({
  text,
  explanation: text,
  options: fc.array(text, { minLength: 2, maxLength: 6 }),
  retired: fc.boolean(),
});
const bankOf = (
  list: { text: object; explanation: object; options: object[]; retired: boolean }[],
) =>
  list.map(
    ({ options, ...one }, i): StoredQuestion => ({
      ...one,
      id: `q${i}`,
      type: 'single',
      options: options.map((option, n) => ({ id: 'abcdef'[n] ?? '', text: option })),
      right: ['b'],
      videoId: 'one',
      mustAsk: i % 2 === 0,
      scoring: ([null, 'all', 'part'] as const)[i % 3] ?? null,
    }),
  );

describe('a bank in a file', () => {
  it('comes back as it went out', () => {
    fc.assert(
      fc.property(fc.array(question, { minLength: 1, maxLength: 5 }), (list) => {
        const bank = bankOf(list);
        const out = bank.map((kept) => ({ ...kept, version: 'v' }));
        for (const read of [
          fromCsv(csvOf(toTable(out)), ['one']),
          fromJson(toJson(out), ['one']),
        ]) {
          expect(read.errors).toEqual([]);
          const back = read.rows.map(({ id, body }) => ({
            ...storedQuestionOf(body, null),
            id: id ?? '',
          }));
          expect(back.map(comparableQuestion)).toEqual(bank.map(comparableQuestion));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('is read whatever its quotation marks and line ends', () => {
    expect(readCsv('a,b\r\n"1,""x""\n",2\n\n3,')).toEqual([
      ['a', 'b'],
      ['1,"x"\n', '2'],
      ['3', ''],
    ]);
    expect(readCsv("'=1+1,'quoted'")).toEqual([['=1+1', "'quoted'"]]);
    expect(readCsv('"open')).toBeNull();
  });

  it('names an id that comes twice', () => {
    const [one] = bankOf([
      { text: { en: 'x' }, explanation: {}, options: [{ en: 'a' }, { en: 'b' }], retired: false },
    ]);
    if (!one) throw new Error('no question');
    const out = [one, one].map((kept) => ({ ...kept, version: 'v' }));
    expect(fromJson(toJson(out), ['one']).errors).toEqual([
      { row: 2, column: 'id', key: 'fields.twice' },
    ]);
  });
});
