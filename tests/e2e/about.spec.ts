import type { Page } from '@playwright/test';
import { faqs } from '#demo/faqs.ts';
import { team } from '#demo/team.ts';
import { teamEvents } from '#demo/team-events.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { fill } from './words.ts';

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const question = (page: Page, id: string) => page.locator(`details#${id}`);

for (const [shell, lang, words] of [
  ['desktop', 'zh-TW', '白卡 续期信'],
  ['mobile', 'en', 'White card renewal'],
] as const) {
  test.describe(`about, ${shell}, ${lang}`, () => {
    test.use({ shell, lang });

    test('a question is found by search, by topic and by its own link', async ({
      page,
      site: { t, visit, at },
    }) => {
      await visit('/about/faq');
      await expect(page.locator('details')).toHaveCount(faqs.length);
      const field = page.getByRole('searchbox', { name: t.about.faqSearchLabel });
      await field.fill(words);
      await field.press('Enter');
      await expect(page).toHaveURL(/\/about\/faq\?q=/);
      const renewal = faqs.find(({ slug }) => slug === 'renewal');
      await expect(question(page, 'renewal')).toContainText(renewal?.question[lang] ?? '');
      await expect.poll(() => page.locator('details').count()).toBeLessThan(8);
      // The server renders no search; the browser makes it.
      await page.reload();
      await expect.poll(() => page.locator('details').count()).toBeLessThan(8);
      await expect(question(page, 'renewal')).toBeVisible();
      await expect(field).toHaveValue(words);

      await field.fill('zeppelin');
      await page.getByRole('search').getByRole('button').click();
      await expect(page.getByText(fill(t.about.faqNone, { words: 'zeppelin' }))).toBeVisible();
      await page.getByRole('link', { name: t.about.faqAll }).click();
      await expect(page).toHaveURL(at('/about/faq'));

      const topics = page.getByRole('navigation', { name: t.about.faqGroups });
      const last = faqs.at(-1)?.group[lang] ?? '';
      await topics.getByRole('link', { name: last }).click();
      await expect(page.getByRole('heading', { name: last })).toBeInViewport();

      await page.goto(at('/about/faq#renewal'));
      await page.reload();
      await hydrated(page);
      await expect(question(page, 'renewal')).toHaveAttribute('open');
      await expect(question(page, 'renewal').locator('summary')).toBeFocused();
      await expect(question(page, 'renewal').locator('summary')).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(question(page, 'renewal')).not.toHaveAttribute('open');
    });

    test('the team page has its parts, and its events lead from year to year', async ({
      page,
      site: { t, visit, at },
    }) => {
      await visit('/about/team');
      const part = (name: string) => page.getByRole('region', { name });
      await expect(part(t.about.numbers).locator('dd')).toHaveCount(team.numbers.length);
      await expect(part(t.about.founderLetter)).toContainText(
        team.founder.letter[1]?.[lang] ?? 'missing',
      );
      await expect(part(t.about.story)).toContainText(team.story[0]?.[lang] ?? 'missing');
      await expect(part(t.about.people).getByRole('listitem')).toHaveCount(team.members.length);
      const events = part(t.about.events);
      await expect(events.getByRole('heading', { level: 3 })).toHaveText(
        teamEvents.map(({ title }) => title[lang]),
      );
      const [first, second] = teamEvents;
      await events.getByRole('link').first().click();
      await expect(page).toHaveURL(at(`/about/teamevent/${first?.slug}`));
      await expect(h1(page)).toHaveText(first?.title[lang] ?? '');
      await page.getByRole('link', { name: second?.title[lang] ?? '' }).click();
      await expect(h1(page)).toHaveText(second?.title[lang] ?? '');
      await page.getByRole('link', { name: t.pages.teamTitle }).first().click();
      await expect(h1(page)).toHaveText(t.pages.teamTitle);
    });
  });
}

test('the legal pages say that they are samples, and lead to their parts', async ({
  page,
  site: { t, visit },
}) => {
  for (const path of ['/about/privacy', '/about/TermsOfServices']) {
    await visit(path);
    const text = page.getByRole('main');
    await expect(text.getByText(/sample/i).first()).toBeVisible();
    const parts = page.getByRole('navigation', { name: t.about.contents }).getByRole('link');
    await expect.poll(() => parts.count()).toBeGreaterThan(5);
    const name = (await parts.last().textContent()) ?? '';
    await parts.last().click();
    await expect(text.getByRole('heading', { name })).toBeInViewport();
  }
});
