/** The whole circle: what a client does, what the office does with it, and what the client sees of that. */
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { localeNames } from '#i18n/pick-locale.ts';
import { newCard, toast } from './accounts.ts';
import { demoTraining, h1, main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import * as office from './office-way.ts';
import { smallPhoto } from './register-way.ts';
import { fill } from './words.ts';

const training = 'elder-rights';

test.describe('a caregiver', () => {
  // Messages come in the language that one signed in with.
  test.use({ lang: 'zh-CN', extraHTTPHeaders: { 'accept-language': 'zh-CN' } });

  test('applies, adds what the office asks for, is approved, and earns a certificate', async ({
    page,
    site,
    db,
    request,
  }) => {
    const { t } = site;
    const { cases } = t.office;
    const phone = await office.applyAsCaregiver(request);
    const { token, user } = await site.signIn(phone);
    await office.staffIn(page, request, 'coordinator');
    const applicant = { words: phone.slice(-4), id: user.userId };

    // The office looks at a paper closely, and asks for a better one.
    await open(page, '/office/applications');
    await office.openCase(page, applicant);
    await expect(main(page).getByRole('heading', { name: /Ruolan Zhou/ })).toBeVisible();
    const viewer = main(page).getByRole('region', { name: cases.viewer });
    await viewer.getByRole('tab', { name: cases.documents.medicalReport }).click();
    const picture = { name: cases.documents.medicalReport, number: 1, count: 1 };
    await expect(viewer.getByRole('img', { name: fill(cases.picture, picture) })).toBeVisible();
    await viewer.getByRole('button', { name: cases.zoomIn }).click();
    await expect(viewer.getByRole('status')).toHaveText('125%');
    await viewer.getByRole('button', { name: cases.rotate }).click();
    await office.callAndUndo(page, t);
    const { verdict } = t.office.papers;
    const { reasons } = t.center.verdicts;
    await main(page).getByRole('button', { name: verdict.refuse, exact: true }).click();
    const refusing = page.getByRole('dialog', {
      name: fill(verdict.refuseTitle, { name: cases.documents.medicalReport }),
    });
    await refusing.getByRole('radio', { name: reasons.blurred }).check();
    await refusing.getByRole('button', { name: verdict.save, exact: true }).click();
    await expect(main(page).getByText(verdict.untold)).toBeVisible();
    // What was not accepted is what is asked for.
    const decision = office.decisionOf(page, t);
    await decision.choose(cases.decide.more_info);
    const paperBox = { name: cases.documents.medicalReport, exact: true };
    await expect(decision.form.getByRole('checkbox', paperBox)).toBeChecked();
    await expect(decision.preview).toContainText(phone.slice(-4));
    await expect(decision.preview).toContainText(localeNames['zh-CN']);
    await expect(decision.form.locator('figure').last()).toContainText(reasons.blurred);
    await office.expectArrived(request, phone, await decision.send(cases.send.more_info));
    await expect(main(page).getByText(cases.waitsForClient)).toBeVisible();

    // She reads why, and takes the picture again.
    await site.visit('/user/index?tab=info');
    await expect(main(page).getByText(t.center.moreTitle)).toBeVisible();
    const paper = page.locator('#document-medicalReport');
    await expect(paper.getByText(t.center.verdicts.labels.unreadable)).toBeVisible();
    await expect(paper.getByText(reasons.blurred)).toBeVisible();
    await expect(paper.getByText(t.center.documentMissing)).toBeVisible();
    await paper.getByRole('button', { name: t.center.documentReplace }).click();
    await paper.getByRole('button', { name: new RegExp(t.upload.delete) }).click();
    await paper
      .locator('input[type=file]')
      .last()
      .setInputFiles(await smallPhoto());
    await expect(paper.getByText(t.upload.sent, { exact: true })).toBeVisible();
    await paper.getByRole('button', { name: t.center.documentSend }).click();
    await expect(paper.getByText(t.center.documentHave)).toBeVisible();
    await expect(paper.getByText(reasons.blurred)).toHaveCount(0);

    // It is back in the queue, with what came; now it is enough.
    await open(page, '/office/applications');
    await office.openCase(page, applicant);
    const came = fill(cases.entries.clientDocuments, { what: cases.documents.medicalReport });
    await expect(main(page).getByText(came)).toBeVisible();
    await decision.choose(cases.decide.approved);
    await expect(decision.preview).toContainText(phone.slice(-4));
    await office.expectArrived(request, phone, await decision.send(cases.send.approved));
    await expect(decision.form).toHaveCount(0);

    // The training opens; passed and signed, the office sees the certificate, and everyone finds it genuine.
    await site.visit('/user/index?tab=info');
    await expect(main(page).getByText(t.center.approvedTitle)).toBeVisible();
    await main(page).getByRole('link', { name: t.center.startTraining }).click();
    const { title: titles, rules } = demoTraining(training);
    const title = titles['zh-CN'];
    const done = rules.creditHours;
    await expect(main(page).getByRole('article').filter({ hasText: title })).toBeVisible();
    const number = await office.earnCertificate(request, db, { phone, token, training });
    await site.visit('/user/index?tab=result');
    await expect(
      main(page).getByRole('link', { name: t.training.exam.download }).first(),
    ).toBeVisible();
    await open(page, `/office/people/${user.userId}`);
    await expect(main(page).getByText(number)).toBeVisible();
    await open(page, `/verify/${number}`);
    await expect(h1(page)).toHaveText(t.training.verify.headings.valid);
    await expect(main(page).getByText(title)).toBeVisible();

    // Role and hire date are entered; an inspector gets hours and medical papers in one file.
    const { inservice } = t.office;
    await office.staffIn(page, request, 'admin');
    await open(page, `/office/training/people/${user.userId}`);
    await main(page).getByLabel(inservice.role).selectOption('HHA');
    await main(page).getByLabel(inservice.hiredOn).fill('2024-03-01');
    await main(page).getByLabel(inservice.employeeNumber).fill(phone);
    await main(page)
      .getByRole('button', { name: inservice.positionSave, exact: true })
      .first()
      .click();
    await expect(toast(page, inservice.positionSaved)).toBeVisible();
    await open(page, '/office/training/hours');
    await office.search(page, phone.slice(-4));
    const row = main(page).getByRole('row').filter({ hasText: phone });
    await expect(row).toContainText(fill(inservice.hoursOf, { done, due: 12 }));
    await row.getByRole('checkbox').check();
    await main(page).getByLabel(inservice.withMedical).check();
    const saving = page.waitForEvent('download');
    await main(page)
      .getByRole('button', { name: fill(inservice.zipChosen_other, { count: 1 }) })
      .click();
    const files = Object.keys(unzipSync(await readFile(await (await saving).path())));
    const year = new Date().getFullYear();
    expect(files.toSorted()).toEqual([
      `Ruolan Zhou ${phone}/in-service-${year}.pdf`,
      expect.stringMatching(/^Ruolan Zhou \d+\/medicalReport-1\.(jpg|png)$/),
      `in-service-${year}.csv`,
    ]);

    // She sees her year, and what is next.
    await site.visit('/user/index?tab=training');
    const mine = main(page).getByRole('region', { name: fill(t.training.year.title, { year }) });
    await expect(mine).toContainText(fill(t.training.year.hours, { done, due: 12 }));
    await mine.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/user\/training\//);
  });
});

test('a patient hands in a card, may apply for care, and the request is finished', async ({
  page,
  site,
  request,
}) => {
  const { t } = site;
  const { cases } = t.office;
  const phone = await site.newPatient();
  const { user } = await site.signIn(phone);
  await office.staffIn(page, request, 'coordinator');
  await site.visit('/services/whitecard/info');
  const input = page.getByRole('textbox', { name: t.home.whiteCardLabel });
  await input.fill(newCard());
  await input.press('Enter');
  await expect(page).toHaveURL('/services/result/submitWC');

  await open(page, '/office/cards');
  await office.openCase(page, { words: phone.slice(-4), id: user.userId });
  // She brought her lease to the counter.
  const { counter } = t.office.papers;
  await main(page).getByRole('button', { name: counter.open }).click();
  const dialog = page.getByRole('dialog', { name: counter.title });
  await dialog.getByLabel(counter.which).selectOption('rent');
  await dialog
    .locator('input[type=file]')
    .last()
    .setInputFiles(await smallPhoto());
  await expect(dialog.getByText(t.upload.sent, { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: counter.add }).click();
  await expect(toast(page, counter.added)).toBeVisible();
  const brought = fill(cases.entries.added, { what: cases.papers.rent });
  await expect(main(page).getByText(brought)).toBeVisible();
  const decision = office.decisionOf(page, t);
  await decision.choose(cases.cardDecide.eligible);
  await expect(decision.preview).toContainText(phone.slice(-4));
  await office.expectArrived(request, phone, await decision.send(cases.send.eligible));

  await site.visit('/services/whitecard/info');
  await expect(main(page).getByText(t.whitecard.events.eligible)).toBeVisible();
  await main(page).getByRole('button', { name: t.home.applyLongTerm }).first().click();
  await expect(page).toHaveURL('/services/result/applyCare');
  const said = main(page).getByText(/^R-\d+/);
  await expect(said).toBeVisible();
  const number = /^R-\d+/.exec((await said.textContent()) ?? '')?.[0] ?? '';

  await open(page, '/office/requests');
  await office.search(page, number);
  const row = main(page).getByRole('row').filter({ hasText: number });
  await row.getByRole('link').click();
  await expect(main(page).getByText(new RegExp(`^${number} `))).toBeVisible();
  const casePath = new URL(page.url()).pathname;
  await decision.choose(cases.requestDecide.finish);
  await decision.form.getByRole('textbox').fill('Your aide starts on Monday at nine.');
  await expect(
    decision.form.getByText(fill(cases.readsOnSite, { language: localeNames.en })),
  ).toBeVisible();
  await office.expectArrived(request, phone, await decision.send(cases.send.finish));

  await site.visit('/user/index?tab=requests');
  const own = main(page).getByRole('article').filter({ hasText: number });
  await expect(own).toContainText(t.center.status.finish);
  await expect(own).toContainText('Your aide starts on Monday at nine.');

  // It was the wrong request: the office undoes that, and the client reads why.
  const { corrections } = t.office;
  await open(page, casePath);
  await main(page).getByRole('button', { name: corrections.open }).click();
  const correcting = office.decisionOf(page, t, corrections.title);
  await correcting.choose(corrections.undo.init);
  await correcting.form.getByRole('textbox').fill('That was another client.');
  await expect(correcting.preview).toContainText('That was another client.');
  await office.expectArrived(request, phone, await correcting.send(corrections.send));
  const entry = { status: cases.requestStatus.init, was: cases.requestStatus.finish };
  await expect(main(page).getByText(fill(corrections.entry, entry))).toBeVisible();
  await site.visit('/user/index?tab=requests');
  await expect(own).toContainText(t.center.events.reopened);
});
