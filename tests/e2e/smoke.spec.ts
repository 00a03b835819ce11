import { expect, people, test, shells } from './fixtures.ts';
for (const shell of shells) test.describe(shell, () => {
  test.use({ shell });
  test('home', async ({ visit, page, t, signIn }) => {
    await signIn(people.caregiver);
    await visit('/');
    await expect(page.getByRole('heading', { name: t.home.whiteCardTitle })).toBeVisible();
    console.log(await page.evaluate(() => [navigator.language, document.documentElement.outerHTML.slice(0, 300), performance.now()]));
    await page.screenshot({ path: `/tmp/e2e/${shell}.png`, fullPage: true });
  });
});
