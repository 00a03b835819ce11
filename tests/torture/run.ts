/**
 * `npm run torture [--short] [name …]`: what takes minutes. Every file `*.torture.ts` here exports one test or more;
 * they run one after another, and one table says what each of them found.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { report } from '../../scripts/report.ts';
import type { TortureTest } from './torture-test.ts';

const given = process.argv.slice(2);
if (given.includes('--short')) process.env.TORTURE_SHORT = '1';
const names = given.filter((one) => !one.startsWith('--'));

const isTest = (value: unknown): value is TortureTest =>
  typeof (value as TortureTest | null)?.run === 'function';

const listTests = async (): Promise<TortureTest[]> => {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.torture.ts'));
  const found: TortureTest[] = [];
  for (const file of files.sort()) {
    const exported: object = await import(join(import.meta.dirname, file));
    found.push(...Object.values(exported).filter(isTest));
  }
  const numberOf = ({ promise }: TortureTest) =>
    Number.parseInt(promise.replace(/\D*/, ''), 10) || 99;
  return found.sort((a, b) => numberOf(a) - numberOf(b));
};

type Row = [promise: string, test: string, figure: string, verdict: string];

const runOne = async ({ promise, name, run }: TortureTest): Promise<Row> => {
  const begun = Date.now();
  report(`${promise} ${name} …`);
  const { ok, figure } = await run().catch((error: Error) => ({
    ok: false,
    figure: `it broke off: ${error.message.split('\n', 1)[0]}`,
  }));
  const verdict = ok ? 'kept' : 'BROKEN';
  report(`  ${verdict} after ${Math.round((Date.now() - begun) / 1000)} s: ${figure}`);
  return [promise, name, figure, verdict];
};

const asTable = (rows: Row[]): string => {
  const all: Row[] = [['promise', 'test', 'figure', 'verdict'], ...rows];
  const widths = [0, 1, 2, 3].map((i) => Math.max(...all.map((row) => row[i]?.length ?? 0)));
  return all
    .map((row) => row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
};

const tests = await listTests();
const unknown = names.filter((name) => !tests.some((test) => test.name === name));
if (unknown.length || !tests.length) {
  console.error(`No such test: ${unknown.join(', ')}. There are:`);
  for (const { promise, name } of tests) console.error(`  ${promise}  ${name}`);
  process.exit(2);
}
const rows: Row[] = [];
for (const test of tests)
  if (!names.length || names.includes(test.name)) rows.push(await runOne(test));
report(`\n${asTable(rows)}`);
process.exit(rows.every((row) => row[3] === 'kept') ? 0 : 1);
