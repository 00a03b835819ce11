/**
 * Pictures of the public, member and office pages in every language and width, to be looked at one by one:
 * node scripts/media/contact-sheet.ts ADDRESS [--only /services,/scams] [--reader staff] [--lang zh-CN]
 *   [--width 390] [--size 26] [--elder] [--out FOLDER]
 * ADDRESS is a running product with sample content. Phones get the mobile site. Writes to
 * .persimmon/contact-sheet: one picture a page, and index.html, which shows them side by side.
 * Drawn by Chromium (CHROMIUM, or /usr/bin/chromium) with the system's Chinese fonts.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { storageKeys } from '#contract/limits.ts';
import { demoPassword, staff } from '#demo/agency.ts';
import { common as en } from '#i18n/en/common.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';
import { common as hans } from '#i18n/zh-hans/common.ts';
import { common as hant } from '#i18n/zh-hant/common.ts';
import { caregiverRows, inboxRow, memberRows, publicRows, verifyRow } from '#tests/e2e/site-map.ts';
import { tabPath, tabsFor } from '#web/features/account/center/frame/tabs.ts';
import { officePlaces } from '#web/office/shell/office-nav.ts';
import { command, report } from '../report.ts';

const widths = [390, 820, 1440] as const;
const phoneWidth = 600;

const readers = ['visitor', 'patient', 'caregiver', 'staff'] as const;
type Reader = (typeof readers)[number];
/** `first`: of the page's links, the first below this path is followed; only the sample content knows its id. */
type Sheet = { path: string; reader: Reader; first?: string };

const all = (reader: Reader, paths: string[]): Sheet[] => paths.map((path) => ({ path, reader }));
const pathsOf = (rows: { path: string }[]): string[] => rows.map(({ path }) => path);

const pages: Sheet[] = [
  ...all('visitor', pathsOf([...publicRows, verifyRow, inboxRow])),
  ...all('visitor', ['/help', '/office/login', '/office/forgot', '/office/welcome']),
  ...all('patient', pathsOf(memberRows)),
  ...all('patient', ['/user', ...tabsFor('patient').map((tab) => tabPath(tab))]),
  { path: tabPath('requests'), reader: 'patient', first: '/services/booking/print/' },
  { path: tabPath('letters'), reader: 'patient', first: '/services/letter/' },
  ...all('caregiver', ['/user', ...tabsFor('caregiver').map((tab) => tabPath(tab))]),
  ...all('caregiver', [...pathsOf(caregiverRows), '/user/id-card']),
  ...all('staff', ['/office/account', ...officePlaces.map(({ to }) => to)]),
  ...[
    '/office/applications',
    '/office/cards',
    '/office/requests',
    '/office/people',
    '/office/inbox',
    '/office/activities',
    '/office/content/article',
    '/office/training/contents',
    '/office/training/people',
  ].map((path): Sheet => ({ path, reader: 'staff', first: `${path}/` })),
];

const usage =
  'node scripts/media/contact-sheet.ts ADDRESS [--only PATH,PATH] [--reader visitor|patient|caregiver|staff] [--lang LANG] [--width PIXELS] [--size 18|22|26|30] [--elder] [--out FOLDER]';

const readArguments = (typed: string[]) => {
  const { values, positionals } = parseArgs({
    args: typed,
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      reader: { type: 'string' },
      lang: { type: 'string' },
      width: { type: 'string' },
      size: { type: 'string' },
      elder: { type: 'boolean' },
      out: { type: 'string' },
    },
  });
  const [address] = positionals;
  if (!address || !URL.canParse(address)) throw new Error(usage);
  const only = values.only?.split(',');
  return {
    address,
    pages: pages.filter(
      ({ path, reader }) =>
        (!only || only.includes(path)) && (!values.reader || values.reader === reader),
    ),
    langs: locales.filter((lang) => !values.lang || lang === values.lang),
    widths: values.width ? [Number(values.width)] : widths,
    kept: {
      ...(values.size && { textSize: values.size }),
      ...(values.elder && { elderMode: 'on' }),
    },
    out: values.out ?? join(import.meta.dirname, '../../.persimmon/contact-sheet'),
  };
};

const signIn = async (
  address: string,
  path: string,
  body: Record<string, string>,
): Promise<{ token: string; user?: unknown }> => {
  const answer = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${path} let nobody in: is this the sample content?`);
  return ((await answer.json()) as { data: { token: string; user?: unknown } }).data;
};

/** What the browser of each reader keeps. */
const keptBy = async (address: string, reader: Reader): Promise<Record<string, string>> => {
  if (reader === 'visitor') return {};
  if (reader === 'staff') {
    const email = staff.find(({ role }) => role === 'admin')?.email ?? '';
    return {
      [storageKeys.officeToken]: (await signIn(address, '/home/staff/login', { email })).token,
    };
  }
  const username = reader === 'patient' ? '2125550102' : '2125550103';
  const { token, user } = await signIn(address, '/home/auth/login', { username });
  return { [storageKeys.token]: token, [storageKeys.user]: JSON.stringify(user) };
};

/** Pictures below the fold load when they come near it. */
const settle = async (page: Page): Promise<void> => {
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
  await page.locator('h1').first().waitFor();
  // The office keeps a line open for changes, so the network is never idle there.
  if (!page.url().includes('/office')) await page.waitForLoadState('networkidle');
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
  for (const { loading } of [en, hans, hant])
    await page
      .getByText(loading, { exact: true })
      .filter({ visible: true })
      .first()
      .waitFor({ state: 'hidden' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
};

type Shot = { name: string; reader: Reader; lang: Locale; width: number; file: string };

const fileOf = (name: string, reader: Reader, lang: Locale, width: number): string =>
  `${name.replaceAll(/[^\w-]+/g, '_')}-${reader}-${lang}-${width}.png`;

const sheetOf = (shots: Shot[]): string => {
  const rows = Map.groupBy(shots, ({ name, reader }) => `${name} (${reader})`);
  const body = [...rows].map(
    ([name, row]) =>
      `<h2>${name}</h2><div>${row
        .map(
          ({ file, lang, width }) =>
            `<a href="${file}"><img loading="lazy" src="${file}" alt="">${lang} ${width}</a>`,
        )
        .join('')}</div>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title>
<style>div{display:flex;gap:12px;overflow-x:auto}a{flex:none}img{display:block;height:700px;max-width:420px;object-fit:cover;object-position:top;border:1px solid #ccc}</style>
${body.join('\n')}
`;
};

/** Opens the page, or what its first link of a kind leads to; false where it has none. */
const reach = async (page: Page, address: URL, first: string | undefined): Promise<boolean> => {
  await page.goto(address.href);
  if (!first) return true;
  await settle(page);
  const href = await page
    .locator(`main a[href*="${first}"]`)
    .first()
    .getAttribute('href', { timeout: 5000 })
    .catch(() => null);
  if (!href) return false;
  const next = new URL(href, address);
  next.searchParams.set('lang', address.searchParams.get('lang') ?? '');
  await page.goto(next.href);
  return true;
};

const photograph = async (
  browser: Browser,
  { address, pages, langs, widths, kept, out }: ReturnType<typeof readArguments>,
): Promise<Shot[]> => {
  const shots: Shot[] = [];
  for (const reader of readers) {
    const sheets = pages.filter((one) => one.reader === reader);
    if (!sheets.length) continue;
    const session = await keptBy(address, reader);
    for (const lang of langs)
      for (const isPhone of [true, false]) {
        const here = widths.filter((width) => width < phoneWidth === isPhone);
        if (!here.length) continue;
        const context = await browser.newContext({
          locale: lang === 'en' ? 'en-US' : lang,
          timezoneId: 'America/New_York',
          reducedMotion: 'reduce',
          isMobile: isPhone,
          hasTouch: isPhone,
        });
        const values = { ...kept, ...session, [storageKeys.lang]: lang };
        await context.addInitScript((entries) => {
          if (window.top !== window) return;
          for (const [key, value] of entries) window.localStorage.setItem(key, value);
        }, Object.entries(values));
        const page = await context.newPage();
        for (const { path, first } of sheets) {
          const hasShell = isPhone && !path.startsWith('/office');
          const where = new URL(`${hasShell ? '/h5' : ''}${path}`, address);
          where.searchParams.set('lang', lang);
          const name = first ? `${first}first` : path;
          for (const [turn, width] of here.entries()) {
            await page.setViewportSize({ width, height: isPhone ? 844 : 900 });
            if (turn === 0 && !(await reach(page, where, first))) {
              report(`${path} has no link to ${first}.`);
              break;
            }
            await settle(page);
            const file = fileOf(name, reader, lang, width);
            await page.screenshot({ path: join(out, file), fullPage: true });
            shots.push({ name, reader, lang, width, file });
          }
        }
        await context.close();
      }
  }
  return shots;
};

await command(async (typed) => {
  const asked = readArguments(typed);
  await mkdir(asked.out, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const shots = await photograph(browser, asked);
    await writeFile(join(asked.out, 'index.html'), sheetOf(shots));
    report(`${shots.length} pictures in ${asked.out}.`);
  } finally {
    await browser.close();
  }
});
