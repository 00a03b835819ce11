/** A caregiver takes an exam: question by question, on a bad line, on two phones, against the clock. */

import { comma, localeNames } from '#i18n/pick-locale.ts';
import { axe, sideways } from './audit.ts';
import {
  answer,
  answerRightly,
  answersOf,
  begin,
  demoTraining,
  h1,
  handIn,
  main,
  options,
  question,
  readyFor,
  rightPlaces,
  trainee,
} from './exam-way.ts';
import { expect, hydrated, keep, keepSession, logIn, open, test } from './fixtures.ts';
import { fill, words } from './words.ts';

const rights = 'elder-rights';
const falls = 'fall-prevention';

test('goes on after a reload, in another language, and is handed in once', async ({
  page,
  site,
  db,
}) => {
  const { t } = site;
  const phone = await trainee(db, site);
  // Nothing was watched: no exam, and where to go instead.
  await site.visit(`/user/exam/${rights}`);
  await expect(main(page).getByText(t.training.exam.watchFirst)).toBeVisible();
  await readyFor(db, phone, rights);
  await page.reload();
  await begin(page, t);
  expect(await axe(page)).toEqual([]);

  const rows = await answersOf(db, phone);
  expect(rows).toHaveLength(10);
  await answerRightly(page, t, rows, [1, 3]);
  await expect(
    main(page).getByText(fill(t.training.exam.doneOf, { done: 3, all: 10 })),
  ).toBeVisible();
  await page.reload();
  await expect(question(page, t, 4, 10)).toBeVisible();

  // Another language: the same question, the same answers.
  const other = words['zh-CN'];
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: new RegExp(`^${t.shell.language}`) }).click();
  await header.getByRole('link', { name: localeNames['zh-CN'], exact: true }).click();
  await expect(h1(page)).toHaveText(
    fill(other.training.exam.heading, { title: demoTraining(rights).title['zh-CN'] }),
  );
  await expect(question(page, other, 4, 10)).toBeVisible();
  await main(page)
    .getByRole('button', {
      name: new RegExp(`^${fill(other.training.exam.question, { n: 1 })}${comma['zh-CN']}`),
    })
    .click();
  for (const place of rightPlaces(rows[0] ?? { place: 0, right: [], order: [], chosen: [] }))
    await expect(
      options(page)
        .nth(place)
        .getByRole('radio')
        .or(options(page).nth(place).getByRole('checkbox')),
    ).toBeChecked();

  // Three of ten are not enough; the other seven are named before.
  await main(page).getByRole('button', { name: other.training.exam.check }).click();
  await expect(
    main(page).getByText(fill(other.training.exam.missing, { list: '4、5、6、7、8、9、10' })),
  ).toBeVisible();
  await handIn(page, other);
  await expect(h1(page)).toHaveText(other.training.exam.failSentence);
  const { rows: attempts } = await db.query(
    `select a.correct, a.wrong, a.unanswered from exam_attempt a
     join training_enrolment e on e.id = a.enrolment_id join app_user u on u.id = e.user_id
     where u.phone = $1`,
    [`+1${phone}`],
  );
  expect(attempts).toEqual([{ correct: 3, wrong: 0, unanswered: 7 }]);
  expect(await axe(page)).toEqual([]);

  // What was not right, to learn from and to practise.
  await main(page).getByRole('link', { name: other.training.exam.seeSheet }).click();
  await expect(main(page).getByText(other.training.exam.rightAnswer).first()).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await main(page).getByRole('link', { name: other.training.exam.backToResult }).click();
  await main(page).getByRole('link', { name: other.training.exam.practise }).click();
  await options(page).first().click();
  await main(page).getByRole('button', { name: other.training.exam.practiceCheck }).first().click();
  await expect(main(page).getByText(other.training.exam.explanation).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ shell: 'mobile', lang: 'zh-TW' });

  test('a bad line and a second phone lose no answer', async ({
    page,
    site,
    db,
    browser,
    baseURL,
    request,
  }) => {
    const { t } = site;
    const phone = await trainee(db, site, rights);
    await keep(page, { textSize: '30' });
    await site.visit(`/user/exam/${rights}`);
    await begin(page, t);
    expect(await sideways(page)).toEqual([]);
    const [first, second] = await answersOf(db, phone);
    if (!first || !second) throw new Error('no questions');

    await page.route('**/answer', (route) => route.abort());
    for (const place of rightPlaces(first)) await options(page).nth(place).click();
    await expect(main(page).getByText(t.training.exam.notSaved.offline)).toBeVisible();
    // The page is closed and opened again while the line is still away: the answer is there, and waits.
    await page.reload();
    await hydrated(page);
    await expect(
      main(page).getByText(fill(t.training.exam.doneOf, { done: 1, all: 10 })),
    ).toBeVisible();
    // The line is back. What the server says of before the answer reaches the page after it: nothing is taken away.
    // Waited for first: the page tries again by itself, too.
    const saved = page.waitForResponse('**/answer');
    await page.unroute('**/answer');
    const asked = Promise.withResolvers<void>();
    await page.route('**/answer', (route) => asked.promise.then(() => route.continue()));
    await page.route('**/home/together', async (route) => {
      const before = await route.fetch();
      asked.resolve();
      await saved;
      await route.fulfill({ response: before });
    });
    const late = page.waitForResponse('**/home/together');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await late;
    await page.unrouteAll({ behavior: 'wait' });
    expect((await answersOf(db, phone))[0]?.chosen.toSorted()).toEqual(first.right.toSorted());

    // On another phone the second question is answered; this one shows it without being asked.
    const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-TW' });
    const other = await elsewhere.newPage();
    await keepSession(other, await logIn(request, phone));
    await open(other, site.at(`/user/exam/${rights}`));
    await expect(question(other, t, 2, 10)).toBeVisible();
    await answer(other, t, rightPlaces(second));
    await expect(
      main(page).getByText(fill(t.training.exam.doneOf, { done: 2, all: 10 })),
    ).toBeVisible();

    // Handing in fails without a line, says so and keeps every answer.
    await main(other).getByRole('button', { name: t.training.exam.check }).click();
    await other.route('**/submit', (route) => route.abort());
    await handIn(other, t);
    await expect(
      main(other).getByRole('alert').filter({ hasText: t.training.exam.unsentTitle }),
    ).toBeVisible();
    await expect(
      main(other).getByText(fill(t.training.exam.doneOf, { done: 2, all: 10 })),
    ).toBeVisible();
    await other.unroute('**/submit');

    // Handed in there: here the next answer finds it so, and the result is shown.
    await handIn(other, t);
    await expect(h1(other)).toHaveText(t.training.exam.failSentence);
    const unchosen = second.order.findIndex((id) => !second.right.includes(id));
    await options(page).nth(unchosen).click();
    await expect(h1(page)).toHaveText(t.training.exam.failSentence);
    expect(await sideways(page)).toEqual([]);
  });

  test('a time limit can be hidden; out of time the saved answers count', async ({
    page,
    site,
    db,
  }) => {
    const { t } = site;
    const phone = await trainee(db, site, falls);
    await site.visit(`/user/exam/${falls}`);
    await begin(page, t, 20);
    const clock = main(page).getByText(fill(t.training.exam.minutesLeft, { n: 40 }));
    await expect(clock).toBeVisible();

    // Leaving asks and says how much is left; so does the place where the exam is mentioned.
    const time = fill(t.training.exam.minutesLeft, { n: 40 });
    await main(page).getByRole('link', { name: t.training.exam.leave }).click();
    const leave = page.getByRole('dialog', { name: t.training.exam.leaveTitle });
    await expect(leave).toContainText(time);
    await leave.getByRole('button', { name: t.training.exam.leaveGo }).click();
    await expect(
      main(page).getByText(fill(t.training.exam.openTime, { time })).first(),
    ).toBeVisible();
    await page.goBack();

    await main(page).getByRole('button', { name: t.training.exam.hideTime }).click();
    await expect(clock).toBeHidden();
    await page.reload();
    await expect(main(page).getByRole('button', { name: t.training.exam.showTime })).toBeVisible();
    await expect(clock).toBeHidden();

    await answer(page, t, [0]);
    await db.query(
      `update exam_attempt set deadline_at = now() - interval '1 minute'
       where submitted_at is null and enrolment_id in (
         select e.id from training_enrolment e join app_user u on u.id = e.user_id where u.phone = $1)`,
      [`+1${phone}`],
    );
    await options(page).nth(1).click();
    await expect(h1(page)).toHaveText(t.training.exam.failSentence);
    await expect(main(page).getByText(t.training.exam.timedOut)).toBeVisible();
    // Two of three are left, from tomorrow on; what is right is not told before a pass.
    await expect(main(page).getByText(/一共 3 次，還有 2 次，.*起可以再考/)).toBeVisible();
    await expect(main(page).getByRole('button', { name: t.training.exam.takeAgain })).toHaveCount(
      0,
    );
    await main(page).getByRole('link', { name: t.training.exam.seeSheet }).click();
    await expect(main(page).getByText(t.training.exam.hiddenAnswers)).toBeVisible();
    await expect(main(page).getByText(t.training.exam.rightAnswer, { exact: true })).toHaveCount(0);
  });
});
