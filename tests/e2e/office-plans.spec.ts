/** A training is planned for a role, and the plan ended again. */
import { main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import { staffIn } from './office-way.ts';

test.use({ lang: 'en', extraHTTPHeaders: { 'accept-language': 'en' } });

test('a plan names what is missing, is added once, and ends', async ({
  page,
  request,
  site: { t },
}) => {
  const words = t.office.plans;
  await staffIn(page, request, 'trainer');
  await open(page, '/office/training/plans');
  const form = main(page)
    .locator('form')
    .filter({ has: page.getByRole('button', { name: words.add }) });
  const add = form.getByRole('button', { name: words.add });
  await add.click();
  await expect(form.getByRole('alert')).toBeVisible();

  await form.getByLabel(words.training).selectOption({ index: 1 });
  const training = await form.getByLabel(words.training).locator('option:checked').innerText();
  // The last of the roles: demo caregivers have the first.
  const roles = form.getByLabel(words.role, { exact: true });
  await roles.selectOption({ index: (await roles.locator('option').count()) - 1 });
  await form.getByLabel(words.day).fill('2031-03-17');
  await add.click();
  const row = main(page).getByRole('row').filter({ hasText: training }).filter({ hasText: '2031' });
  await expect(row).toHaveCount(1);

  await row.getByRole('button', { name: words.end }).click();
  const sure = page.getByRole('dialog', { name: training });
  await expect(sure).toContainText(words.endSure);
  await sure.getByRole('button', { name: words.end }).click();
  await expect(row).toHaveCount(0);
});
