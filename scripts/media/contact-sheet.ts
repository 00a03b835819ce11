/**
 * Pictures of the public and member pages in every language and width, to be looked at one by one:
 * node scripts/media/contact-sheet.ts ADDRESS [--only /services,/scams] [--lang zh-CN] [--width 390]
 *   [--size 26] [--elder] [--out FOLDER]
 * ADDRESS is a running product with sample content. Phones get the mobile site. Writes to
 * .persimmon/contact-sheet: one picture a page, and index.html, which shows them side by side.
 * Drawn by Chromium (CHROMIUM, or /usr/bin/chromium) with the system's Chinese fonts.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { storageKeys } from '#contract/limits.ts';
import { demoPassword } from '#demo/agency.ts';
import { type Locale, locales } from '#i18n/pick-locale.ts';
import { caregiverRows, memberRows, publicRows, verifyRow } from '#tests/e2e/site-map.ts';
import { tabPath, tabsFor } from '#web/features/account/center/frame/tabs.ts';
import { command, report } from '../report.ts';

const widths = [390, 820, 1440] as const;
const phoneWidth = 600;

type Reader = 'visitor' | 'patient' | 'caregiver';
const phones: Record<Exclude<Reader, 'visitor'>, string> = {
  patient: '2125550102',
  caregiver: '2125550103',
};

const pages: { path: string; reader: Reader }[] = [
  ...[...publicRows, verifyRow].map(({ path }) => ({ path, reader: 'visitor' as const })),
  { path: '/help', reader: 'visitor' },
  ...memberRows.map(({ path }) => ({ path, reader: 'patient' as const })),
  ...tabsFor('patient').map((tab) => ({ path: tabPath(tab), reader: 'patient' as const })),
  ...tabsFor('caregiver').map((tab) => ({ path: tabPath(tab), reader: 'caregiver' as const })),
  ...caregiverRows.map(({ path }) => ({ path, reader: 'caregiver' as const })),
];

const usage =
  'node scripts/media/contact-sheet.ts ADDRESS [--only PATH,PATH] [--lang LANG] [--width PIXELS] [--size 18|22|26|30] [--elder] [--out FOLDER]';

const readArguments = (typed: string[]) => {
  const { values, positionals } = parseArgs({
    args: typed,
    allowPositionals: true,
    options: {
      only: { type: 'string' },
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
    pages: pages.filter(({ path }) => !only || only.includes(path)),
    langs: locales.filter((lang) => !values.lang || lang === values.lang),
    widths: values.width ? [Number(values.width)] : widths,
    kept: {
      ...(values.size && { textSize: values.size }),
      ...(values.elder && { elderMode: 'on' }),
    },
    out: values.out ?? join(import.meta.dirname, '../../.persimmon/contact-sheet'),
  };
};

const signIn = async (address: string, phone: string): Promise<Record<string, string>> => {
  const answer = await fetch(new URL('/home/auth/login', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: phone, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`${phone} could not sign in: is this the sample content?`);
  const { data } = (await answer.json()) as { data: { token: string; user: unknown } };
  return { [storageKeys.token]: data.token, [storageKeys.user]: JSON.stringify(data.user) };
};

/** Pictures below the fold load when they come near it. */
const settle = async (page: Page): Promise<void> => {
  await page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
};

type Shot = { path: string; reader: Reader; lang: Locale; width: number; file: string };

const fileOf = (path: string, reader: Reader, lang: Locale, width: number): string =>
  `${path.replaceAll(/[^\w-]+/g, '_')}-${reader}-${lang}-${width}.png`;

const sheetOf = (shots: Shot[]): string => {
  const rows = Map.groupBy(shots, ({ path, reader }) => `${path} (${reader})`);
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

const photograph = async (
  browser: Browser,
  { address, pages, langs, widths, kept, out }: ReturnType<typeof readArguments>,
): Promise<Shot[]> => {
  const session = {
    visitor: {},
    patient: await signIn(address, phones.patient),
    caregiver: await signIn(address, phones.caregiver),
  };
  const shots: Shot[] = [];
  for (const lang of langs)
    for (const isPhone of [true, false]) {
      const here = widths.filter((width) => width < phoneWidth === isPhone);
      if (!here.length) continue;
      for (const reader of ['visitor', 'patient', 'caregiver'] as const) {
        const context = await browser.newContext({
          locale: lang === 'en' ? 'en-US' : lang,
          timezoneId: 'America/New_York',
          reducedMotion: 'reduce',
          isMobile: isPhone,
          hasTouch: isPhone,
        });
        const values = { ...kept, ...session[reader], [storageKeys.lang]: lang };
        await context.addInitScript((entries) => {
          if (window.top !== window) return;
          for (const [key, value] of entries) window.localStorage.setItem(key, value);
        }, Object.entries(values));
        const page = await context.newPage();
        for (const { path } of pages.filter((one) => one.reader === reader)) {
          const where = new URL(`${isPhone ? '/h5' : ''}${path}`, address);
          where.searchParams.set('lang', lang);
          for (const [turn, width] of here.entries()) {
            await page.setViewportSize({ width, height: isPhone ? 844 : 900 });
            if (turn === 0) await page.goto(where.href);
            await settle(page);
            const file = fileOf(path, reader, lang, width);
            await page.screenshot({ path: join(out, file), fullPage: true });
            shots.push({ path, reader, lang, width, file });
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
