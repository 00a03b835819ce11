import type { Page } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import { agency } from '#demo/agency.ts';
import type { Messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { whole } from '#web/lib/page/site.ts';
import { newCard } from './accounts.ts';
import { holdTime } from './clock.ts';
import { expect, logInByForm, people, type Shell, shells, test } from './fixtures.ts';
import { fill } from './words.ts';

const submitCall = '/home/api/user/submit-white-card';

const box = (page: Page, t: Messages) => {
  const section = page.getByRole('region', { name: t.home.whiteCardTitle });
  const input = section.getByRole('textbox', { name: t.home.whiteCardLabel });
  return {
    section,
    input,
    submit: section.getByRole('button'),
    async send(text: string) {
      await input.fill(text);
      await input.press('Enter');
    },
  };
};

/** What the page sends to the white card call from now on. */
const watchCalls = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (call) => {
    const url = new URL(call.url());
    if (url.pathname === submitCall) sent.push(url.searchParams.get('whiteCardId') ?? '');
  });
  return sent;
};

const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

const looks: [Shell, Locale][] = [
  ['desktop', 'en'],
  ['mobile', 'zh-TW'],
];

for (const [shell, lang] of looks) {
  test.describe(`white card, ${shell}, ${lang}`, () => {
    test.use({ shell, lang });

    test('a visitor goes to the login page, whatever was typed', async ({ page, site }) => {
      const sent = watchCalls(page);
      await site.visit('/');
      await box(page, site.t).send('not a card');
      await expect(page).toHaveURL(site.at('/login?redirect=%2F'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.login.title);
      await expect(page.locator('.toast')).toHaveCount(0);
      expect(sent).toEqual([]);
    });

    test('a visitor’s number is in its field after the login, and nowhere else', async ({
      page,
      site,
    }) => {
      const { t } = site;
      const number = newCard();
      await site.visit('/');
      await box(page, t).send(number);
      await expect(page.getByText(t.login.card)).toBeVisible();
      expect(page.url()).not.toContain(number);
      await logInByForm(page, t, await site.newPatient());
      const { section, input } = box(page, t);
      await expect(input).toHaveValue(number);
      await expect(input).toBeFocused();
      await expect(section.getByText(t.home.whiteCardKept)).toBeVisible();
      await input.press('Enter');
      await expect(page).toHaveURL(site.at('/services/result/submitWC'));
      expect(await page.evaluate(() => JSON.stringify(window.sessionStorage))).not.toContain(
        number,
      );
    });

    test('a wrong format is said, and the text is kept', async ({ page, site: { t, ...site } }) => {
      const sent = watchCalls(page);
      await site.signIn(people.patientWithoutCard);
      await site.visit('/');
      const { section, input, send } = box(page, t);
      await send('AB1234');
      await expect(toast(page, t.fields.whiteCardId)).toBeVisible();
      await expect(section.getByText(t.fields.whiteCardId)).toBeVisible();
      await expect(section.getByText(fill(t.home.whiteCardCount, { count: 6 }))).toBeVisible();
      await expect(input).toHaveValue('AB1234');
      await expect(input).toBeFocused();
      await expect(input).toHaveAttribute('aria-invalid', 'true');

      await send('AB1O34IC');
      const places = lang === 'en' ? '4, 7' : '4、7';
      await expect(section.getByText(fill(t.home.whiteCardSlip, { places }))).toBeVisible();
      expect(sent).toEqual([]);
    });

    test('a caregiver is refused, after the format, in a lasting panel', async ({ page, site }) => {
      const { t } = site;
      const sent = watchCalls(page);
      await site.signIn(people.caregiver);
      await site.visit('/');
      const { section, send } = box(page, t);
      const refusal = t.errors.caregiver_cannot_check_card;
      await send('nonsense');
      await expect(toast(page, t.fields.whiteCardId)).toBeVisible();
      await expect(page.getByText(refusal)).toHaveCount(0);

      await send('AB12345C');
      await expect(toast(page, refusal)).toBeVisible();
      await expect(section.getByText(refusal)).toBeVisible();
      await expect(section.getByText(t.home.refusedHint)).toBeVisible();
      await expect(section.getByRole('link', { name: whole(agency.phone) })).toBeVisible();
      await page
        .getByRole('listitem')
        .filter({ has: toast(page, refusal) })
        .getByRole('button', { name: t.common.close })
        .click();
      await expect(toast(page, refusal)).toHaveCount(0);
      await expect(section.getByText(refusal)).toBeVisible();
      expect(sent).toEqual([]);
    });

    test('a patient’s card is sent in capitals, and confirmed', async ({ page, site, request }) => {
      const sent = watchCalls(page);
      const phone = await site.newPatient();
      const { token } = await site.signIn(phone);
      await site.visit('/');
      const card = newCard().toLowerCase();
      await box(page, site.t).send(` ${card.slice(0, 2)} ${card.slice(2, 7)}-${card.slice(7)} `);
      await expect(page).toHaveURL(site.at('/services/result/submitWC'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.pages.submitWCTitle);
      expect(sent).toEqual([card.toUpperCase()]);
      const info = await request.get('/home/api/user/patient/info', {
        headers: { authorization: token },
      });
      expect((await info.json()).data.whiteCardStatus).toBe('submitted');
    });

    test('another code is an error, in its words', async ({ page, site: { t, ...site } }) => {
      await site.signIn(await site.newPatient());
      await site.visit('/');
      const { section, input, send } = box(page, t);
      // The card of another demo patient.
      await send('AB12345C');
      await expect(toast(page, t.errors.white_card_taken)).toBeVisible();
      await expect(section.getByText(t.errors.white_card_taken)).toBeVisible();
      await expect(input).toHaveValue('AB12345C');
      expect(new URL(page.url()).pathname).toBe(site.at('/'));
    });
  });
}

test('handed in: where it stands instead of the form, and once the way to correct it', async ({
  page,
  site,
}) => {
  const { t } = site;
  await site.signIn(await site.newPatient());
  await site.visit('/');
  const { section, input, send } = box(page, t);
  await send(newCard());
  await expect(page).toHaveURL('/services/result/submitWC');
  await site.visit('/');
  await expect(section.getByText(t.home.callText)).toBeVisible();
  await expect(input).toHaveCount(0);
  await section.getByRole('button', { name: t.home.whiteCardMistyped }).click();
  // A whole letter is pasted: its number is found.
  const right = newCard();
  await input.evaluate((field, text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  }, `Dear Ms. Wong,\nCIN: ${right}\nPlease`);
  await expect(input).toHaveValue(right);
  await input.press('Enter');
  await expect(page.getByText(t.home.whiteCardCorrected)).toBeVisible();
  await expect(section.getByRole('button', { name: t.home.whiteCardMistyped })).toHaveCount(0);
  await expect(input).toHaveCount(0);
});

test('three quick clicks are one request, 500 ms after the last', async ({ page, site }) => {
  await holdTime(page);
  const sent = watchCalls(page);
  const answered = page.waitForResponse((answer) => answer.url().includes(submitCall));
  await page.route(`**${submitCall}*`, (route) =>
    route.fulfill({ json: { code: 'busy', message: 'not now' } }),
  );
  await site.signIn(people.patientWithoutCard);
  await site.visit('/');
  const { input, submit } = box(page, site.t);
  await input.fill('zz00000z');
  await submit.click({ clickCount: 3 });
  await input.press('Enter');
  await page.clock.runFor(limits.debounceMs - 1);
  expect(sent).toEqual([]);
  await page.clock.runFor(1);
  await answered;
  await expect(toast(page, 'not now')).toBeVisible();
  await page.clock.runFor(limits.debounceMs * 4);
  expect(sent).toEqual(['ZZ00000Z']);
});

test('one number inside a longer text is found', async ({ page, site }) => {
  const sent = watchCalls(page);
  await page.route(`**${submitCall}*`, (route) =>
    route.fulfill({ json: { code: 'busy', message: 'not now' } }),
  );
  await site.signIn(people.patientWithoutCard);
  await site.visit('/');
  const { send } = box(page, site.t);
  await send('My CIN is ｘｙ12345ｚ, thank you');
  await expect(toast(page, 'not now')).toBeVisible();
  expect(sent).toEqual(['XY12345Z']);
});

for (const shell of shells) {
  test.describe(`apply for long-term care, ${shell}`, () => {
    test.use({ shell });

    const press = (page: Page, t: Messages) =>
      page.getByRole('main').getByRole('button', { name: t.home.applyLongTerm }).click();

    test('a visitor goes to the login page', async ({ page, site }) => {
      await site.visit('/');
      await press(page, site.t);
      await expect(page).toHaveURL(site.at('/login?redirect=%2F'));
    });

    test('a caregiver is refused, in a lasting panel', async ({ page, site: { t, ...site } }) => {
      await site.signIn(people.caregiver);
      await site.visit('/');
      await press(page, t);
      const refusal = t.errors.caregiver_cannot_apply;
      await expect(toast(page, refusal)).toBeVisible();
      const section = page.getByRole('region', { name: t.home.stepsTitle });
      await expect(section.getByText(refusal)).toBeVisible();
      await expect(section.getByRole('link', { name: whole(agency.phone) })).toBeVisible();
    });

    test('a patient without a card is led to its box', async ({ page, site: { t, ...site } }) => {
      await site.signIn(people.patientWithoutCard);
      await site.visit('/');
      const { section, input } = box(page, t);
      await page.getByRole('button', { name: t.home.applyLongTerm }).scrollIntoViewIfNeeded();
      await expect(input).not.toBeInViewport();
      await press(page, t);
      await expect(input).toBeFocused();
      await expect(input).toBeInViewport();
      await expect(section.getByText(t.home.whiteCardFirst)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(site.at('/'));
    });

    test('a patient with a card gets the result page', async ({ page, site: { t, ...site } }) => {
      await site.signIn(people.patientWithCard);
      await site.visit('/');
      await press(page, t);
      await expect(page).toHaveURL(site.at('/services/result/applyCare'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pages.applyCareTitle);
    });
  });
}

test('the care button is debounced too', async ({ page, site }) => {
  await holdTime(page);
  let calls = 0;
  page.on('request', (call) => {
    if (call.url().endsWith('/home/api/user/patient/info')) calls++;
  });
  await site.signIn(people.patientWithCard);
  await site.visit('/');
  await page.getByRole('button', { name: site.t.home.applyLongTerm }).click({ clickCount: 3 });
  await page.clock.runFor(limits.debounceMs - 1);
  expect(calls).toBe(0);
  await page.clock.runFor(limits.debounceMs * 3);
  await page.clock.resume();
  await expect(page).toHaveURL('/services/result/applyCare');
  expect(calls).toBe(1);
});
