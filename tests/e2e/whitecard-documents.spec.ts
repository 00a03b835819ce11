/** The documents of a white card (spec §2): gathered in sittings, saved, sent, and the checklist that comes back. */
import type { APIRequestContext, Page } from '@playwright/test';
import { limits } from '#contract/limits.ts';
import type { WhiteCardDocumentKind } from '#contract/whitecard/whitecard.ts';
import { agency } from '#demo/agency.ts';
import type { Messages } from '#i18n/messages.ts';
import { whole } from '#web/lib/page/site.ts';
import { toast } from './accounts.ts';
import { answerRead } from './answered.ts';
import { axe, sideways, smallTargets } from './audit.ts';
import { expect, hydrated, keep, logInByForm, people, test } from './fixtures.ts';
import { smallPhoto } from './register-way.ts';
import { fill } from './words.ts';

const path = '/services/whitecard/info';
const call = '**/home/api/user/white-card/documents';

const info = (page: Page, t: Messages) => {
  const main = page.getByRole('main');
  const nameOf = (kind: WhiteCardDocumentKind) =>
    fill(t.whitecard.documents[kind].name, { months: limits.bankStatementMonths });
  const fold = (kind: WhiteCardDocumentKind) =>
    main.locator('details', { has: page.getByRole('heading', { name: nameOf(kind) }) });
  return {
    main,
    nameOf,
    fold,
    open: (kind: WhiteCardDocumentKind) => fold(kind).locator('summary').click(),
    all: (kind: WhiteCardDocumentKind) =>
      fold(kind).getByRole('checkbox', { name: t.whitecard.all }),
    photos: (kind: WhiteCardDocumentKind) => fold(kind).getByText(t.upload.sent, { exact: true }),
    /** The photo with this number. */
    async addPhoto(kind: WhiteCardDocumentKind, number = 1) {
      const there = fold(kind).getByText(t.upload.sent, { exact: true });
      await fold(kind)
        .locator('input[type=file]:not([capture])')
        .setInputFiles(await smallPhoto());
      await expect(there).toHaveCount(number);
    },
    ready: (n: number) => main.getByText(fill(t.whitecard.ready, { ready: n, total: 5 })),
    save: main.getByRole('button', { name: t.whitecard.save }),
    send: main.getByRole('button', { name: t.whitecard.send }),
    sendList: main.getByRole('button', { name: t.whitecard.sendList }),
  };
};

/** The newest text message to a number; it comes through the queue. */
const textTo = async (request: APIRequestContext, phone: string, about: string) => {
  const read = async () => {
    const answer = await request.get(`/home/demo/messages?to=%2B1${phone}`);
    const { data } = (await answer.json()) as { data: { channel: string; text: string }[] };
    return data;
  };
  await expect.poll(async () => (await read())[0]?.text).toContain(about);
  return (await read()).filter(({ text }) => text.includes(about));
};

test.describe('a daughter gathers the papers', () => {
  test.use({ shell: 'desktop', lang: 'zh-TW' });

  test('in two sittings on two devices, and the checklist comes by text', async ({
    page,
    site,
    request,
    browser,
  }) => {
    const { t } = site;
    const phone = await site.newPatient();
    await site.signIn(phone);
    await site.visit(path);
    const first = info(page, t);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.pages.whitecardTitle);
    await expect(first.ready(0)).toBeVisible();
    // The first that is missing stands open, the others open when pressed.
    await expect(first.fold('income')).toHaveAttribute('open', '');
    await expect(first.fold('rent')).not.toHaveAttribute('open', '');
    await first.addPhoto('income');
    await expect(first.ready(0)).toBeVisible();
    await first.all('income').check();
    await expect(first.ready(1)).toBeVisible();
    await first.save.click();
    await expect(toast(page, t.whitecard.saved)).toBeVisible();

    const other = await browser.newContext({
      locale: 'zh-TW',
      viewport: { width: 1200, height: 900 },
    });
    const elsewhere = await other.newPage();
    await elsewhere.goto(`/login?redirect=${encodeURIComponent(path)}`);
    await hydrated(elsewhere);
    await logInByForm(elsewhere, t, phone);
    const second = info(elsewhere, t);
    await expect(second.ready(1)).toBeVisible();
    await second.open('income');
    await expect(second.photos('income')).toHaveCount(1);
    await expect(second.all('income')).toBeChecked();
    await expect(second.fold('bank_statements')).toHaveAttribute('open', '');
    await second.addPhoto('bank_statements');
    await second.addPhoto('bank_statements', 2);
    await second.all('bank_statements').check();
    await second.send.click();
    await expect(elsewhere.getByText(t.whitecard.sentTitle)).toBeVisible();
    await expect(
      elsewhere.getByText(fill(t.whitecard.sentSms, { last4: phone.slice(-4) })),
    ).toBeVisible();
    // By when we call stands there as a time.
    await expect(second.main.getByText(/月\d+日 星期.+以前，我們會打電話給您/)).toBeVisible();
    await expect(second.ready(2)).toBeVisible();

    await textTo(request, phone, t.messages.papers.rent);
    await elsewhere.goto(`/demo/inbox?to=%2B1${phone}`);
    await expect(elsewhere.getByRole('main').getByText(t.messages.papers.rent)).toBeVisible();
    await other.close();

    // The first device shows it all after a reload, and what happens next knows of it.
    await page.reload();
    await hydrated(page);
    await expect(first.ready(2)).toBeVisible();
    await site.visit('/user/index');
    await expect(page.getByText(t.center.callPapers)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ shell: 'mobile', lang: 'zh-CN' });

  test('with large text: one paper, no email, two presses, one text message', async ({
    page,
    site,
    request,
  }) => {
    const { t } = site;
    await keep(page, { textSize: '26' });
    const phone = await site.newPatient();
    await site.signIn(phone);
    await site.visit(path);
    const way = info(page, t);
    await way.addPhoto('income');
    await way.all('income').check();
    await page.getByLabel(t.whitecard.byEmail).check();
    await way.send.click();
    await expect(page.getByText(t.fields.noEmail)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
    expect(await smallTargets(page, 44)).toEqual([]);
    await page.getByLabel(t.whitecard.bySms).check();
    await way.send.dblclick();
    await expect(page.getByText(t.whitecard.sentTitle)).toBeVisible();
    const sent = await textTo(request, phone, t.messages.papers.identity);
    expect(sent).toHaveLength(1);
  });
});

test('what could not be saved is still there, after a reload and after a login too', async ({
  page,
  site,
}) => {
  const { t } = site;
  const phone = await site.newPatient();
  await site.signIn(phone);
  await site.visit(path);
  const way = info(page, t);
  await way.addPhoto('income');
  await way.all('income').check();

  await page.route(call, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  );
  await way.save.click();
  await expect(page.getByText(t.whitecard.failed)).toBeVisible();
  await expect(way.photos('income')).toHaveCount(1);
  await page.unroute(call);

  await page.reload();
  await hydrated(page);
  await expect(page.getByText(t.whitecard.kept)).toBeVisible();
  await expect(way.ready(1)).toBeVisible();

  // The session has run out meanwhile.
  await page.route(call, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { code: 'unauthorized', message: 'no' } })
      : route.continue(),
  );
  await way.save.click();
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(path)}`);
  await page.unroute(call);
  await logInByForm(page, t, phone);
  await expect(page).toHaveURL(path);
  await expect(way.ready(1)).toBeVisible();
  await way.save.click();
  await expect(toast(page, t.whitecard.saved)).toBeVisible();
  await expect(page.getByText(t.whitecard.kept)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(way.ready(1)).toBeVisible();
});

test('a caregiver may read what is needed; the paper list is for everyone', async ({
  page,
  site,
}) => {
  const { t } = site;
  await site.signIn(people.caregiver);
  await site.visit(path);
  const { main, nameOf, fold, open } = info(page, t);
  await expect(main.getByText(t.errors.caregiver_cannot_check_card)).toBeVisible();
  await expect(main.locator('input[type=file]')).toHaveCount(0);
  await open('identity');
  await expect(fold('identity').getByText(t.whitecard.documents.identity.hint)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { name: t.whitecard.printTitle })).toBeVisible();
  for (const kind of ['income', 'utility'] as const)
    await expect(main.getByText(nameOf(kind)).filter({ visible: true })).toHaveCount(1);
  await expect(main.getByText(whole(agency.phone)).filter({ visible: true }).first()).toBeVisible();
});

for (const [lang, said] of [
  ['en', 'Tuesday, June 2, 3:10 PM'],
  ['zh-CN', '6月2日 星期二 下午3:10'],
] as const) {
  test.describe(`where the card stands, ${lang}`, () => {
    test.use({ lang });

    test('each status has its own words and its history', async ({ page, site }) => {
      const { t } = site;
      await site.signIn(await site.newPatient());
      const past = { status: 'submitted', at: '2026-06-01 15:10', note: null };
      const show = async (whiteCardStatus: string, contactBy: string | null, history: object[]) => {
        await page.unrouteAll({ behavior: 'wait' });
        await answerRead(page, '/api/user/white-card', () => ({
          whiteCardStatus,
          submittedAt: past.at,
          contactBy,
          maySubmit: ['waiting', 'ineligible'].includes(whiteCardStatus),
          history,
        }));
        await site.visit(path);
      };
      const main = page.getByRole('main');
      const input = page.getByRole('textbox', { name: t.home.whiteCardLabel });

      await show('waiting', null, []);
      await expect(input).toBeVisible();
      await expect(main.getByText(t.whitecard.stateTitle)).toHaveCount(0);

      await show('submitted', '2099-06-02 15:10', [past]);
      await expect(main.getByText(fill(t.home.callBy, { when: said }))).toBeVisible();
      await expect(main.getByText(t.whitecard.events.submitted)).toBeVisible();
      await expect(input).toHaveCount(0);

      await show('submitted', '2024-06-02 15:10', [past]);
      await expect(main.getByText(t.home.callLate)).toBeVisible();

      await show('eligible', null, [past, { ...past, status: 'eligible' }]);
      await expect(main.getByText(t.whitecard.events.eligible)).toBeVisible();
      await expect(main.getByRole('button', { name: t.home.applyLongTerm })).toBeVisible();

      await show('ineligible', null, [past, { ...past, status: 'ineligible', note: 'It ended.' }]);
      await expect(main.getByText(t.home.ineligibleTitle)).toBeVisible();
      await expect(main.getByText('It ended.')).toBeVisible();
      await expect(input).toBeVisible();
    });
  });
}
