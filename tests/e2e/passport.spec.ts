/** A caregiver's papers and ID card: missing, entered by the office, with a photo, checked by a client. */
import { requiredPapers } from '#server/shared/settings/inservice-defaults.ts';
import { newCaregiver, toast } from './accounts.ts';
import { axe } from './audit.ts';
import { h1, main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import * as office from './office-way.ts';
import { smallPhoto } from './register-way.ts';
import { fill } from './words.ts';

test.describe('papers and ID card, on a phone', () => {
  test.use({ shell: 'mobile', lang: 'en' });

  test('a paper that ends closes the card; the office enters the new one; the photo is reviewed', async ({
    page,
    site,
    db,
    request,
  }) => {
    const { t } = site;
    const { idCard: card, verify } = t.training;
    const phone = await newCaregiver(db, 'approved');
    const { user } = await site.signIn(phone);
    await db.query(`update caregiver_application set role = 'PCA' where user_id = $1`, [
      user.userId,
    ]);
    for (const kind of requiredPapers)
      await db.query(
        `insert into person_document (user_id, kind, valid_until, checked_at, created_at)
         values ($1, $2, $3, now(), now())`,
        [user.userId, kind, kind === 'tbTest' ? '2020-01-31' : '2098-12-31'],
      );

    // Why it is not valid is told to her; a client who checks learns that it is not, and no more.
    await site.visit('/user/index?tab=info');
    await expect(main(page).getByText(t.center.passportBlocked)).toBeVisible();
    await main(page).getByRole('link', { name: t.center.idCard }).click();
    await expect(main(page).getByText(card.notValid, { exact: true })).toBeVisible();
    const expired = fill(card.expired, { paper: t.register.documents.tbTest });
    await expect(main(page).getByText(expired)).toBeVisible();
    await expect(main(page).getByText(card.addTitle)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const number = (await main(page).getByText(/^PHI-/).textContent()) ?? '';
    await site.visit(`/verify/${number}`);
    await expect(h1(page)).toHaveText(verify.idCard.notNow);
    await expect(main(page).getByText(verify.notNowHint)).toBeVisible();
    await expect(main(page).getByText(verify.role, { exact: true })).toHaveCount(0);

    // She sends a photo, with her consent.
    await site.visit('/user/id-card');
    await main(page).getByRole('link', { name: card.addPhoto }).click();
    const row = page.locator('#document-idPhoto');
    await row.getByRole('button', { name: t.center.documentAdd }).click();
    await row
      .locator('input[type=file]')
      .first()
      .setInputFiles(await smallPhoto());
    await row.getByRole('button', { name: t.center.documentSend }).click();
    await expect(row.getByText(t.fields.agree).first()).toBeVisible();
    await row.getByRole('checkbox').check();
    await row.getByRole('button', { name: t.center.documentSend }).click();
    await expect(toast(page, t.center.documentSent)).toBeVisible();

    // The office sees that she may not be sent, enters the new test, and accepts the photo.
    await office.staffIn(page, request, 'coordinator');
    await page.setViewportSize({ width: 1280, height: 900 });
    await open(page, `/office/applications/${user.userId}`);
    const { passport, cases } = t.office;
    await expect(main(page).getByText(passport.blocked).first()).toBeVisible();
    const paper = main(page).getByRole('row', { name: t.office.people.document.tbTest });
    await paper.getByRole('button', { name: passport.change }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(passport.day).fill('2098-06-30');
    await dialog.getByRole('button', { name: passport.save }).click();
    await expect(main(page).getByText(passport.cleared)).toBeVisible();
    const decision = office.decisionOf(page, t, cases.renewal.title);
    await decision.choose(cases.renewal.accepted);
    // Nobody is texted when everything is accepted.
    await decision.form.getByRole('button', { name: cases.renewal.send }).click();
    await expect(toast(page, cases.sent)).toBeVisible();

    await site.visit('/user/id-card');
    await expect(main(page).getByText(card.valid, { exact: true })).toBeVisible();
    await expect(
      main(page).getByRole('img', { name: fill(card.photoOf, { name: 'Test Caregiver' }) }),
    ).toBeVisible();
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: card.save }).click();
    expect((await download).suggestedFilename()).toBe(`${number}.pdf`);
    await site.visit(`/verify/${number}`);
    await expect(h1(page)).toHaveText(verify.idCard.valid);
  });
});
