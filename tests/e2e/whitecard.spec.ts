/** The card's way through real pages; the checks of its form are in tests/component/whitecard/white-card.test.tsx. */
import type { Page } from '@playwright/test';
import type { Messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { newCard } from './accounts.ts';
import { expect, logInByForm, people, type Shell, shells, test } from './fixtures.ts';

const submitCall = '/home/api/user/submit-white-card';

const box = (page: Page, t: Messages) => {
  const section = page.getByRole('region', { name: t.home.whiteCardTitle });
  const input = section.getByRole('textbox', { name: t.home.whiteCardLabel });
  return {
    section,
    input,
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

const looks: [Shell, Locale][] = [
  ['desktop', 'en'],
  ['mobile', 'zh-TW'],
];

for (const [shell, lang] of looks) {
  test.describe(`white card, ${shell}, ${lang}`, () => {
    test.use({ shell, lang });

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

for (const shell of shells) {
  test.describe(`apply for long-term care, ${shell}`, () => {
    test.use({ shell });

    const press = (page: Page, t: Messages) =>
      page.getByRole('main').getByRole('button', { name: t.home.applyLongTerm }).click();

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
