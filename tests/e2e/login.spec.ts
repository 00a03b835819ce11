/** Through the login page; what its form checks and says is in tests/component/account/login.test.tsx. */
import { storageKeys } from '#contract/limits.ts';
import { demoPassword } from '#demo/agency.ts';
import {
  expect,
  logInByForm,
  loginForm,
  people,
  shells,
  spoken,
  stored,
  test,
} from './fixtures.ts';

for (const lang of spoken) {
  test.describe(`login, ${lang}`, () => {
    test.use({ lang });

    test('by the form: token and user are kept, and one is home', async ({ page, site }) => {
      await site.visit('/login');
      const sent = page.waitForRequest('**/home/auth/login');
      await logInByForm(page, site.t, '(212) 555-0102');
      const call = await sent;
      expect(call.headers().authorization).toBeUndefined();
      expect(call.postDataJSON()).toMatchObject({ username: people.patientWithCard });
      await expect(page).toHaveURL('/');
      expect(await stored(page, storageKeys.token)).toBeTruthy();
      expect(JSON.parse((await stored(page, storageKeys.user)) ?? '{}')).toMatchObject({
        userType: 'patient',
        firstName: 'Guoqiang',
      });
      await expect(
        page.getByRole('banner').getByRole('button', { name: site.t.shell.logout }),
      ).toBeVisible();
    });
  });
}

test.describe('redirect', () => {
  test('tricks lead home, paths of this site to themselves', async ({
    page,
    site: { t, ...site },
  }) => {
    await site.signIn(people.patientWithCard);
    await site.visit('/login');
    const goOn = page.getByRole('main').getByRole('link', { name: t.login.goOn });
    const targets: Record<string, string> = {
      '/services/booking?a=1': '/services/booking?a=1',
      '/h5/services': '/services',
      '//evil.example': '/',
      'https://evil.example/': '/',
      '/\\evil.example': '/',
      '/%2F%2Fevil.example': '/',
      '/\t/evil.example': '/',
      'javascript:alert(1)': '/',
      '/login?redirect=%2F': '/',
    };
    for (const [redirect, target] of Object.entries(targets)) {
      await site.walk(`/login?redirect=${encodeURIComponent(redirect)}`);
      await expect(goOn, redirect).toHaveAttribute('href', target);
    }
  });

  test('a trick leads home after the form too', async ({ page, site: { t, visit } }) => {
    await visit(`/login?redirect=${encodeURIComponent('//evil.example/x')}`);
    await logInByForm(page, t, people.patientWithCard);
    await expect(page).toHaveURL('/');
  });

  test('takes the place of the login page in the history', async ({ page, site: { t, visit } }) => {
    await visit('/about/faq');
    await visit('/services');
    await expect(page).toHaveURL('/login?redirect=%2Fservices');
    await logInByForm(page, t, people.patientWithCard);
    await expect(page).toHaveURL('/services');
    await page.goBack();
    await expect(page).toHaveURL('/about/faq');
  });
});

for (const shell of shells) {
  test.describe(`the form, ${shell}`, () => {
    test.use({ shell });

    test('remember keeps the user name and never the password', async ({ page, site }) => {
      const { t, visit, walk, at } = site;
      await visit('/login?redirect=%2Fuser%2Findex');
      await page.getByRole('checkbox', { name: t.login.remember }).check();
      const sent = page.waitForRequest('**/home/auth/login');
      await logInByForm(page, t, people.patientWithCard);
      expect((await sent).postDataJSON()).toMatchObject({ remember: true });
      await expect(page).toHaveURL(at('/user/index'));
      const all = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      expect(all).toContain(people.patientWithCard);
      expect(all).not.toContain(demoPassword);

      await page.getByRole('banner').getByRole('button', { name: t.shell.logout }).click();
      await expect(page).toHaveURL(new RegExp(`${at('')}/?$`));
      await walk('/login');
      const { username, password } = loginForm(page, t);
      await expect(username).toHaveValue(people.patientWithCard);
      await expect(password).toHaveValue('');
      await expect(page.getByRole('checkbox', { name: t.login.remember })).toBeChecked();
    });
  });
}

test('works by keyboard alone', async ({ page, site: { t, visit } }) => {
  await visit('/login');
  const { username, password, submit } = loginForm(page, t);
  await username.focus();
  await page.keyboard.type(people.patientWithCard);
  await page.keyboard.press('Tab');
  await expect(password).toBeFocused();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t.login.showPassword })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: t.login.remember })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.login.forgot })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(submit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});
