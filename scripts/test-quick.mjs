// npm run test:quick: lint, types and tests of what changed since the last commit, or since the one
// that is named (`npm run test:quick -- origin/main`). Feedback while writing; `npm test` decides.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bin, ensureInstalled, Refusal, root, run, withBin } from './prepare.mjs';

const since = process.argv[2] ?? 'HEAD';
const results = [];

try {
  await ensureInstalled();
  const changed = changedFiles();
  console.log(`${changed.length} files changed since ${since}.`);
  await step('Lint', 'biome', ['check', '--no-errors-on-unmatched', ...changed], changed.length);
  await step('Route types', 'react-router', ['typegen']);
  const info = join('.persimmon', 'tsbuildinfo');
  await step('Types', 'tsc', ['--noEmit', '--incremental', '--tsBuildInfoFile', info]);
  const unit = [
    'run',
    '--project=unit',
    '--project=component',
    '--project=isolated',
    `--changed=${since}`,
  ];
  await step('Unit tests', 'vitest', [...unit, '--passWithNoTests', '--reporter=dot']);
  const api = relatedApiTests(changed);
  if (api.length > 0) console.log(`\n${api.join('\n')}`);
  await step('API tests', 'vitest', ['run', '--project=api', ...api, '--reporter=dot'], api.length);
} catch (error) {
  results.push(['Preparing', 1, 0]);
  console.error(error instanceof Refusal ? error.message : error);
}
console.log();
for (const [name, code, ms] of results)
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${(ms / 1000).toFixed(1)} s)`);
process.exitCode = results.some(([, code]) => code !== 0) ? 1 : 0;

async function step(name, program, args, wanted = 1) {
  if (!wanted) return;
  const start = Date.now();
  const code = await run(join(bin, program), args, { env: withBin() });
  results.push([name, code, Date.now() - start]);
}

function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const tracked = git('diff', '--name-only', '--diff-filter=d', since);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return `${tracked}${untracked}`.split('\n').filter(Boolean);
}

/**
 * API tests that changed, and those named after a changed part of a feature: server/features/training/exam/ and
 * contract/training/exam.ts belong to tests/api/training/exam*.test.ts. Each starts the whole product: imports tell nothing.
 */
function relatedApiTests(changed) {
  const found = new Set(changed.filter((file) => /^tests\/api\/.*\.test\.ts$/.test(file)));
  for (const file of changed) {
    const word = /^(?:server\/features|contract)\/([\w-]+)\//.exec(file)?.[1];
    const folder = join('tests', 'api', word ?? '');
    if (!word || !fs.existsSync(join(root, folder))) continue;
    const parts = [basename(dirname(file)), basename(file).split('.')[0]].filter((p) => p !== word);
    for (const name of fs.readdirSync(join(root, folder)))
      if (name === `${word}.test.ts` || parts.some((part) => name.startsWith(part)))
        found.add(join(folder, name));
  }
  return [...found].sort();
}
