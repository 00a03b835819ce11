// A real Chromium for the browser tests: the system's, Playwright's, or a new one.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { bin, Refusal, root, run, withBin } from './prepare.mjs';

/** Headless shell: a third faster, and enough for the tests. Debian has a separate package. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export async function ensureChromium() {
  const given = process.env.CHROMIUM;
  if (given && !works(given)) throw new Refusal(`CHROMIUM names no browser that runs: ${given}`);
  let found = given || findChromium();
  if (!given && aptCanInstall() && !found?.endsWith(SHELL)) {
    await aptInstall(SHELL, 'fonts-noto-cjk');
    // Other system, or offline: the full browser works as well.
    if (!findChromium()) await aptInstall('chromium', 'fonts-noto-cjk');
    found = findChromium();
  }
  if (!found) {
    console.log('No Chromium found: installing Playwright’s …');
    const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
    const args = ['install', ...withLibraries, 'chromium'];
    await run(join(bin, 'playwright'), args, { env: withBin() });
    found = findChromium();
  }
  if (!found) {
    throw new Refusal(
      'The browser tests need a Chromium, and none could be found or installed: install one ' +
        '(on Debian: apt-get install chromium fonts-noto-cjk), or set CHROMIUM to its path.',
    );
  }
  await ensureChineseFont();
  return found;
}

function findChromium() {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...new Set(candidates), MAC, playwrightOwn()].find(works);
}

function playwrightOwn() {
  try {
    const require = createRequire(join(root, 'package.json'));
    return require('@playwright/test').chromium.executablePath();
  } catch {
    return '';
  }
}

/** Run it to be sure: on some systems the file is a stub that only says where to get the browser. */
function works(file) {
  if (!file || !fs.existsSync(file)) return false;
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** Without one, Chinese text is boxes: tests pass, but prove less. */
async function ensureChineseFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  if (status !== 0 || stdout.trim() !== '') return;
  if (aptCanInstall()) await aptInstall('fonts-noto-cjk');
  else console.log('No Chinese font found: install one (on Debian: fonts-noto-cjk).');
}

function aptCanInstall() {
  return process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
}

async function aptInstall(...packages) {
  console.log(`Installing ${packages.join(' and ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const soon = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20'];
  await run('apt-get', [...soon, 'update', '-qq'], { env });
  const install = ['install', '-y', '-qq', '--no-install-recommends'];
  await run('apt-get', [...soon, ...install, ...packages], { env });
}
