/** A morning's queue without a mouse: every key is counted. */
import { randomUUID } from 'node:crypto';
import { main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import * as office from './office-way.ts';

test.use({ lang: 'en', extraHTTPHeaders: { 'accept-language': 'en' } });

test('ten applications are approved in at most 60 keystrokes, each message read before it is sent', async ({
  page,
  request,
  db,
  site: { t },
}) => {
  const { cases, keys, search } = t.office;
  const ids = await office.manyApplicants(request, db, { count: 11, lastName: 'Keystroke' });
  await office.staffIn(page, request, 'coordinator');
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/office/applications?keyword=Keystroke');
  let pressed = 0;
  const press = async (key: string) => {
    pressed += 1;
    await page.keyboard.press(key);
  };
  const { form, preview } = office.decisionOf(page, t);
  const viewer = main(page).getByRole('region', { name: cases.viewer });
  const list = main(page).locator('li[data-id] a[aria-current]');
  await expect(main(page).locator('tbody tr')).toHaveCount(11);
  await press('j');
  await press('Enter');
  await expect(form).toBeVisible();
  /** Only now is it the form of this case: a letter for the one before is nobody's. */
  const thisCase = async (): Promise<string> => {
    const here = new URL(page.url()).pathname.split('/').at(-1) as string;
    await expect(list).toHaveAttribute('href', new RegExp(here));
    await expect(form).toBeVisible();
    return here;
  };

  for (let done = 0; done < 10; done += 1) {
    const here = await thisCase();
    await press('a');
    const send = form.getByRole('button', { name: cases.send.approved });
    await expect(send).toBeFocused();
    await expect(preview.locator('blockquote')).toBeVisible();
    // Papers, message and button are on the first screen.
    if (done === 0) await expect(viewer.getByRole('tabpanel')).toBeInViewport({ ratio: 0.9 });
    for (const part of [preview, send]) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(send).not.toHaveAttribute('aria-busy');
    await press('Enter');
    await expect(page).not.toHaveURL(new RegExp(here));
  }
  expect(pressed).toBeLessThanOrEqual(60);
  const { rows } = await db.query(
    `select count(*)::int as n from caregiver_application where user_id = any($1) and status = 'approved'`,
    [ids],
  );
  expect(rows[0].n).toBe(10);

  // A letter is text in a field, and asks for what is missing elsewhere.
  await thisCase();
  await page.keyboard.press('r');
  await expect(form.getByRole('checkbox').first()).toBeFocused();
  const note = main(page).getByLabel(new RegExp(`^${cases.colleagueNote}`));
  await page.keyboard.press('n');
  await expect(note).toBeFocused();
  await page.keyboard.type('arm');
  await expect(note).toHaveValue('arm');
  await expect(form.getByRole('radio', { name: cases.decide.rejected })).toBeChecked();

  // The palette finds what can be done here, and pages; the help lists the keys.
  const box = page.getByRole('combobox', { name: search.label });
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await page.keyboard.type('approve');
  await expect(page.getByRole('group', { name: keys.groups.actions })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form.getByRole('radio', { name: cases.decide.approved })).toBeChecked();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: keys.title });
  await expect(help.getByText(keys.toList)).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await expect(form.getByRole('radio', { name: cases.decide.approved })).toBeChecked();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('white');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/office/cards');

  // Turned off, a letter does nothing; Ctrl+K still works.
  await page.route('**/home/staff/me', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: object };
    await route.fulfill({
      response: answer,
      json: { ...rest, data: { ...data, letterKeys: false } },
    });
  });
  await open(page, '/office/account');
  await expect(main(page).getByRole('checkbox', { name: keys.settingOn })).not.toBeChecked();
  await open(page, '/office/applications?keyword=Keystroke');
  await main(page).locator('tbody a').first().click();
  await expect(form).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(form.getByRole('radio', { name: cases.decide.more_info })).not.toBeChecked();
});

test('J that comes before the neighbours are known leads there once they are', async ({
  page,
  request,
  db,
}) => {
  const lastName = `Hurry${randomUUID().slice(0, 8)}`;
  const [first, second] = await office.manyApplicants(request, db, { count: 2, lastName });
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(/\/applications?\/around\?/, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await office.staffIn(page, request, 'coordinator');
  await open(page, `/office/applications/${first}?keyword=${lastName}`);
  await expect(main(page).locator('form').first()).toBeVisible();
  await asked.promise;
  await page.keyboard.press('j');
  held.resolve();
  await expect(page).toHaveURL(new RegExp(`${second}`));
});
