/** Ways back into the office: a forgotten password, another phone, and an administrator who helps. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { demoPassword } from '#demo/agency.ts';
import { field, toast } from './accounts.ts';
import { axe, sideways, smallTargets, smallText } from './audit.ts';
import { main } from './exam-way.ts';
import { expect, hydrated, open, test } from './fixtures.ts';
import { dataOf, emailOf, staffIn } from './office-way.ts';

const firstPassword = 'a sentence to remember';
const nextPassword = 'tea at four with Mrs. Wong';

const mailsTo = async (request: APIRequestContext, email: string): Promise<string[]> => {
  const to = encodeURIComponent(email);
  const mails = await dataOf<{ text: string }[]>(await request.get(`/home/demo/messages?to=${to}`));
  return mails.map(({ text }) => text);
};
/** The way that the newest mail with such a link leads. */
const linkIn = async (request: APIRequestContext, email: string, way: string): Promise<string> => {
  const pattern = new RegExp(`/office/${way}#\\S+`);
  const find = async () =>
    (await mailsTo(request, email)).flatMap((text) => text.match(pattern)?.[0] ?? [])[0] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
};

/** Somebody new, invited and in, by the API. */
const colleague = async (request: APIRequestContext): Promise<string> => {
  const email = `${randomUUID()}@persimmon.example`;
  const { token } = await dataOf<{ token: string }>(
    await request.post('/home/staff/login', {
      data: { email: emailOf('admin'), password: demoPassword },
    }),
  );
  const headers = { authorization: token };
  const { proof } = await dataOf<{ proof: string }>(
    await request.post('/home/staff/proof', { headers, data: { password: demoPassword } }),
  );
  await dataOf(
    await request.post('/home/staff/team/invite', {
      headers,
      data: { email, name: `Robin ${email.slice(0, 4)}`, role: 'editor', proof },
    }),
  );
  const invitation = (await linkIn(request, email, 'welcome')).split('#')[1];
  await dataOf(
    await request.post('/home/staff/invitation/accept', {
      data: { invitation, name: `Robin ${email.slice(0, 4)}`, password: firstPassword },
    }),
  );
  return email;
};

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const faults = async (page: Page) => [
  ...(await axe(page)),
  ...(await smallText(page, 16)),
  ...(await sideways(page)),
  ...(await smallTargets(page, 44)),
];

for (const { lang, width } of [
  { lang: 'zh-TW', width: 1280 },
  { lang: 'en', width: 390 },
] as const)
  test.describe(`in ${lang}, ${width} wide`, () => {
    test.use({ lang, viewport: { width, height: 844 } });

    test('a forgotten password is replaced by a link, once', async ({ page, request, site }) => {
      const { t } = site;
      const email = await colleague(request);
      await open(page, '/office/login');
      await main(page).getByRole('link', { name: t.office.forgot }).click();
      await expect(h1(page)).toHaveText(t.office.forgotTitle);
      await hydrated(page);
      expect(await faults(page)).toEqual([]);
      await field(page, t.office.email).fill(email);
      await button(page, t.office.forgotSend).click();
      await expect(
        main(page).getByText(t.office.forgotSent.replace('{{email}}', email)),
      ).toBeVisible();

      const way = await linkIn(request, email, 'reset');
      await open(page, way);
      await expect(h1(page)).toHaveText(t.office.resetTitle);
      await expect(main(page).getByText(email)).toBeVisible();
      expect(await faults(page)).toEqual([]);
      const choose = async (password: string) => {
        await field(page, t.office.newPassword).fill(password);
        await field(page, t.office.again).fill(password);
        await button(page, t.office.passwordSave).click();
      };
      await choose('aaaaaaaaaaaaaaa');
      await expect(main(page).getByText(t.fields.passwordWeak).first()).toBeVisible();
      await choose(nextPassword);
      await expect(page).toHaveURL('/office');

      await open(page, '/office/login');
      await page.goto(way);
      await expect(h1(page)).toHaveText(t.office.resetGone);
    });

    test('another authenticator needs the present one', async ({ page, request, site }) => {
      const { t } = site;
      const email = await colleague(request);
      await open(page, '/office/login');
      await hydrated(page);
      await field(page, t.office.email).fill(email);
      await field(page, t.office.password).fill(firstPassword);
      await button(page, t.office.login).click();
      await expect(page).toHaveURL('/office');
      await page.goto('/office/account');

      const scan = async () => {
        const key = main(page).locator('p', { hasText: t.office.enrollSecret }).locator('span');
        const totp = new TOTP({ secret: (await key.textContent()) ?? '' });
        await field(page, t.office.code).fill(totp.generate());
        await button(page, t.office.enrollConfirm).click();
        await expect(main(page).getByText(t.office.recoveryTitle)).toBeVisible();
        const codes = await main(page).locator('[role=alert] li').allTextContents();
        await button(page, t.office.recoveryDone).click();
        return codes;
      };
      await button(page, t.office.factorSet).click();
      await field(page, t.office.password).first().fill(firstPassword);
      await button(page, t.office.enrollBegin).click();
      const [recovery = ''] = await scan();

      await button(page, t.office.factorNew).click();
      await expect(main(page).getByText(t.office.enrollProve)).toBeVisible();
      await field(page, t.office.password).first().fill(firstPassword);
      await field(page, t.office.presentCode).fill('000000');
      await button(page, t.office.enrollBegin).click();
      await expect(main(page).getByText(t.errors.wrong_code).first()).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await field(page, t.office.presentCode).fill(recovery);
      await button(page, t.office.enrollBegin).click();
      await scan();
    });

    test('an administrator who proves it sends a link', async ({ page, request, site }) => {
      const { t } = site;
      const email = await colleague(request);
      await staffIn(page, request, 'admin');
      await open(page, '/office/team');
      const row = main(page).getByRole('row', { name: email });
      const send = row.getByRole('button', { name: t.office.resetSend, exact: true });
      await send.click();
      const dialog = page.getByRole('dialog', { name: t.office.proofTitle });
      await expect(dialog).toBeVisible();
      expect(await faults(page)).toEqual([]);
      const password = dialog
        .getByLabel(new RegExp(`^${t.office.password}`))
        .and(page.locator('input'));
      await password.fill('wrong');
      await dialog.getByRole('button', { name: t.office.goOn }).click();
      await expect(dialog.getByText(t.errors.wrong_password).first()).toBeVisible();
      await password.fill(demoPassword);
      await dialog.getByRole('button', { name: t.office.goOn }).click();
      await expect(toast(page, t.office.resetSent.replace('{{email}}', email))).toBeVisible();
      await linkIn(request, email, 'reset');

      // A proof is good for a while: the next change does not ask again.
      await row.getByRole('combobox').selectOption('trainer');
      await row.getByRole('button', { name: t.office.confirm.role }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.office.confirm.role }).click();
      await expect(toast(page, t.office.changed)).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });
  });
