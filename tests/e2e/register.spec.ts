/** Registering (spec §2, §3, §5): both kinds of people, interruptions and mistakes. */
import type { Page } from '@playwright/test';
import { codeFor, freePhone } from './accounts.ts';
import { expect, hydrated, shells, stored, test } from './fixtures.ts';
import { tabTo } from './keys.ts';
import { largePhoto, password, registration } from './register-way.ts';
import { fill } from './words.ts';

/** Everything this browser keeps, in one text. */
const keptText = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }]));

const reload = async (page: Page) => {
  await page.reload();
  await hydrated(page);
};

test.describe('a son registers his mother on a phone', () => {
  test.use({ shell: 'mobile', lang: 'zh-CN' });

  test('with a photo from the camera, interrupted twice', async ({ page, site }) => {
    const { t } = site;
    const phone = freePhone();
    const way = registration(page, t);
    await site.visit('/regselect');
    await page.getByRole('link', { name: t.register.careGo }).click();
    await way.fillPhone(phone);
    await way.goOn('name');
    await way.fillName();
    // The Chinese name in the fields for Latin letters: one press puts it where it belongs.
    await way.field('lastName').fill('陈');
    await way.field('firstName').fill('美玲');
    const latin = { name: 'CHEN MEILING' };
    await page.getByRole('button', { name: fill(t.register.latinUse, latin) }).click();
    await expect(way.field('lastName')).toHaveValue('CHEN');
    await expect(way.field('firstName')).toHaveValue('MEILING');
    await expect(way.field('chineseName')).toHaveValue('陈美玲');

    // Interrupted: the page is loaded anew, then opened again without a step.
    await reload(page);
    await expect(way.main.getByText(t.register.resumed)).toBeVisible();
    await expect(way.field('chineseName')).toHaveValue('陈美玲');
    await expect(page.getByLabel(t.register.female, { exact: true })).toBeChecked();
    await way.goOn('address');
    await way.fillAddress();
    await way.goOn('card');

    await way.field('whiteCardId').fill('ab 12345 c');
    const proof = way.document('proofOfAddress');
    await page.getByLabel(t.register.types.bank_statement).check();
    await way.choose(proof, await largePhoto());
    await expect(way.arrived(proof)).toBeVisible();

    await site.visit('/register/patient');
    await way.onStep('card');
    // ID numbers are not kept: asked for again, and said why.
    await expect(way.field('whiteCardId')).toHaveValue('');
    await expect(way.main.getByText(t.register.askedAgainHint)).toBeVisible();
    await expect(proof.locator('img[src^="blob:"]')).toBeVisible();
    await page.getByLabel(t.register.noCard).check();
    await way.goOn('password');
    await way.fillPassword();
    await way.goOn('check');

    // The code was lost with the first reload; it is still valid.
    await way.field('verificationCode').fill(await codeFor(page.request, phone));
    await way.submit.click();
    await expect(page).toHaveURL(site.at('/regresult/patient'));
    await expect(way.heading).toHaveText(t.pages.regresultPatientTitle);
    await expect(way.main.getByText(fill(t.register.welcome, { name: '陈美玲' }))).toBeVisible();
    expect(await stored(page, 'token')).not.toBeNull();
    expect(await stored(page, 'deviceKey')).not.toBeNull();
    expect(await keptText(page)).not.toContain('draft:');
    await reload(page);
    await expect(way.heading).toHaveText(t.pages.regresultPatientTitle);
  });
});

for (const shell of shells) {
  test.describe(`a caregiver, ${shell}`, () => {
    test.use({ shell, lang: shell === 'desktop' ? 'zh-TW' : 'en' });

    test('sends documents and learns that they are under review', async ({ page, site }) => {
      const way = registration(page, site.t);
      await site.visit('/register/caregiver');
      await way.fillAll('caregiver', freePhone());
      await way.submit.click();
      await expect(page).toHaveURL(site.at('/regresult/caregiver'));
      await expect(way.heading).toHaveText(site.t.pages.regresultCaregiverTitle);
      const steps = way.main.getByRole('listitem');
      await expect(steps.filter({ hasText: site.t.register.review3 })).toBeVisible();
    });
  });
}

/** Where the focus is at the moment when the heading of another step is put in. */
const focusAtNextHeading = (page: Page) =>
  page.evaluateHandle(() => {
    const heading = document.querySelector('h1');
    return {
      seen: new Promise<boolean>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve(document.activeElement === document.querySelector('h1'));
        });
        if (heading)
          observer.observe(heading, { childList: true, characterData: true, subtree: true });
      }),
    };
  });

test.describe('with the keyboard only', () => {
  test.use({ lang: 'zh-TW' });

  test('the focus moves with the step, not after it: nothing typed at once is lost', async ({
    page,
    site,
  }) => {
    const way = registration(page, site.t);
    await site.visit('/register/patient');
    await way.fillPhone(freePhone());
    const focus = await focusAtNextHeading(page);
    await page.keyboard.press('Enter');
    expect(await focus.evaluate(({ seen }) => seen)).toBe(true);
  });

  test('a patient registers', async ({ page, site }) => {
    const way = registration(page, site.t);
    const phone = freePhone();
    const type = async (id: string, text: string) => {
      await tabTo(page, `#register-${id}`);
      await page.keyboard.type(text);
    };

    await site.visit('/register/patient');
    await type('phone', phone);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type(await codeFor(page.request, phone));
    await page.keyboard.press('Enter');
    await way.onStep('name');
    await expect(way.heading).toBeFocused();
    await type('lastName', 'Chen');
    await type('firstName', 'Mei Ling');
    await tabTo(page, '#register-gender');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await way.onStep('address');
    await type('address', '136-20 38th Ave');
    await type('postcode', '11354');
    await expect(way.field('city')).toHaveValue('Flushing');
    await page.keyboard.press('Enter');
    await way.onStep('card');
    await tabTo(page, '#register-whiteCardId');
    await page.keyboard.press('Enter');
    await way.onStep('password');
    await type('password', password);
    await type('confirmation', password);
    await page.keyboard.press('Enter');
    await way.onStep('check');
    await expect(way.heading).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await way.submit.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/regresult/patient');
  });
});

test('the button reads "Click to Get", counts down, and still does after a reload', async ({
  page,
  site,
}) => {
  const way = registration(page, site.t);
  await site.visit('/register/patient');
  await way.field('phone').fill(freePhone());
  const button = way.main.getByRole('button', { name: 'Click to Get' });
  await button.click();
  const waiting = way.main.getByRole('button', { name: /^Send again in \d+ s$/ });
  await expect(waiting).toBeVisible();
  await reload(page);
  await expect(waiting).toBeVisible();
  // Another number may have its code at once.
  await way.field('phone').fill(freePhone());
  await expect(button).toBeVisible();
});

test('messages are word for word, with a sentence that says how to mend it', async ({
  page,
  site,
}) => {
  const way = registration(page, site.t);
  await site.visit('/register/patient');
  await way.field('phone').fill('917 555 01');
  await way.submit.click();
  await expect(way.summary).toBeFocused();
  await expect(way.wrong('phone')).toContainText('Invalid Phone Number');
  await expect(way.wrong('phone')).toContainText('Digits missing: 2.');
  await way.summary.getByRole('link').first().click();
  await expect(way.field('phone')).toBeFocused();

  await way.fillPhone(freePhone());
  await way.goOn('name');
  await way.fillName();
  await way.goOn('address');
  await way.field('postcode').fill('113');
  await way.submit.click();
  await expect(way.wrong('postcode')).toContainText('Invalid postcode number');
  await way.field('postcode').fill('00000');
  await way.submit.click();
  await expect(way.wrong('postcode')).toContainText('Non-existent postcode number');
  await way.fillAddress();
  await way.goOn('card');
  await way.field('whiteCardId').fill('AB1234OC');
  await way.submit.click();
  const format = 'Please enter the correct white card format, such as: XX00000X';
  await expect(way.wrong('whiteCardId')).toContainText(format);
  await expect(way.wrong('whiteCardId')).toContainText('Character 7');
  await way.field('whiteCardId').fill('');
  await way.goOn('password');
  await way.field('password').fill(password);
  await way.field('confirmation').fill(`${password}!`);
  await way.submit.click();
  await expect(way.wrong('confirmation')).toContainText('Please enter the same password as above');
});

test('nothing secret is kept, and nothing typed is lost on the way', async ({ page, site }) => {
  const way = registration(page, site.t);
  await site.visit('/register/patient');
  await way.fillPhone(freePhone());
  const code = await way.field('verificationCode').inputValue();
  await way.goOn('name');
  await way.fillName();
  await way.goOn('address');
  await way.fillAddress();
  await way.goOn('card');
  await way.field('whiteCardId').fill('QQ54321Z');
  await way.goOn('password');
  await way.fillPassword();
  const kept = await keptText(page);
  expect(kept).toContain('Mei Ling');
  for (const secret of [password, 'QQ54321Z', `"${code}"`, `\\"${code}\\"`])
    expect(kept).not.toContain(secret);

  await page.goBack();
  await way.onStep('card');
  await expect(way.field('whiteCardId')).toHaveValue('QQ54321Z');
  await page.goBack();
  await expect(way.field('address')).toHaveValue('136-20 38th Ave');
  await page.goForward();
  await page.goForward();
  await expect(way.field('password')).toHaveValue(password);
});

test('a change of language keeps what was typed', async ({ page, site }) => {
  const way = registration(page, site.t);
  await site.visit('/register/patient');
  await way.fillPhone(freePhone());
  await way.goOn('name');
  await way.fillName();
  const names = () =>
    way.main.locator('input[name$="Name"]').evaluateAll((all) => all.slice(0, 2).map((e) => e.id));
  expect(await names()).toEqual(['register-firstName', 'register-lastName']);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .click();
  await page.getByRole('banner').getByText('繁體中文').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant');
  await expect(way.field('firstName')).toHaveValue('Mei Ling');
  // 姓 before 名 in Chinese.
  expect(await names()).toEqual(['register-lastName', 'register-firstName']);
});
