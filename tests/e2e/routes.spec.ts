import type { Page } from '@playwright/test';
import { storageKeys } from '#contract/limits.ts';
import { expect, logInByForm, people, shells, stored, test } from './fixtures.ts';
import { get, headingOf } from './http.ts';
import { caregiverRows, inboxRow, memberRows, publicRows } from './site-map.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Lost by a full load, kept by the router. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { e2eMark: true }));
const isMarked = (page: Page) => page.evaluate(() => 'e2eMark' in window);

for (const shell of shells) {
  test.describe(`routes, ${shell}`, () => {
    test.use({ shell });

    test('every public row is rendered by the server with its heading', async ({
      site: { at, t, lang },
    }) => {
      for (const { path, heading } of publicRows) {
        const answer = await get(at(path), { 'accept-language': lang });
        expect({ path, status: answer.status, h1: headingOf(answer.text) }).toEqual({
          path,
          status: 200,
          h1: heading(t, lang),
        });
      }
    });

    test('the server renders no private page', async ({ site: { at, t, lang } }) => {
      for (const { path, heading } of [...memberRows, ...caregiverRows, inboxRow]) {
        const { status, text } = await get(at(path), { 'accept-language': lang });
        expect(status, path).toBe(200);
        expect(text.includes(t.common.loading), path).toBe(true);
        expect(headingOf(text), path).not.toBe(heading(t, lang));
      }
    });

    test('one rendering serves all ids of a page that the browser fills', async ({
      site: { at },
    }) => {
      const id = 'made-up-id';
      for (const path of [
        `/community/activity/${id}`,
        `/services/booking/print/${id}`,
        `/services/letter/${id}`,
        `/services/result/${id}`,
        `/user/training/${id}`,
        `/user/training/${id}/read`,
        `/user/class/${id}`,
        `/user/exam/${id}`,
        `/verify/${id}`,
      ]) {
        const { status, text } = await get(at(path));
        expect([path, status, text.includes(id)]).toEqual([path, 200, false]);
      }
    });

    test('rows for members show their heading to a patient', async ({ page, site }) => {
      await site.signIn(people.patientWithCard);
      await site.visit('/user/index');
      for (const { path, heading } of [...memberRows, inboxRow]) {
        await site.walk(path);
        await expect(h1(page), path).toHaveText(heading(site.t, site.lang));
        await expect(page, path).toHaveURL(site.at(path));
      }
    });

    test('training and exam are for caregivers', async ({
      page,
      site: { t, lang, signIn, visit, at },
    }) => {
      await signIn(people.caregiver);
      for (const { path, heading } of caregiverRows) {
        await visit(path);
        await expect(h1(page), path).toHaveText(heading(t, lang));
        await expect(page).toHaveURL(at(path));
      }
      await signIn(people.patientWithCard);
      for (const { path } of caregiverRows) {
        await visit(path);
        await expect(page, path).toHaveURL(at('/user/index'));
        await expect(h1(page)).toHaveText(t.pages.userTitle);
      }
    });

    test('login is asked for on a first load, with the original full path', async ({
      page,
      site: { t, visit, at },
    }) => {
      for (const path of ['/services', '/community/activity/one', '/user/exam/one']) {
        const wanted = `${path}?from=a%20b&n=2`;
        await visit(wanted);
        await expect(page).toHaveURL(at(`/login?redirect=${encodeURIComponent(wanted)}`));
        await expect(h1(page)).toHaveText(t.login.title);
        await expect(page.getByText(t.login.first)).toBeVisible();
      }
    });

    test('login is asked for on every member row', async ({ page, site: { visit, walk, at } }) => {
      await visit('/about/faq');
      for (const { path } of [...memberRows, ...caregiverRows, { path: '/user' }]) {
        const wanted = `${path}?from=a%20b&n=2`;
        await walk(wanted);
        await expect(page).toHaveURL(at(`/login?redirect=${encodeURIComponent(wanted)}`));
      }
    });

    test('after login one lands where one wanted to go', async ({
      page,
      site: { t, visit, at },
    }) => {
      const wanted = '/services/booking?office=queens-office';
      await visit(wanted);
      await logInByForm(page, t, people.patientWithCard);
      await expect(page).toHaveURL(at(wanted));
      await expect(h1(page)).toHaveText(t.services.bookingTitles.item);
      expect(await stored(page, storageKeys.token)).toBeTruthy();
    });

    test('an unknown path goes home', async ({ page, site: { visit, at, lang, t } }) => {
      for (const path of ['/no/such/page', '/about', '/user2', '/community/news/one/two']) {
        await visit(`${path}?x=1`);
        await expect(page, path).toHaveURL(new RegExp(`${at('')}/?$`));
        await expect(h1(page)).toHaveText(publicRows[0]?.heading(t, lang) ?? '');
      }
    });

    test('half addresses and unknown types lead to whole ones', async ({ page, site }) => {
      await site.signIn(people.patientWithCard);
      const moves = {
        '/community/activity': '/community/activity/list',
        '/user': '/user/index',
        '/register/nobody': '/regselect',
        '/regresult/nobody': '/',
        '/services/result/nothing': '/',
      };
      for (const [from, to] of Object.entries(moves)) {
        await site.visit(from);
        await expect(page, from).toHaveURL(new RegExp(`${site.at(to).replace(/\/$/, '')}/?$`));
        await expect(h1(page)).toBeVisible();
      }
    });

    test('links are followed without a full load, to the top of the page', async ({
      page,
      site: { t, visit, at },
    }) => {
      await visit('/');
      await mark(page);
      const footer = page.getByRole('contentinfo');
      for (const [name, path, title] of [
        [t.shell.faq, '/about/faq', t.pages.faqTitle],
        [t.shell.team, '/about/team', t.pages.teamTitle],
        [t.shell.privacy, '/about/privacy', t.pages.privacyTitle],
      ] as const) {
        const link = footer.getByRole('link', { name, exact: true });
        await link.scrollIntoViewIfNeeded();
        await link.click();
        await expect(page).toHaveURL(at(path));
        await expect(h1(page)).toHaveText(title);
        await expect.poll(() => page.evaluate(() => window.scrollY), path).toBe(0);
      }
      await page.goBack();
      await expect(page).toHaveURL(at('/about/team'));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      expect(await isMarked(page)).toBe(true);
    });
  });
}

test.describe('below /h5', () => {
  test.use({ shell: 'mobile' });

  test('every link of a page stays there, but the one to the desktop site', async ({
    page,
    site: { t, visit },
  }) => {
    for (const path of ['/', '/community/news', '/login']) {
      await visit(path);
      const leaving = await page.$$eval('a[href^="/"]', (links) =>
        links
          .filter((a) => !/^\/h5([/?#]|$)/.test(a.getAttribute('href') ?? ''))
          .map((a) => a.textContent),
      );
      expect(leaving, path).toEqual([t.shell.desktopSite]);
    }
  });

  test('tabs and sub-tabs walk through the mobile site', async ({ page, site: { t, visit } }) => {
    await visit('/');
    await mark(page);
    const tabs = page.getByRole('navigation', { name: t.shell.tabs });
    const subTabs = page.getByRole('navigation', { name: t.shell.community });
    await expect(tabs.getByRole('link')).toHaveCount(5);
    await expect(tabs.getByRole('link', { name: t.shell.home })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(subTabs).toBeHidden();

    await tabs.getByRole('link', { name: t.shell.community }).click();
    await expect(page).toHaveURL('/h5/community/activity/list');
    await subTabs.getByRole('link', { name: t.shell.news }).click();
    await expect(page).toHaveURL('/h5/community/news');
    await expect(subTabs.getByRole('link', { name: t.shell.news })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await tabs.getByRole('link', { name: t.shell.mine }).click();
    await expect(page).toHaveURL('/h5/login?redirect=%2Fuser%2Findex');
    await tabs.getByRole('link', { name: t.shell.services }).click();
    await expect(page).toHaveURL('/h5/login?redirect=%2Fservices');
    await tabs.getByRole('link', { name: t.shell.home }).click();
    await expect(page).toHaveURL(/\/h5\/?$/);
    expect(await isMarked(page)).toBe(true);
  });

  test('the data of the mobile home page is no redirect loop', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile' };
    for (const path of ['/h5.data', '/h5/about/faq.data']) {
      const { status, headers } = await get(path, phone);
      expect({ path, status, location: headers.location }).toEqual({ path, status: 200 });
    }
  });
});

test.describe('progress bar', () => {
  test('shows at least 30 % while a navigation waits, and goes away', async ({
    page,
    site: { visit, at },
  }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/home/content/banners', async (route) => {
      await released;
      await route.continue();
    });
    await visit('/about/faq');
    const bar = page.getByTestId('progress');
    await expect(bar).toHaveCount(0);
    await page.getByRole('banner').locator('a[href="/"]').first().click();

    await expect(bar).toBeVisible();
    expect(Number(await bar.getAttribute('data-progress'))).toBeGreaterThanOrEqual(0.3);
    await expect(page).toHaveURL(at('/about/faq'));

    release();
    await expect(page).toHaveURL(at('/'));
    await expect(bar).toHaveCount(0);
  });

  test('does not show for a place on the same page', async ({ page, site: { visit } }) => {
    await visit('/about/faq');
    const shown = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const watch = new MutationObserver(() => {
            if (document.querySelector('[data-testid="progress"]')) resolve(true);
          });
          watch.observe(document.body, { childList: true, subtree: true });
          window.addEventListener('hashchange', () =>
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(false))),
          );
          window.location.hash = 'main';
        }),
    );
    expect(await shown).toBe(false);
  });
});
