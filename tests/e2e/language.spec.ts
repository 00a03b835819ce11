import type { BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '#contract/limits.ts';
import { banners } from '#demo/home.ts';
import type { Messages } from '#i18n/messages.ts';
import { htmlLang, type Locale, localeNames, locales } from '#i18n/pick-locale.ts';
import { expect, keep, loginForm, shells, stored, test } from './fixtures.ts';
import { get, headingOf, htmlLangOf } from './http.ts';
import { productUrl } from './server.ts';
import { words } from './words.ts';

const html = (page: Page) => page.locator('html');
const title = (lang: Locale) => banners[0]?.title[lang] ?? '';

const cookieOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === storageKeys.lang)?.value;

/** Opens the menu of languages, which speaks `t`, and chooses one. */
const choose = async (page: Page, t: Messages, lang: Locale): Promise<void> => {
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: new RegExp(`^${t.shell.language}`) }).click();
  await header.getByRole('link', { name: localeNames[lang], exact: true }).click();
};

test.describe('nothing stored: the browser’s language decides', () => {
  const cases: Record<string, Locale> = {
    'zh-CN': 'zh-CN',
    'zh-HK': 'zh-TW',
    'zh-TW': 'zh-TW',
    'zh-SG': 'zh-TW',
    'fr-FR': 'en',
    'en-GB': 'en',
  };
  for (const [tag, lang] of Object.entries(cases)) {
    test.describe(tag, () => {
      test.use({ locale: tag });

      test(`${tag} reads ${localeNames[lang]}, from the first byte on`, async ({ page, site }) => {
        const first = page.waitForResponse(
          (answer) => answer.url() === `${productUrl()}/about/faq`,
        );
        await site.visit('/about/faq');
        const sent = await (await first).text();
        expect(htmlLangOf(sent)).toBe(htmlLang[lang]);
        expect(headingOf(sent)).toBe(words[lang].pages.faqTitle);
        await expect(html(page)).toHaveAttribute('lang', htmlLang[lang]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          words[lang].pages.faqTitle,
        );
      });
    });
  }
});

test.describe('on the server', () => {
  const read = async (headers: Record<string, string>, path = '/about/faq') =>
    htmlLangOf((await get(path, headers)).text);

  test.describe('a Simplified reader of another country', () => {
    test.use({ locale: 'zh-SG', shell: 'mobile' });

    test('is offered 简体 in one press, once', async ({ page, site }) => {
      await site.visit('/about/faq');
      await expect(html(page)).toHaveAttribute('lang', 'zh-Hant');
      await page.getByRole('button', { name: '看简体' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words['zh-CN'].pages.faqTitle,
      );
      await expect(page.getByRole('button', { name: '看简体' })).toHaveCount(0);
      await page.reload();
      await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
    });
  });

  test('a browser that names no language gets the fallback', async () => {
    expect(await read({})).toBe('zh-Hant');
    expect(await read({ 'accept-language': '*' })).toBe('zh-Hant');
  });

  test('the cookie wins over the browser, garbage in it does not', async () => {
    const browser = { 'accept-language': 'zh-CN,zh;q=0.9' };
    expect(await read({ ...browser, cookie: 'a=b; lang=en' })).toBe('en');
    expect(await read({ ...browser, cookie: 'lang=klingon' })).toBe('zh-Hans');
    expect(await read({ ...browser, cookie: 'lang="><script>' })).toBe('zh-Hans');
  });

  test('?lang= wins over both, in both shells; garbage in it does not', async () => {
    const others = { 'accept-language': 'zh-CN', cookie: 'lang=zh-TW' };
    for (const path of ['/about/faq', '/h5/about/faq']) {
      expect(await read(others, `${path}?lang=en`)).toBe('en');
      expect(await read(others, `${path}?lang=xx`)).toBe('zh-Hant');
    }
  });

  test('pages name their other languages and their twin', async () => {
    const links = (text: string, rel: string) =>
      [...text.matchAll(/<link\s[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => tag.includes(`rel="${rel}"`));
    const origin = productUrl();
    const desktop = (await get('/about/faq')).text;
    const mobile = (await get('/h5/about/faq')).text;
    for (const text of [desktop, mobile]) {
      expect(links(text, 'canonical').join()).toContain(`href="${origin}/about/faq"`);
      const alternates = links(text, 'alternate');
      for (const [hreflang, query] of [
        ...locales.map((lang) => [htmlLang[lang], `?lang=${lang}`]),
        ['x-default', ''],
      ]) {
        const found = alternates.filter((tag) =>
          tag.toLowerCase().includes(`hreflang="${hreflang?.toLowerCase()}"`),
        );
        expect(found, hreflang).toHaveLength(1);
        expect(found[0]).toContain(`href="${origin}/about/faq${query}"`);
      }
    }
    const twin = (text: string) => links(text, 'alternate').filter((tag) => tag.includes('media='));
    expect(twin(desktop)).toHaveLength(1);
    expect(twin(desktop)[0]).toContain(`href="${origin}/h5/about/faq"`);
    expect(twin(mobile)).toEqual([]);
  });
});

const slowly = async (page: Page, times: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
};

test.describe('a stored language', () => {
  test('wins over the browser, and is mirrored for the server', async ({ page, context, site }) => {
    await keep(page, { [storageKeys.lang]: 'zh-CN' });
    await site.visit('/about/faq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words['zh-CN'].pages.faqTitle);
    await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
    await expect.poll(() => cookieOf(context)).toBe('zh-CN');

    const again = await page.reload();
    expect(htmlLangOf((await again?.text()) ?? '')).toBe('zh-Hans');
  });

  test('is not mixed into what a slow phone has not taken over yet', async ({
    page,
    context,
    site,
  }) => {
    await slowly(page, 6);
    await keep(page, { [storageKeys.lang]: 'zh-CN' });
    await site.visit('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title('zh-CN'));
    await expect.poll(() => cookieOf(context)).toBe('zh-CN');
  });

  test('that is garbage is not believed', async ({ page, context, site }) => {
    await keep(page, { [storageKeys.lang]: '"><b>klingon' });
    await site.visit('/about/faq');
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.en.pages.faqTitle);
    expect(await cookieOf(context)).toBeUndefined();
  });
});

for (const shell of shells) {
  test.describe(`switching, ${shell}`, () => {
    test.use({ shell });

    test('needs no load, keeps what was typed, and changes all words', async ({
      page,
      context,
      site,
    }) => {
      await site.visit('/');
      await page.evaluate(() => Object.assign(window, { e2eMark: true }));
      await page.getByRole('textbox', { name: site.t.home.whiteCardLabel }).fill('ab12');

      let t = site.t;
      for (const lang of ['zh-CN', 'zh-TW', 'en'] as const) {
        await choose(page, t, lang);
        t = words[lang];
        await expect(html(page)).toHaveAttribute('lang', htmlLang[lang]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title(lang));
        await expect(page.getByRole('heading', { name: t.home.officesTitle })).toBeVisible();
        await expect(page.getByRole('textbox', { name: t.home.whiteCardLabel })).toHaveValue(
          'ab12',
        );
        await expect(page).toHaveTitle(new RegExp(t.pages.homeTitle));
        await expect.poll(() => stored(page, storageKeys.lang)).toBe(lang);
        await expect.poll(() => cookieOf(context)).toBe(lang);
      }
      expect(await page.evaluate(() => 'e2eMark' in window)).toBe(true);
    });

    test('keeps a half-filled login form', async ({ page, site }) => {
      await site.visit('/login');
      const before = loginForm(page, site.t);
      await before.username.fill('917 555');
      await before.password.fill('half a secret');
      await page.getByRole('checkbox', { name: site.t.login.remember }).check();
      await choose(page, site.t, 'zh-TW');
      const t = words['zh-TW'];
      const after = loginForm(page, t);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.login.title);
      await expect(after.username).toHaveValue('917 555');
      await expect(after.password).toHaveValue('half a secret');
      await expect(page.getByRole('checkbox', { name: t.login.remember })).toBeChecked();
    });

    test('?lang= is kept, and does not undo a later choice', async ({ page, context, site }) => {
      await site.visit('/about/faq?lang=zh-CN');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words['zh-CN'].pages.faqTitle,
      );
      await expect.poll(() => stored(page, storageKeys.lang)).toBe('zh-CN');
      await expect.poll(() => cookieOf(context)).toBe('zh-CN');

      await site.visit('/about/team');
      await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');

      await site.visit('/about/faq?lang=zh-CN&x=1');
      await choose(page, words['zh-CN'], 'zh-TW');
      await expect(page).toHaveURL(site.at('/about/faq?x=1'));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words['zh-TW'].pages.faqTitle,
      );
    });
  });
}

test('a language that cannot be fetched leaves the page in one language', async ({
  page,
  site,
}) => {
  await site.visit('/about/faq');
  await page.route('**/assets/zh-hans-*.js', (route) => route.abort());
  await choose(page, site.t, 'zh-CN');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.pages.faqTitle);
  expect(await stored(page, storageKeys.lang)).toBeNull();
});
