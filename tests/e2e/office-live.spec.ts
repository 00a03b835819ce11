/** Two desks: what one does is on the other's screen, who looks at a case, and a connection that is cut. */
import type { Page, Request } from '@playwright/test';
import { liveRules } from '#contract/staff/live.ts';
import { staff } from '#demo/agency.ts';
import { main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import { dayAt, newVisit, rowOf } from './office-visits.ts';
import { staffIn } from './office-way.ts';
import { fill } from './words.ts';

const adminName = staff.find(({ role }) => role === 'admin')?.name ?? '';

/** What a load would wipe out. */
const isSamePage = (page: Page) => page.evaluate(() => 'isSame' in window);

test('one desk sees what the other does, and who looks at the same case', async ({
  page,
  browser,
  baseURL,
  request,
  db,
  site: { t },
}) => {
  const { days, live } = t.office;
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/home/staff/live/changes')) asked.push(call.url());
  });
  await staffIn(page, request, 'coordinator');
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-US' });
  const other = await elsewhere.newPage();
  await staffIn(other, request, 'admin');

  const visit = await newVisit(db);
  await open(page, dayAt(visit));
  await expect(rowOf(page, visit)).toContainText(days.states.expected);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await open(other, `${dayAt(visit)}&visit=${visit.id}`);
  await main(other).getByRole('button', { name: days.hasArrived, exact: true }).click();
  await expect(rowOf(page, visit)).toContainText(days.states.arrived);
  await main(other).getByRole('button', { name: days.undo, exact: true }).click();
  await expect(rowOf(page, visit)).toContainText(days.states.expected);
  expect(await isSamePage(page)).toBe(true);

  await open(page, '/office/requests');
  await main(page).getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/office\/requests\/./);
  const place = new URL(page.url()).pathname;
  const looking = page.getByText(fill(live.looking_one, { names: adminName }));
  await open(other, place);
  await expect(looking).toBeVisible();
  await other.goto('/office/account');
  await expect(looking).toHaveCount(0);
  // All of it was told: nothing was asked for.
  expect(asked).toEqual([]);
  await elsewhere.close();
});

test('a list stays as it is while somebody is at it, and says what is new', async ({
  page,
  request,
  db,
  site: { t },
}) => {
  const { live } = t.office;
  await staffIn(page, request, 'coordinator');
  await open(page, '/office/callbacks');
  const rows = main(page).getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  // The hand is on the list, at a button of its first row.
  const first = rows.nth(1).getByRole('button').first();
  await first.focus();
  const name = (await first.getAttribute('aria-label')) ?? '';
  const { rows: added } = await db.query<{ id: string }>(
    `insert into callback (phone, locale, wish, created_at, due_at)
     values ('+16465550' || floor(100 + random() * 899)::text, 'en', 'any', now(), '2001-01-01') returning id`,
  );
  const news = page.getByRole('status').filter({ hasText: fill(live.come_one, { count: 1 }) });
  await expect(news).toBeVisible();
  await expect(rows.nth(1).getByRole('button').first()).toHaveAttribute('aria-label', name);
  await news.getByRole('button', { name: live.show }).click();
  await expect(rows.nth(1).getByRole('button').first()).not.toHaveAttribute('aria-label', name);
  await db.query('delete from callback where id = $1', [added[0]?.id]);
});

test('without the stream the server is asked, until the stream is back', async ({
  page,
  request,
  db,
  site: { t },
}) => {
  const { states } = t.office.days;
  let isCut = false;
  await page.route(/\/home\/staff\/live\?/, (route) => (isCut ? route.abort() : route.continue()));
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/home/staff/live/changes')) asked.push(call.url());
  });
  await staffIn(page, request, 'coordinator');
  const visit = await newVisit(db);
  const attend = (attendance: string | null) =>
    db.query('update service_record set attendance = $2, attendance_at = now() where id = $1', [
      visit.id,
      attendance,
    ]);
  const streams = page.waitForResponse(/\/home\/staff\/live\?/);
  await open(page, dayAt(visit));
  await streams;
  await expect(rowOf(page, visit)).toContainText(states.expected);
  expect(asked).toEqual([]);

  // The product loses its ear, so that its streams end; and the way to a new one is barred.
  isCut = true;
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'persimmon watch'`,
  );
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await attend('missed');
  await expect(rowOf(page, visit)).toContainText(states.missed);

  isCut = false;
  const back = page.waitForResponse(/\/home\/staff\/live\?/);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await back;
  await attend(null);
  await expect(rowOf(page, visit)).toContainText(states.expected);
});

test('a tab that was out of sight, and a machine that slept, miss nothing', async ({
  page,
  request,
  db,
  site: { t },
}) => {
  const { states } = t.office.days;
  const isStream = /\/home\/staff\/live\?/;
  await page.clock.install();
  await staffIn(page, request, 'coordinator');
  const visit = await newVisit(db);
  const attend = (attendance: string | null) =>
    db.query('update service_record set attendance = $2, attendance_at = now() where id = $1', [
      visit.id,
      attendance,
    ]);
  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { value: now, configurable: true });
      Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  // Others lose theirs when another test closes the product's ear; a new one follows by itself.
  const streams = new Set<Request>();
  page.on('request', (one) => isStream.test(one.url()) && streams.add(one));
  page.on('requestfailed', (one) => streams.delete(one));
  page.on('requestfinished', (one) => streams.delete(one));
  await open(page, dayAt(visit));
  await expect.poll(() => streams.size).toBe(1);
  await expect(rowOf(page, visit)).toContainText(states.expected);

  // A tab that nobody sees has no stream; back in sight it reads what it shows, and listens from where it stopped.
  await turn('hidden');
  await expect.poll(() => streams.size).toBe(0);
  await attend('missed');
  const back = page.waitForRequest(isStream);
  await turn('visible');
  expect(new URL((await back).url()).searchParams.get('since')).toBeTruthy();
  await expect(rowOf(page, visit)).toContainText(states.missed);

  // Nothing was heard for longer than the server is ever silent: the connection is taken for dead.
  await (await back).response();
  const again = page.waitForRequest(isStream);
  await page.clock.fastForward((liveRules.silentSeconds + 10) * 1000);
  expect(new URL((await again).url()).searchParams.get('since')).toBeTruthy();
  await attend(null);
  await expect(rowOf(page, visit)).toContainText(states.expected);
});
