/** Sending a registration (spec §2, §8): once, nothing lost when it fails, and every refusal leads to its field. */

import { codeFor, freePhone } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { registration } from './register-way.ts';

const isRegister = (type: string) => `**/home/api/user/${type}/register`;

test('two clicks make one request; a failed one is repeated with the same key', async ({
  page,
  site,
}) => {
  const way = registration(page, site.t);
  await site.visit('/register/patient');
  await way.fillAll('patient', freePhone());
  const keys: string[] = [];
  await page.route(isRegister('patient'), async (route) => {
    keys.push((route.request().postDataJSON() as { requestKey: string }).requestKey);
    if (keys.length === 1) await route.abort('connectionfailed');
    else await route.continue();
  });
  await way.submit.dblclick();
  await expect(way.main.getByText(site.t.register.sendFailed)).toBeVisible();
  expect(keys).toHaveLength(1);
  await way.submit.dblclick();
  await expect(page).toHaveURL('/regresult/patient');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('what the server finds wrong leads to its step and field', async ({ page, site }) => {
  const way = registration(page, site.t);
  await site.visit('/register/patient');
  await way.fillAll('patient', freePhone());
  const message = 'No such town.';
  await page.route(isRegister('patient'), (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'invalid_input', message: 'x', errors: [{ field: 'city', message }] },
    }),
  );
  await way.submit.click();
  await way.onStep('address');
  await expect(way.summary).toBeFocused();
  await expect(way.wrong('city')).toContainText(message);
  await way.field('city').fill('Elmhurst');
  await expect(way.wrong('city')).toHaveCount(0);
});

test('a code that is too old is asked for again at the end', async ({ page, site }) => {
  const way = registration(page, site.t);
  await site.visit('/register/patient');
  const phone = freePhone();
  await way.fillAll('patient', phone);
  await page.route(
    isRegister('patient'),
    (route) =>
      route.fulfill({
        status: 400,
        json: {
          code: 'wrong_code',
          message: site.t.errors.wrong_code,
          errors: [{ field: 'verificationCode', message: site.t.errors.wrong_code }],
        },
      }),
    { times: 1 },
  );
  await way.submit.click();
  await way.onStep('check');
  await expect(way.wrong('verificationCode')).toContainText(site.t.errors.wrong_code);
  await way.field('verificationCode').fill(await codeFor(page.request, phone));
  await way.submit.click();
  await expect(page).toHaveURL('/regresult/patient');
});
