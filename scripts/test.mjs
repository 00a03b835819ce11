// npm test: installs if needed, then check, build, unit and API tests, and browser tests.
// The last line is always "N passed, N failed"; a part that breaks down counts as one failure.
import fs from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { bin, ensureBuilt, ensureInstalled, Refusal, root, run, withBin } from './prepare.mjs';

const results = join(root, '.persimmon');
const total = { passed: 0, failed: 0 };
/** Of the unit and API tests: said again below the browser tests, which tell theirs last. */
const failures = [];

try {
  await ensureInstalled();
  heading('Check and build');
  // Beside the check, if it has to be installed. Judged below: without one the other tests still run.
  const finding = ensureChromium();
  finding.catch(() => {});
  if (await checked()) {
    heading('Unit and API tests');
    await unitTests();
    heading('Browser tests');
    await browserTests(await finding);
  } else {
    total.failed += 1;
    console.error('\nThe check failed: the tests were not run.');
  }
} catch (error) {
  total.failed += 1;
  console.error(error instanceof Refusal ? error.message : error);
}
for (const failure of failures) console.error(`\n✗ ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** All at once: parts of the check have one thread, and the audit waits for the network. */
async function checked() {
  const own = (name) => run('npm', ['run', '--silent', name], { env: withBin(), held: true });
  // Before the API tests: some start the whole app, which serves the built pages.
  const building = ensureBuilt().catch((error) => error);
  const [check, audit, broken] = await Promise.all([own('check'), own('audit'), building]);
  if (broken) throw broken;
  if (audit !== 0) total.failed += 1;
  return check === 0;
}

async function unitTests() {
  const file = fresh('vitest.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/test-report.mjs'];
  const env = { ...withBin(), TEST_REPORT: file };
  const code = await run(join(bin, 'vitest'), ['run', ...reporters], { env });
  add(code, file, ({ passed, failed }) => {
    failures.push(...failed);
    return { passed, failed: failed.length };
  });
}

async function browserTests(chromium) {
  const file = fresh('playwright.json');
  const env = { ...withBin(), CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const code = await run(join(bin, 'playwright'), ['test', '--reporter=list,json'], { env });
  add(code, file, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected,
  }));
}

function add(code, file, count) {
  let { passed, failed } = { passed: 0, failed: 0 };
  try {
    ({ passed, failed } = count(JSON.parse(fs.readFileSync(file, 'utf8'))));
  } catch {
    console.error('This part broke down before it could report.');
    failed = 1;
  }
  // Something outside of the tests went wrong: a set-up, a time-out, an error nobody caught.
  if (code !== 0 && failed === 0) failed = 1;
  total.passed += passed;
  total.failed += failed;
}

/** Yesterday's report must not stand in for one that was never written. */
function fresh(name) {
  fs.mkdirSync(results, { recursive: true });
  fs.rmSync(join(results, name), { force: true });
  return join(results, name);
}

function heading(text) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 76 - text.length))}`);
}
