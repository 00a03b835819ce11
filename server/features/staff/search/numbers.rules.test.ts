import { expect, it } from 'vitest';
import { paperNumbers, recordNumbers } from './numbers.rules.ts';

it.each([
  ['R-20265', ['R-20265']],
  ['r 20265', ['R-20265']],
  ['Ｒ－２０２６５', ['R-20265']],
  ['20265', ['R-20265']],
  ['R2', ['R-2']],
  ['20', []],
  ['Rose', []],
  ['%', []],
  ['PHC-2026-000123', []],
])('%s names the records %j', (typed, prefixes) =>
  expect(recordNumbers(typed).prefixes).toEqual(prefixes),
);

it.each([
  ['PHC-2026-000123', ['PHC-2026-000123']],
  ['phc2026000123', ['PHC-2026-000123']],
  ['pht 2026', ['PHT-2026']],
  ['phi 2026-0001', ['PHI-2026-0001']],
  ['2026 000123', ['PHC-2026-000123', 'PHT-2026-000123', 'PHI-2026-000123']],
  ['0101', []],
  ['王', []],
])('%s names the certificates %j', (typed, prefixes) =>
  expect(paperNumbers(typed, 2026).prefixes).toEqual(prefixes),
);

it('six digits are a number of any recent year', () => {
  const { whole } = paperNumbers('000123', 2026);
  expect(whole).toContain('PHC-2026-000123');
  expect(whole).toContain('PHT-2017-000123');
  expect(whole).toContain('PHI-2026-000123');
  expect(whole).toHaveLength(30);
});
