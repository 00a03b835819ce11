/** Forms that the server refuses say so: only a call without an answer is the network's fault (spec §8). */
import type { Locator, Page } from '@playwright/test';
import { codeFor, field, freePhone, newCard } from './accounts.ts';
import { newActivity, wall } from './activities.ts';
import { bookingPage } from './booking-way.ts';
import { expect, loginForm, people, test } from './fixtures.ts';
import { password, registration, smallPhoto } from './register-way.ts';

/** 401 ends the session instead (errors.spec.ts). */
const statuses = [400, 403, 404, 409, 413, 422, 429, 500, 503];

/** Presses the button once for each status; the calls of its form are answered with it. */
const refuse = async (page: Page, call: string, button: Locator): Promise<void> => {
  let status = 0;
  await page.route(`**/home${call}`, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status, json: { code: 'refused', message: `Refused with ${status}.` } }),
  );
  for (status of statuses) {
    const answered = page.waitForResponse((answer) => answer.status() === status);
    await button.click();
    await answered;
    await expect(
      page
        .locator('.toast, main [role=alert], main [id$="-error"]')
        .filter({ visible: true })
        .first(),
      `${call} ${status}`,
    ).toBeVisible();
    const text = (await page.locator('body').innerText()).replaceAll('\n', ' ');
    expect(/.{0,60}network.{0,60}/i.exec(text)?.[0], `${call} ${status}`).toBeUndefined();
    for (const close of await page.locator('.toast button').all()) await close.click();
  }
  await page.unroute(`**/home${call}`);
};

const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test('refused for visitors, and never the network’s fault', async ({ page, site, request }) => {
  const { t, visit } = site;
  await visit('/login');
  const login = loginForm(page, t);
  await login.username.fill('2125550102');
  await login.password.fill('Wrong-1234');
  await refuse(page, '/auth/login', login.submit);

  await visit('/');
  await page.getByLabel(t.callback.phone).fill('(917) 555-0195');
  await refuse(page, '/api/callback', button(page, t.callback.submit));

  const known = await site.newPatient();
  await visit('/resetpwd');
  await field(page, t.register.phone).fill(known);
  await button(page, t.register.continue).click();
  await field(page, t.register.verificationCode).fill(await codeFor(request, known));
  await field(page, t.center.newPassword).fill(password);
  await field(page, t.center.newPasswordAgain).fill(password);
  await refuse(page, '/api/user/resetPassword', button(page, t.reset.submit));

  await visit('/register/patient');
  const way = registration(page, t);
  await way.fillPhone(freePhone());
  await way.goOn('name');
  await way.fillName();
  await way.goOn('address');
  await way.fillAddress();
  await way.goOn('card');
  await way.goOn('password');
  await way.fillPassword();
  await way.goOn('check');
  await refuse(page, '/api/user/patient/register', way.submit);
});

test('refused for members, and never the network’s fault', async ({ page, site, db }) => {
  const { t, visit } = site;
  const main = page.getByRole('main');
  await site.signIn(await site.newPatient());

  await visit('/');
  await page.getByRole('textbox', { name: t.home.whiteCardLabel }).fill(newCard());
  const card = page.getByRole('region', { name: t.home.whiteCardTitle });
  await refuse(page, '/api/user/submit-white-card*', card.locator('button[type=submit]'));

  await visit('/feedback/create');
  await field(page, t.review.text).fill('Kind and on time.');
  await refuse(page, '/api/user/comment/add', button(page, t.review.send));

  await visit(`/community/activity/${await newActivity(db)}`);
  await page.getByRole('link', { name: t.cards.register, exact: true }).click();
  await page.getByLabel(t.activity.privacyAccept).check();
  await refuse(page, '/api/user/activity/register?*', button(page, t.activity.send));

  await visit('/services?item=letter-interpretation&way=online');
  await page.getByLabel(t.services.note).fill('My letter');
  await refuse(page, '/api/service/apply', main.locator('button[type=submit]'));

  await visit('/services/letter');
  await main.locator('input[type=file]:not([capture])').setInputFiles(await smallPhoto());
  await expect(main.getByText(t.upload.sent, { exact: true })).toBeVisible();
  await refuse(page, '/api/user/letter/send', button(page, t.letter.send));

  const { office, dayButton, freeTime, onStep, submit } = bookingPage(page, t);
  await visit('/services/booking?step=office&item=letter-interpretation');
  await office('').first().check();
  await submit.click();
  await onStep('day');
  await dayButton(0).click();
  await freeTime(0).click();
  await refuse(page, '/api/service/restriction/check', submit);
  await submit.click();
  await onStep('check');
  await refuse(page, '/api/service/apply', submit);

  await visit('/services/whitecard/info');
  await main.locator('details summary').first().click();
  await main
    .locator('details input[type=file]:not([capture])')
    .first()
    .setInputFiles(await smallPhoto());
  await expect(main.getByText(t.upload.sent, { exact: true })).toBeVisible();
  await refuse(
    page,
    '/api/user/white-card/documents',
    main.getByRole('button', { name: t.whitecard.save }),
  );

  await button(page, t.help.ask).click();
  await main.getByLabel(t.help.helperName).fill('Wei');
  await main.getByLabel(t.help.relationship).selectOption('son');
  await refuse(page, '/api/user/help/code', button(page, t.register.getCode));

  // Whose profile is complete.
  await site.signIn(people.patientWithCard);
  await visit('/user/index?tab=info');
  await button(page, t.center.edit).click();
  await field(page, t.register.firstName).fill('Mei Ling');
  await refuse(page, '/api/user/patient/info/update', button(page, t.center.save));

  await visit('/user/index?tab=dates');
  await button(page, t.renewal.add).click();
  await main.getByLabel(t.renewal.what).selectOption('snap');
  await main.getByLabel(t.renewal.day).fill(wall(20).slice(0, 10));
  await refuse(page, '/api/user/important-date/add', button(page, t.renewal.save));
});
