/** What every browser test stands on: a shell, a language, a way in, and a database to prepare things in. */
import { randomInt } from 'node:crypto';
import { type APIRequestContext, test as base, expect, type Page } from '@playwright/test';
import { Pool } from 'pg';
import type { SessionUser } from '#contract/account/account.ts';
import { storageKeys } from '#contract/limits.ts';
import { demoPassword } from '#demo/agency.ts';
import type { Messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { databaseUrl, productUrl } from './server.ts';
import { words } from './words.ts';

export type Shell = 'desktop' | 'mobile';
export const shells = ['desktop', 'mobile'] as const;

/** What goes through both shells has one language in each; that every language has its words is tested in i18n/. */
export const readIn: Record<Shell, readonly Locale[]> = { desktop: ['zh-TW'], mobile: ['en'] };
/** What is the same in every language is tried in one. */
export const spoken: readonly Locale[] = ['zh-CN'];

/** The demo accounts (architecture.md). */
export const people = {
  patientWithoutCard: '2125550101',
  patientWithCard: '2125550102',
  caregiver: '2125550103',
} as const;

/** What a test chooses: `test.use({ shell: 'mobile', lang: 'zh-CN' })`. */
export type SiteOptions = { shell: Shell; lang: Locale };

type Session = { token: string; user: SessionUser };

type Site = SiteOptions & {
  /** The words of the test's language. */
  t: Messages;
  /** The full address of a path of the site: below '/h5' in the mobile shell. */
  at: (path: string) => string;
  /** Opens a path of the site and waits until its buttons work. */
  visit: (path: string) => Promise<void>;
  /** Goes to a path of the site from a page that is open, by the router and without a load. */
  walk: (path: string) => Promise<void>;
  /** Signs in by the API and leaves token and user where the login page would. */
  signIn: (phone: string) => Promise<Session>;
  /** The phone number of a new patient of one's own, without a card. */
  newPatient: () => Promise<string>;
};

type Fixtures = SiteOptions & {
  site: Site;
  /** Errors that no page may have: broken scripts, refused ones, pages that the browser draws anew. */
  pageErrors: string[];
};

/** As a phone holds it; a desktop window that shows the whole menu. */
const views = {
  desktop: { viewport: { width: 1360, height: 900 }, isMobile: false, hasTouch: false },
  mobile: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const;

/** The browser's own language that leads to each of ours (spec §1). */
const browserLanguage: Record<Locale, string> = { en: 'en-US', 'zh-CN': 'zh-CN', 'zh-TW': 'zh-TW' };

export const test = base.extend<Fixtures, { db: Pool }>({
  shell: ['desktop', { option: true }],
  lang: ['en', { option: true }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  baseURL: ({}, use) => use(productUrl()),
  viewport: ({ shell }, use) => use(views[shell].viewport),
  isMobile: ({ shell }, use) => use(views[shell].isMobile),
  hasTouch: ({ shell }, use) => use(views[shell].hasTouch),
  locale: ({ lang }, use) => use(browserLanguage[lang]),

  site: ({ page, request, db, shell, lang }, use) => {
    const at = (path: string) => (shell === 'mobile' ? `/h5${path}` : path);
    return use({
      shell,
      lang,
      t: words[lang],
      at,
      visit: (path) => open(page, at(path)),
      walk: (path) => walk(page, at(path)),
      signIn: async (phone) => {
        const session = await logIn(request, phone);
        await keepSession(page, session);
        return session;
      },
      newPatient: () => insertPatient(db),
    });
  },

  pageErrors: [
    async ({ page }, use) => {
      const found: string[] = [];
      page.on('pageerror', (error) => found.push(String(error)));
      page.on('console', (message) => {
        const text = message.text();
        if (
          message.type() === 'error' &&
          /Content Security Policy|hydrat|Minified React/i.test(text)
        )
          found.push(text);
      });
      await use(found);
      expect(found).toEqual([]);
    },
    { auto: true },
  ],

  db: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const pool = new Pool({ connectionString: databaseUrl(), max: 2 });
      await use(pool);
      await pool.end();
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** The root says so once its effects have run: from then on nothing typed or clicked is lost. */
export const hydrated = (page: Page): Promise<void> =>
  page.locator('html[data-hydrated="true"]').waitFor({ state: 'attached' });

/** Opens an address as it is written. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
};

/** Goes to an address as it is written, by the router and without a load. */
export const walk = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);

export const logIn = async (request: APIRequestContext, phone: string): Promise<Session> => {
  const answer = await request.post('/home/auth/login', {
    data: { username: phone, password: demoPassword },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as { data: Session }).data;
};

/** Into the local storage of the site, once: what the pages do with it later is theirs. */
export const keepSession = async (page: Page, session: Session): Promise<void> => {
  await page.addInitScript(
    ({ token, user, keys }) => {
      // Not in a frame: the map has no storage of ours.
      if (window.top !== window) return;
      const done = `e2e ${token}`;
      if (window.sessionStorage.getItem(done)) return;
      window.sessionStorage.setItem(done, 'kept');
      window.localStorage.setItem(keys.token, token);
      window.localStorage.setItem(keys.user, JSON.stringify(user));
    },
    { ...session, keys: storageKeys },
  );
};

/** With the password of the demo accounts, so that signIn() knows it. */
const insertPatient = async (db: Pool): Promise<string> => {
  const phone = `646555${String(randomInt(10_000)).padStart(4, '0')}`;
  const { rowCount } = await db.query(
    `insert into app_user (user_type, phone, password_hash, first_name, last_name, search_text)
     select 'patient', $1, password_hash, 'Test', 'Patient', ' test patient ' || right($1, 10) || ' ' || right($1, 4) || ' '
     from app_user where phone = $2
     on conflict do nothing`,
    [`+1${phone}`, `+1${people.patientWithoutCard}`],
  );
  return rowCount === 1 ? phone : insertPatient(db);
};

/** What the browser keeps under a key. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => window.localStorage.getItem(name), key);

/** Must be called before the first visit. */
export const keep = (page: Page, values: Record<string, string>): Promise<unknown> =>
  page.addInitScript((entries) => {
    if (window.top !== window || window.sessionStorage.getItem('e2e-kept')) return;
    window.sessionStorage.setItem('e2e-kept', 'yes');
    for (const [key, value] of entries) window.localStorage.setItem(key, value);
  }, Object.entries(values));

/** Fills in the login form and sends it, as a person would. */
export const logInByForm = async (page: Page, t: Messages, phone: string): Promise<void> => {
  const { username, password, submit } = loginForm(page, t);
  await username.fill(phone);
  await password.fill(demoPassword);
  await submit.click();
};

export const loginForm = (page: Page, t: Messages) => ({
  username: page.getByRole('textbox', { name: t.login.username }),
  /** A masked field has no role; other labels hold the word, but none begins with it. */
  password: page.getByLabel(new RegExp(`^${t.login.password}`)),
  submit: page.getByRole('main').getByRole('button', { name: t.login.submit, exact: true }),
});
