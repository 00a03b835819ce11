/**
 * `npm run bench -- first-visit`: what a browser asks for on a first visit of every public page, in both shells: script
 * as it is sent, files and requests, until the page stands and after it was read to its end. Then, on a slow phone
 * (1.6 Mbit/s, 150 ms, a quarter of the processor): LCP, CLS and the slowest interaction. BENCH_ROUNDS changes how often
 * (the median counts); BENCH_FIRST_VISIT=phone leaves the first part out. Chromium is the one of CHROMIUM, or
 * /usr/bin/chromium.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { en } from '#i18n/en.ts';
import { publicRows } from '#tests/e2e/site-map.ts';
import { report } from '../scripts/report.ts';
import { median } from './measure.ts';
import { startProduct } from './product.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const phoneOnly = process.env.BENCH_FIRST_VISIT === 'phone';

const aims = { scriptKb: 140, files: 15, requests: 40, lcpMs: 1_800, inpMs: 200, cls: 0.02 };

const shells = {
  desktop: { viewport: { width: 1360, height: 900 } },
  mobile: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  },
} satisfies Record<string, BrowserContextOptions>;
type Shell = keyof typeof shells;

const addressOf = (shell: Shell, path: string) => (shell === 'mobile' ? `/h5${path}` : path);

const bytesOf = (url: string, encoding: 'br' | 'gzip'): Promise<number> =>
  new Promise((resolve, reject) => {
    ask(url, { headers: { 'accept-encoding': encoding } }, (answer) => {
      let bytes = 0;
      answer.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      answer.on('end', () => resolve(bytes));
    })
      .on('error', reject)
      .end();
  });

const stands = async (page: Page) => {
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
};

/** As one reads: a screen after the other, until nothing more comes. */
const readToEnd = async (page: Page) => {
  const isEnd = () =>
    page.evaluate(async () => {
      window.scrollBy(0, window.innerHeight * 0.8);
      await new Promise((go) => setTimeout(go, 60));
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
    });
  while (!(await isEnd()));
  await page.waitForLoadState('networkidle');
};

const newPage = async (browser: Browser, shell: Shell) => {
  const context = await browser.newContext({ ...shells[shell], locale: 'en-US' });
  return { context, page: await context.newPage() };
};

const kb = (bytes: number) => (bytes / 1024).toFixed(1);
const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);

const visit = async (browser: Browser, base: string, shell: Shell, path: string) => {
  const { context, page } = await newPage(browser, shell);
  const asked: string[] = [];
  page.on('request', (one) => one.url().startsWith('http') && asked.push(one.url()));
  await page.goto(base + addressOf(shell, path));
  await stands(page);
  const first = [...asked];
  await readToEnd(page);
  await context.close();
  const scripts = [...new Set(first.filter((url) => url.endsWith('.js')))];
  const br = sum(await Promise.all(scripts.map((url) => bytesOf(url, 'br'))));
  const gzip = sum(await Promise.all(scripts.map((url) => bytesOf(url, 'gzip'))));
  const within =
    br <= aims.scriptKb * 1024 && scripts.length <= aims.files && first.length <= aims.requests;
  report(
    `${addressOf(shell, path)}: script ${kb(br)} KB in Brotli, ${kb(gzip)} in gzip, ${scripts.length} files; ` +
      `${first.length} requests, ${asked.length} with the rest of the page${within ? '' : ' NOT within the aims'}`,
  );
};

/** Paints, shifts and interactions, as the browser reports them. */
const watch = () => {
  const seen = { lcp: 0, cls: 0, inp: 0 };
  Object.assign(window, { seen });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  on('event', (entry) => {
    const event = entry as PerformanceEntry & { interactionId: number };
    if (event.interactionId) seen.inp = Math.max(seen.inp, event.duration);
  });
};

/** What people do first: the menu, the size of the text, a number into the field. */
const use = async (page: Page, shell: Shell) => {
  if (shell === 'mobile') {
    await page.getByRole('button', { name: en.shell.menuButton }).tap();
    await page.locator('[data-size]').nth(1).tap();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  } else {
    await page.getByRole('navigation').getByRole('button').first().click();
    await page.keyboard.press('Escape');
    await page.locator('[data-size]').nth(1).click();
  }
  const field = page.locator('#white-card-id');
  if (await field.count()) {
    await field.click();
    await page.keyboard.type('AB12345C', { delay: 80 });
  }
  // The browser reports an interaction after it has painted.
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => setTimeout(go, 300))));
};

const onPhone = async (browser: Browser, base: string, shell: Shell, path: string) => {
  const { context, page } = await newPage(browser, shell);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch);
  await page.goto(base + addressOf(shell, path));
  await stands(page);
  const read = () =>
    page.evaluate(
      () => (window as unknown as { seen: { lcp: number; cls: number; inp: number } }).seen,
    );
  const { lcp } = await read();
  await readToEnd(page);
  // Before larger text moves the page: that is asked for, and may take longer than the half second that is forgiven.
  const { cls } = await read();
  await page.evaluate(() => window.scrollTo(0, 0));
  await use(page, shell);
  const { inp } = await read();
  await context.close();
  return { lcp, cls, inp };
};

const phonePages: readonly [Shell, string][] = [
  ['desktop', '/'],
  ...['/', '/community/activity/list', '/about/faq', '/community/news'].map(
    (path): [Shell, string] => ['mobile', path],
  ),
];

const folder = mkdtempSync(join(tmpdir(), 'persimmon-bench-'));
const product = await startProduct(folder);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // The map of an office is another site's.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
});
try {
  report(`load of the machine before: ${loadavg()[0]?.toFixed(1)}`);
  if (!phoneOnly)
    for (const shell of ['desktop', 'mobile'] as const)
      for (const { path } of publicRows) await visit(browser, product.url, shell, path);
  for (const [shell, path] of phonePages) {
    const runs: Awaited<ReturnType<typeof onPhone>>[] = [];
    for (let round = 0; round < rounds; round++)
      runs.push(await onPhone(browser, product.url, shell, path));
    const lcp = median(runs.map((run) => run.lcp));
    const inp = median(runs.map((run) => run.inp));
    const cls = Math.max(...runs.map((run) => run.cls));
    const reached = lcp < aims.lcpMs && inp < aims.inpMs && cls < aims.cls;
    report(
      `slow phone, ${addressOf(shell, path)}: LCP ${lcp.toFixed(0)} ms, slowest interaction ${inp.toFixed(0)} ms, ` +
        `worst CLS ${cls.toFixed(3)}, median of ${rounds}, load ${loadavg()[0]?.toFixed(1)}${reached ? '' : ' NOT reached'}`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
