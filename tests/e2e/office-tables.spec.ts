/** A list of the office: sorted, filtered while typing, saved as a view; nothing of it is cut off at 1280 pixels. */
import { randomUUID } from 'node:crypto';
import { officePlaces } from '#web/office/shell/office-nav.ts';
import { main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import * as office from './office-way.ts';

test('a queue is sorted, filtered as one types, and found again under its name', async ({
  page,
  request,
  db,
  site: { t },
}) => {
  const { cases, tables } = t.office;
  const lastName = `Tangelo${randomUUID().slice(0, 8)}`;
  await office.manyApplicants(request, db, { count: 3, lastName });
  await office.staffIn(page, request, 'coordinator');
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/office/applications');
  const table = main(page).getByRole('table');
  await expect(table).toBeVisible();
  const isCut = () =>
    table.evaluate(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth);
  expect(await isCut()).toBe(false);

  const box = main(page).getByRole('searchbox');
  await box.pressSequentially(lastName);
  await expect(page).toHaveURL(new RegExp(`keyword=${lastName}`));
  await expect(table.locator('tbody tr')).toHaveCount(3);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(lastName);

  const name = table.getByRole('columnheader', { name: cases.csv.name });
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'ascending');
  await name.getByRole('button').click();
  await expect(name).toHaveAttribute('aria-sort', 'descending');
  await main(page).getByLabel(tables.language).selectOption({ index: 1 });
  await main(page).getByText(tables.columns, { exact: true }).click();
  await main(page).getByRole('checkbox', { name: cases.csv.submitted, exact: true }).uncheck();
  await expect(table.getByRole('columnheader', { name: cases.csv.submitted })).toHaveCount(0);

  const view = `View of ${lastName}`;
  await main(page).getByRole('button', { name: tables.save }).click();
  const dialog = page.getByRole('dialog', { name: tables.saveTitle });
  await dialog.getByLabel(tables.name).fill(view);
  await dialog.getByRole('button', { name: tables.save }).click();
  await open(page, '/office/applications');
  const link = main(page).getByRole('link', { name: view });
  await link.click();
  await expect(link).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/sort=-name/);
  await expect(table.getByRole('columnheader', { name: cases.csv.submitted })).toHaveCount(0);
  await db.query('delete from staff_view where name = $1', [view]);
});

test.describe('in English, whose words are the longest', () => {
  test.use({ lang: 'en', extraHTTPHeaders: { 'accept-language': 'en' } });

  test('no list is cut off at 1280 pixels', async ({ page, request, site: { t } }) => {
    await office.staffIn(page, request, 'admin');
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/office');
    const cut: string[] = [];
    for (const to of [...officePlaces.map((place) => place.to), '/office/appointments?view=list']) {
      await page.goto(to);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main(page).getByText(t.common.loading)).toHaveCount(0);
      const isCut = await main(page)
        .locator('table')
        .evaluateAll((all) =>
          all.some(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth),
        );
      if (isCut) cut.push(to);
    }
    expect(cut).toEqual([]);
  });
});
