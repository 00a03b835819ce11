/**
 * `npm run bench`: everything, one after the other, on a machine that does nothing else; `npm run bench -- load booking`
 * only these. Each part says in its own file what it measures and which variables change its size.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { report } from '../scripts/report.ts';

/** In this order: the last reckons with what the others have found. */
const parts = [
  'ratios',
  'reads',
  'render',
  'first-visit',
  'load',
  'lists',
  'by-id',
  'search',
  'booking',
  'scaling',
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !parts.includes(name));
if (unknown.length) throw new Error(`no such part: ${unknown}; there are ${parts.join(', ')}`);

for (const part of wanted.length ? wanted : parts) {
  report(`\n== ${part}`);
  const child = spawn(process.execPath, [join(import.meta.dirname, `${part}.ts`)], {
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env },
  });
  const code = await new Promise<number>((resolve) => {
    child.once('exit', (ended) => resolve(ended ?? 1));
  });
  if (code) process.exitCode = code;
}
