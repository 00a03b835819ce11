/** What one account can make us send has an end; what is over it is read in the personal center. */
import type { Pool } from 'pg';
import { limits } from '#contract/limits.ts';
import { wholeNumber } from '#web/lib/i18n/whole-number.ts';
import { axe, sideways, smallTargets } from './audit.ts';
import { callAs, recordsOf } from './booking-way.ts';
import { expect, open, readIn, shells, test } from './fixtures.ts';
import { staffIn } from './office-way.ts';
import { fill } from './words.ts';

/** The demo is so much wider than production, since everybody shares its accounts. */
const openMax = limits.openRequestsMax * 50;

const numberOf = (phone: string, n: number) => `T-${phone.slice(-4)}-${n}`;

const openRequests = (db: Pool, userId: string, phone: string) =>
  db.query(
    `insert into service_record
       (record_no, user_id, kind, service_id, item, icon, method, contact_phone, locale, created_at, changed_at)
     select $3 || n, $1, 'service', 'letter-interpretation', '{"en":"Letters"}', 'envelope', 'online',
       '+12125550101', 'en', now() - n * interval '1 minute', now()
     from generate_series(1, $2) n`,
    [userId, openMax, numberOf(phone, 0).slice(0, -1)],
  );

for (const shell of shells)
  for (const lang of readIn[shell]) {
    test.describe(`${shell}, ${lang}`, () => {
      test.use({ shell, lang });

      test('a message that was not sent is read in the personal center', async ({
        page,
        request,
        site,
        db,
      }) => {
        const { t } = site;
        const { token, user } = await site.signIn(await site.newPatient());
        await site.visit('/user/index?tab=messages');
        const main = page.getByRole('main');
        await expect(main.getByText(t.center.noMessages)).toBeVisible();

        const call = callAs(request, token);
        await call('/api/service/apply', { serviceId: 'letter-interpretation', method: 'online' });
        const [record] = await recordsOf(call);
        const waiting = `select 1 from message where user_id = $1 and state = 'waiting'`;
        await expect.poll(async () => (await db.query(waiting, [user.userId])).rows.length).toBe(0);
        await site.visit('/user/index?tab=messages');
        await expect(main.getByText(fill(t.center.messageCount, { n: 1 }))).toBeVisible();
        await expect(main.getByText(wholeNumber(record?.recordNo ?? '?'))).toBeVisible();
        await expect(main.getByText(t.center.onlyHere)).toHaveCount(0);

        await db.query(
          `update message set state = 'held', held_because = 'recipient' where user_id = $1`,
          [user.userId],
        );
        await page.reload();
        await expect(main.getByText(t.center.onlyHere)).toBeVisible();
        await expect(main.getByText(t.center.onlyHereHint.recipient)).toBeVisible();
        expect(await axe(page)).toEqual([]);
        expect(await sideways(page)).toEqual([]);
        expect(await smallTargets(page, 44)).toEqual([]);
      });

      test('whoever doubts a text finds out whether it is ours', async ({
        page,
        request,
        site,
        db,
      }) => {
        const { t } = site;
        const phone = await site.newPatient();
        const { token, user } = await site.signIn(phone);
        const call = callAs(request, token);
        await call('/api/service/apply', { serviceId: 'letter-interpretation', method: 'online' });
        const sent = `select short_id from message where user_id = $1 and state = 'sent'`;
        await expect.poll(async () => (await db.query(sent, [user.userId])).rows.length).toBe(1);
        const id: string = (await db.query(sent, [user.userId])).rows[0].short_id;
        await site.visit('/user/index?tab=messages');
        const main = page.getByRole('main');
        await expect(main.getByText(fill(t.center.messageId, { id }))).toBeVisible();
        await main.getByRole('link', { name: t.center.messageHowTo }).click();
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.scams.title);
        expect(await axe(page)).toEqual([]);
        await main.getByRole('link', { name: t.scams.unsure.button }).click();
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.scams.checkTitle);

        const check = main.getByRole('button', { name: t.scams.submit });
        await check.click();
        await expect(main.getByText(t.scams.idEmpty)).toBeVisible();
        await main.getByLabel(t.scams.idLabel).fill(`… ${id.toLowerCase()}`);
        await main.getByLabel(t.scams.endingLabel).fill('0000');
        await check.click();
        await expect(main.getByText(t.scams.noTitle)).toBeVisible();
        await main.getByLabel(t.scams.endingLabel).fill(phone.slice(-4));
        await check.click();
        await expect(main.getByText(t.scams.yesTitle)).toBeVisible();
        await expect(main.getByText(t.scams.kinds.request)).toBeVisible();
        expect(page.url()).not.toContain(id);
        expect(await axe(page)).toEqual([]);
        expect(await sideways(page)).toEqual([]);
        expect(await smallTargets(page, 44)).toEqual([]);
      });

      test('one request too many is told which one is open, with the way to it', async ({
        page,
        site,
        db,
      }) => {
        const { t } = site;
        const phone = await site.newPatient();
        const { user } = await site.signIn(phone);
        await openRequests(db, user.userId, phone);
        await site.visit('/services?item=letter-interpretation&way=online');
        const main = page.getByRole('main');
        await main.getByLabel(t.services.note).fill('One more');
        await main.getByRole('button', { name: t.services.send }).click();
        const recordNo = numberOf(phone, 1);
        const said = fill(t.errors.too_many_open, { open: openMax, recordNo });
        await expect(main.getByRole('alert').getByText(said)).toBeVisible();
        // What was written stays.
        await expect(main.getByLabel(t.services.note)).toHaveValue('One more');
        await main.getByRole('link', { name: fill(t.services.seeOpen, { no: recordNo }) }).click();
        await expect(page).toHaveURL(site.at('/user/index?tab=requests'));
        await expect(main.getByText(new RegExp(`${recordNo}$`))).toBeVisible();
      });
    });
  }

test.describe('a client', () => {
  test.use({ lang: 'zh-TW' });

  test('texts back; the office reads it in its inbox and answers', async ({
    page,
    request,
    site,
  }) => {
    const { t } = site;
    const { inbox } = t.office;
    const phone = await site.newPatient();
    const main = page.getByRole('main');
    await site.visit(`/demo/inbox?to=${phone}`);
    await expect(main.getByLabel(t.demoPhone.from)).toHaveValue(phone);
    await main.getByLabel(t.demoPhone.text).fill('請問明天有開門嗎？');
    await main.getByRole('button', { name: t.demoPhone.send }).click();
    await expect(main.getByText('請問明天有開門嗎？')).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await staffIn(page, request, 'coordinator');
    await open(page, '/office/inbox');
    await main
      .getByRole('row')
      .filter({ hasText: phone.slice(-4) })
      .getByRole('link')
      .click();
    await expect(main.getByText('請問明天有開門嗎？')).toBeVisible();
    await main.getByLabel(inbox.yourText).fill('有的，九點開門。');
    await main.getByRole('button', { name: inbox.send, exact: true }).click();
    await expect(main.getByLabel(inbox.yourText)).toHaveValue('');
    await expect(main.getByText('有的，九點開門。')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);

    await site.visit(`/demo/inbox?to=${phone}`);
    await expect(main.getByText('有的，九點開門。')).toBeVisible();
  });
});
