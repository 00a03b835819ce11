/** The email address in the personal center: changed by code and password, or confirmed after a registration. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoPassword } from '#demo/agency.ts';
import { field, press, toast } from './accounts.ts';
import { expect, shells, spoken, test } from './fixtures.ts';

const infoPath = '/user/index?tab=info';
const main = (page: Page) => page.getByRole('main');
const newEmail = () => `${randomUUID()}@mail.example`;

const profile = `first_name = 'Mei', last_name = 'Chen', gender = 'female', address = '136-20 38th Ave',
  city = 'Flushing', state = 'NY', postcode = '11354'`;

/** The newest code that was sent to an address; it comes through the queue. */
const emailCode = async (request: APIRequestContext, email: string): Promise<string> => {
  let code = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`/home/demo/messages?to=${encodeURIComponent(email)}`);
      const { data } = (await answer.json()) as { data: { text: string }[] };
      code = /\b\d{6}\b/.exec(data[0]?.text ?? '')?.[0] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
};

for (const shell of shells) {
  for (const lang of spoken) {
    test.describe(`email address, ${shell}, ${lang}`, () => {
      test.use({ shell, lang });

      test('a new one by its code and the password; then it opens the account', async ({
        page,
        site,
        request,
        db,
      }) => {
        const { t } = site;
        const phone = await site.newPatient();
        await db.query(`update app_user set ${profile} where phone = $1`, [`+1${phone}`]);
        await site.signIn(phone);
        await site.visit(infoPath);
        await press(page, t.center.edit);
        const email = newEmail();
        const code = field(page, t.register.emailCode);
        const password = field(page, t.center.surePassword);
        await expect(password).toHaveCount(0);
        await field(page, t.register.email).fill('nobody');
        await press(page, t.register.getCode);
        await expect(page.getByRole('alert')).toContainText(t.fields.email);
        await field(page, t.register.email).fill(email);
        await press(page, t.center.save);
        await expect(code).toHaveAttribute('aria-invalid', 'true');
        await expect(password).toHaveAttribute('aria-invalid', 'true');
        await press(page, t.register.getCode);
        await code.fill('000000');
        await password.fill(demoPassword);
        await press(page, t.center.save);
        await expect(page.getByRole('alert')).toContainText(t.errors.wrong_code);
        await expect(field(page, t.register.email)).toHaveValue(email);
        await code.fill(await emailCode(request, email));
        await press(page, t.center.save);
        await expect(toast(page, t.center.savedContact)).toBeVisible();
        await expect(main(page).getByText(email, { exact: true })).toBeVisible();
        await expect(main(page).getByText(t.center.emailConfirmed)).toBeVisible();
        const data = { username: email, password: demoPassword };
        expect((await request.post('/home/auth/login', { data })).status()).toBe(200);
      });

      test('the one of a registration is confirmed; until then it says so', async ({
        page,
        site,
        request,
        db,
      }) => {
        const { t } = site;
        const phone = await site.newPatient();
        const email = newEmail();
        await db.query('update app_user set email = $2 where phone = $1', [`+1${phone}`, email]);
        const data = { username: email, password: demoPassword };
        expect((await request.post('/home/auth/login', { data })).status()).toBe(401);
        await site.signIn(phone);
        await site.visit(infoPath);
        await expect(main(page).getByText(t.center.emailUnconfirmed)).toBeVisible();
        await press(page, t.center.confirmEmail);
        const code = field(page, t.register.emailCode);
        await expect(code).toBeFocused();
        await expect(
          main(page).getByText(t.center.emailCodeSent.replace('{{email}}', email)),
        ).toBeVisible();
        await press(page, t.center.confirmEmailNow);
        await expect(main(page).getByText(t.fields.code)).toBeVisible();
        await code.fill('000000');
        await press(page, t.center.confirmEmailNow);
        await expect(main(page).getByText(t.errors.wrong_code)).toBeVisible();
        // Away and back: the code that has just gone is still good, and no other is asked for.
        await press(page, t.center.cancel);
        await press(page, t.center.confirmEmail);
        await code.fill(await emailCode(request, email));
        await press(page, t.center.confirmEmailNow);
        await expect(toast(page, t.center.emailNowConfirmed)).toBeVisible();
        await expect(main(page).getByText(t.center.emailConfirmed)).toBeVisible();
        expect((await request.post('/home/auth/login', { data })).status()).toBe(200);
      });
    });
  }
}
