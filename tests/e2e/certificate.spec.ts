/** After a pass: signed with a finger or typed, downloaded, and believed by whoever scans the code. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { verifyPath } from '#contract/training/certificate.ts';
import { wholeNumber } from '#web/lib/i18n/whole-number.ts';
import { field, press } from './accounts.ts';
import { axe, sideways } from './audit.ts';
import {
  answerRightly,
  answersOf,
  begin,
  demoTraining,
  h1,
  handIn,
  main,
  trainee,
} from './exam-way.ts';
import { expect, test } from './fixtures.ts';
import { fill } from './words.ts';

const rights = 'elder-rights';

/** A wave from left to right, with a finger. */
const draw = async (page: Page): Promise<void> => {
  const pad = page.locator('#sign-pad');
  await pad.evaluate((canvas) => canvas.scrollIntoView({ block: 'center' }));
  const box = await pad.boundingBox();
  if (!box) throw new Error('no pad');
  const finger = await page.context().newCDPSession(page);
  for (let i = 0; i <= 24; i += 1) {
    const x = box.x + box.width * (0.2 + i * 0.025);
    const y = box.y + box.height * (0.5 + Math.sin(i) * 0.25);
    const type = i === 0 ? 'touchStart' : 'touchMove';
    await finger.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
};

test.describe('on a phone', () => {
  test.use({ shell: 'mobile', lang: 'zh-CN' });

  test('passes, signs by hand, downloads; the inspector finds it genuine', async ({
    page,
    site,
    db,
  }) => {
    const { t } = site;
    const phone = await trainee(db, site, rights);
    await db.query(`update app_user set chinese_name = '陈堃' where phone = $1`, [`+1${phone}`]);
    await site.visit('/user/index?tab=exam');
    await begin(page, t);
    const rows = await answersOf(db, phone);
    await answerRightly(page, t, rows, [1, 10]);
    await expect(main(page).getByText(t.training.exam.allDone)).toBeVisible();
    await handIn(page, t);
    await expect(h1(page)).toContainText(t.training.exam.passSentence);
    expect(await axe(page)).toEqual([]);
    await main(page).getByRole('link', { name: t.training.exam.toSign }).click();
    await expect(h1(page)).toHaveText(t.training.sign.title);
    expect(await axe(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);

    // Nothing drawn, nothing agreed to: both are named.
    await press(page, t.training.sign.submit);
    const summary = page.getByRole('alert').filter({ hasText: t.training.sign.errorTitle });
    await expect(summary.getByRole('link')).toHaveText([t.fields.signature, t.fields.agree]);
    await draw(page);
    await press(page, t.training.sign.undo);
    await draw(page);
    await main(page).getByRole('checkbox').check();
    await press(page, t.training.sign.submit);
    await expect(h1(page)).toHaveText(t.training.sign.certificateTitle);
    expect(await axe(page)).toEqual([]);

    const saving = page.waitForEvent('download');
    await press(page, t.training.sign.download);
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^PHC-\d{4}-\d{6}\.pdf$/);
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

    // The result is in the personal center too.
    await site.visit('/user/index?tab=result');
    await expect(main(page).getByRole('link', { name: t.training.exam.download })).toBeVisible();

    // The code of the QR shows the name; the bare number does not. Never the score.
    const { rows: found } = await db.query<{ number: string; code: string }>(
      `select c.number, c.code from training_certificate c join app_user u on u.id = c.user_id
       where u.phone = $1`,
      [`+1${phone}`],
    );
    const [certificate] = found;
    if (!certificate) throw new Error('no certificate');
    await page.context().clearCookies();
    await page.evaluate(() => window.localStorage.clear());
    await site.visit(verifyPath(certificate.number, certificate.code));
    await expect(h1(page)).toHaveText(t.training.verify.headings.valid);
    await expect(main(page).getByText('陈堃 Test Caregiver')).toBeVisible();
    await expect(main(page).getByText(demoTraining(rights).title.en)).toBeVisible();
    await site.visit(`/verify/${certificate.number}`);
    await expect(h1(page)).toHaveText(t.training.verify.headings.valid);
    await expect(main(page).getByText(t.training.verify.masked)).toBeVisible();
    await expect(main(page).getByText('Test Caregiver')).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
  });
});

test('is signed by typing the own name; another number is looked up as it was written', async ({
  page,
  site,
  db,
}) => {
  const { t } = site;
  const phone = await trainee(db, site, rights);
  await site.visit(`/user/exam/${rights}`);
  await begin(page, t);
  await answerRightly(page, t, await answersOf(db, phone), [1, 10]);
  await handIn(page, t);
  await main(page).getByRole('link', { name: t.training.exam.toSign }).click();

  await main(page).getByRole('button', { name: t.training.sign.type, exact: true }).click();
  await field(page, t.training.sign.name).fill('Somebody Else');
  await main(page).getByRole('checkbox').check();
  await press(page, t.training.sign.submit);
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(t.fields.signedName);
  await field(page, t.training.sign.name).fill('Test Caregiver');
  await press(page, t.training.sign.submit);
  await expect(h1(page)).toHaveText(t.training.sign.certificateTitle);
  // Signed is signed: the way back leads to the certificate.
  await site.visit(`/user/exam/${rights}?view=sign`);
  await expect(h1(page)).toHaveText(t.training.sign.certificateTitle);

  await main(page).getByRole('link', { name: t.training.sign.verifyLink }).click();
  await expect(h1(page)).toHaveText(t.training.verify.headings.valid);
  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await field(page, t.training.verify.field).fill('phc 2000 000000');
  await press(page, t.training.verify.submit);
  await expect(h1(page)).toHaveText(t.training.verify.headings.unknown);
  await expect(
    main(page).getByText(
      fill(t.training.verify.unknownHint, { number: wholeNumber('PHC-2000-000000') }),
    ),
  ).toBeVisible();
  await field(page, t.training.verify.field).fill(number.toLowerCase().replaceAll('-', ' '));
  await press(page, t.training.verify.submit);
  await expect(h1(page)).toHaveText(t.training.verify.headings.valid);
  await expect(page).toHaveURL(site.at(`/verify/${number}`));

  // The address printed on the paper has the form; what is too long is not cut, and nothing needs the camera.
  await page.getByRole('contentinfo').getByRole('link', { name: t.shell.verify }).click();
  await expect(h1(page)).toHaveText(t.training.verify.title);
  const long = '7'.repeat(150);
  await field(page, t.training.verify.field).fill(long);
  await press(page, t.training.verify.submit);
  await expect(main(page).getByText(t.training.verify.tooLong)).toBeVisible();
  await expect(field(page, t.training.verify.field)).toHaveValue(long);
  await press(page, t.training.verify.scan);
  await expect(main(page).getByText(t.training.verify.noCamera)).toBeVisible();
  await field(page, t.training.verify.field).fill(number);
  await press(page, t.training.verify.submit);
  await expect(h1(page)).toHaveText(t.training.verify.headings.valid);
});
