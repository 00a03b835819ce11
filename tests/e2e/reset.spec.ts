/** Reset password (spec §2), and the login that is locked. */
import { demoPassword } from '#demo/agency.ts';
import { whole } from '#web/lib/page/site.ts';
import { codeFor, field, freePhone, press, summary } from './accounts.ts';
import { axe, sideways } from './audit.ts';
import {
  expect,
  keep,
  logIn,
  loginForm,
  people,
  readIn,
  shells,
  stored,
  test,
} from './fixtures.ts';
import { fill } from './words.ts';

const fresh = 'Fresh-tea-2026!';
const spoken = (phone: string) => phone.replace(/(\d{3})(\d{3})(\d{4})/, '($1) $2-$3');
/** As it stands in a sentence: in one line. */
const printed = (phone: string) => whole(spoken(phone));

for (const shell of shells) {
  for (const lang of readIn[shell]) {
    test.describe(`reset, ${shell}, ${lang}`, () => {
      test.use({ shell, lang });

      test('phone, code, new password, and in', async ({ page, site, request }) => {
        const { t } = site;
        const phone = await site.newPatient();
        const { token } = await logIn(request, phone);
        await site.visit('/login');
        await loginForm(page, t).username.fill(spoken(phone));
        await page.getByRole('main').getByRole('link', { name: t.login.forgot }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pages.resetpwdTitle);

        // The number comes along; "continue" sends the code.
        await expect(field(page, t.register.phone)).toHaveValue(phone);
        await field(page, t.register.phone).fill('917 555');
        await press(page, t.register.continue);
        await expect(summary(page, t)).toContainText(t.fields.phone);
        await field(page, t.register.phone).fill(spoken(phone));
        await press(page, t.register.continue);
        await expect(
          page.getByText(fill(t.reset.onItsWay, { phone: printed(phone) })),
        ).toBeVisible();
        const again = page.getByRole('button', {
          name: new RegExp(fill(t.register.getCodeIn, { seconds: '\\d+' })),
        });
        await expect(again).toHaveAttribute('aria-disabled', 'true');

        // The code is checked when it is complete, the password when it is left.
        await field(page, t.register.verificationCode).fill('000000');
        await expect(page.getByRole('main').getByText(t.errors.wrong_code)).toBeVisible();
        await field(page, t.center.newPassword).fill('tea');
        await field(page, t.center.newPasswordAgain).focus();
        await expect(page.getByRole('main').getByText(t.fields.password)).toBeVisible();
        await field(page, t.center.newPassword).fill(fresh);
        await field(page, t.center.newPasswordAgain).fill(fresh);
        await press(page, t.reset.submit);
        await expect(summary(page, t)).toContainText(t.errors.wrong_code);

        // A reload keeps the number and the countdown, not the secrets.
        await page.reload();
        await expect(
          page.getByText(fill(t.reset.phoneNow, { phone: printed(phone) })),
        ).toBeVisible();
        await expect(again).toBeVisible();
        await expect(field(page, t.center.newPassword)).toHaveValue('');
        const kept = await page.evaluate(() =>
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        );
        expect(kept).not.toContain(fresh);

        await field(page, t.register.verificationCode).fill(await codeFor(request, phone));
        await field(page, t.center.newPassword).fill(fresh);
        await field(page, t.center.newPasswordAgain).fill(`${fresh}x`);
        await press(page, t.reset.submit);
        await expect(summary(page, t)).toContainText(t.fields.samePassword);
        await field(page, t.center.newPasswordAgain).fill(fresh);
        await press(page, t.reset.submit);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.reset.doneTitle);
        await expect(page.locator('img[src="/media/result-password-reset.svg"]')).toBeVisible();
        expect(await stored(page, 'draft:reset')).toBeNull();
        const headers = { authorization: token };
        expect((await request.get('/home/api/user/patient/info', { headers })).status()).toBe(401);

        await expect(page.getByText(t.reset.enteredLead)).toBeVisible();
        expect(await stored(page, 'deviceKey')).toBeTruthy();
        await page.getByRole('main').getByRole('link', { name: t.pages.userTitle }).click();
        await expect(page).toHaveURL(site.at('/user/index'));
      });

      test('axe and the width find nothing in both steps, at 390px with 30px text', async ({
        page,
        site,
      }) => {
        const { t } = site;
        await keep(page, { textSize: '30', ...(lang === 'zh-CN' && { contrast: 'high' }) });
        await page.setViewportSize({ width: 390, height: 844 });
        await site.visit('/resetpwd');
        await press(page, t.register.continue);
        const found = [...(await axe(page)), ...(await sideways(page))];
        await field(page, t.register.phone).fill(freePhone());
        await press(page, t.register.continue);
        await press(page, t.reset.submit);
        await expect(summary(page, t)).toBeVisible();
        found.push(...(await axe(page)), ...(await sideways(page)));
        expect(found).toEqual([]);
      });
    });
  }

  test.describe(`locked, ${shell}`, () => {
    test.use({ shell });

    test('stays on the page, with the reset and the phone', async ({ page, site, request }) => {
      const { t } = site;
      // Nobody has this number: the answer is the same.
      const phone = freePhone();
      for (let i = 0; i < 10; i++)
        await request.post('/home/auth/login', {
          data: { username: phone, password: `Wrong-${i}` },
        });
      await site.visit('/login');
      const { username, password, submit } = loginForm(page, t);
      await username.fill(phone);
      await password.fill('Wrong-password-1');
      await submit.click();
      const panel = page.getByRole('alert').filter({ hasText: t.errors.locked });
      await expect(panel).toBeVisible();
      await expect(page.getByRole('main').locator('form').locator('a[href^="tel:"]')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: t.reset.lockedReset }).click();
      await expect(field(page, t.register.phone)).toHaveValue(phone);
    });
  });
}

test('the answer never tells whether a number has an account', async ({ page, site }) => {
  const { t } = site;
  const seen: string[] = [];
  for (const phone of [await site.newPatient(), freePhone()]) {
    await page.evaluate(() => window.localStorage.clear()).catch(() => {});
    await site.visit('/resetpwd');
    await field(page, t.register.phone).fill(phone);
    await press(page, t.register.continue);
    await expect(page.getByText(fill(t.reset.onItsWay, { phone: printed(phone) }))).toBeVisible();
    await field(page, t.register.verificationCode).fill('123450');
    await field(page, t.center.newPassword).fill(fresh);
    await field(page, t.center.newPasswordAgain).fill(fresh);
    await press(page, t.reset.submit);
    await expect(summary(page, t)).toContainText(t.errors.wrong_code);
    const text = await page.getByRole('main').innerText();
    seen.push(text.replaceAll(printed(phone), 'PHONE').replace(/\d+ s\b/, 'N s'));
  }
  expect(seen[1]).toBe(seen[0]);
});

test('works by keyboard alone', async ({ page, site, request }) => {
  const { t } = site;
  const phone = await site.newPatient();
  await site.visit('/resetpwd');
  await field(page, t.register.phone).focus();
  await page.keyboard.type(phone);
  await page.keyboard.press('Enter');
  await expect(page.getByText(fill(t.reset.phoneNow, { phone: printed(phone) }))).toBeVisible();
  // Continuing has sent the code.
  await field(page, t.register.verificationCode).focus();
  await page.keyboard.type(await codeFor(request, phone));
  await field(page, t.center.newPassword).focus();
  await page.keyboard.type(fresh);
  await field(page, t.center.newPasswordAgain).focus();
  await page.keyboard.type(fresh);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.reset.doneTitle);
  const data = { username: phone, password: fresh };
  expect((await request.post('/home/auth/login', { data })).status()).toBe(200);
});

test('a known device is named at the next sign-in', async ({ page, site }) => {
  const { t } = site;
  await keep(page, { deviceKey: 'a-key-from-before' });
  await site.visit('/login');
  const { username, password, submit } = loginForm(page, t);
  await username.fill(people.patientWithCard);
  await password.fill(demoPassword);
  const sent = page.waitForRequest('**/home/auth/login');
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({ deviceKey: 'a-key-from-before' });
  await expect(page).toHaveURL('/');
  expect(await stored(page, 'deviceKey')).not.toBe('a-key-from-before');
});
