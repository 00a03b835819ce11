/** The front desk: somebody new without an appointment, and a check-in while another desk books. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Pool } from 'pg';
import { demoPassword } from '#demo/agency.ts';
import { freePhone, toast } from './accounts.ts';
import { callAs } from './booking-way.ts';
import { main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import { dataOf, emailOf, staffIn } from './office-way.ts';
import { fill } from './words.ts';

const office = 'queens-office';
const today = `(now() at time zone 'America/New_York')::date`;

/** A slot is running there, whenever this test is run: also at night, and on a holiday. */
const openAllDay = async (db: Pool) => {
  await db.query(`delete from holiday where day = ${today}`);
  await db.query(`delete from office_closed_day where company_address_id = $1 and day = ${today}`, [
    office,
  ]);
  await db.query(
    `insert into office_exception_day (company_address_id, day, hours, places)
     values ($1, ${today}, '[{"from": "00:00", "to": "24:00"}]', 3)
     on conflict (company_address_id, day) do update set hours = excluded.hours, places = 3`,
    [office],
  );
};

type Running = { reserveDate: string; reserveTime: string };

/** A colleague at another desk puts a walk-in of theirs into the running slot. */
const walkInElsewhere = async (request: APIRequestContext, userId: string): Promise<void> => {
  const { token } = await dataOf<{ token: string }>(
    await request.post('/home/staff/login', {
      data: { email: emailOf('admin'), password: demoPassword },
    }),
  );
  const call = callAs(request, token);
  const { data } = await call<{ running: Running }>(
    `/staff/visits/slots?companyAddressId=${office}&userId=${userId}`,
  );
  const { reserveDate, reserveTime } = data.running;
  const put = await call(`/staff/people/${userId}/request`, {
    serviceId: 'government-benefits',
    method: 'offline',
    companyAddressId: office,
    reserveDate,
    reserveTime,
    requestKey: randomUUID(),
    walkIn: { beyond: 'test' },
  });
  expect(put.status).toBe(200);
};

const rowsOf = (page: Page) => main(page).getByRole('table').locator('tbody tr');

test('a walk-in whom nobody knows, and a check-in while another desk books', async ({
  page,
  request,
  db,
  site: { t, newPatient },
}) => {
  const { booking, days, live, people } = t.office;
  await openAllDay(db);
  await staffIn(page, request, 'coordinator');
  await open(page, `/office/appointments?office=${office}`);
  await main(page).getByRole('button', { name: booking.walkIn }).click();
  const dialog = page.getByRole('dialog');
  const phone = freePhone();
  await dialog.getByRole('searchbox').fill(phone);
  await dialog.getByRole('button', { name: days.search }).click();
  await expect(dialog.getByText(booking.nobodyFound)).toBeVisible();
  await dialog.getByRole('button', { name: booking.newPerson }).click();
  // What was typed is there.
  await expect(dialog.getByLabel(people.phone, { exact: false }).first()).toHaveValue(phone);
  await dialog.getByLabel(people.lastName).fill('Walkin');
  await dialog.getByLabel(people.firstName).fill('Wanda');
  await dialog.getByRole('button', { name: people.enterNext }).click();
  await dialog.getByRole('button', { name: people.enterNow }).click();
  await dialog.getByLabel(days.chooseService).selectOption({ index: 1 });
  await dialog.getByRole('button', { name: booking.walkInNow }).click();
  await expect(toast(page, fill(booking.walkInDone, { name: 'Wanda Walkin' }))).toBeVisible();
  await expect(
    main(page)
      .getByRole('region', { name: 'Wanda Walkin' })
      .getByRole('button', { name: days.undo }),
  ).toBeVisible();

  const { rows } = await db.query<{ id: string }>('select id from app_user where phone = $1', [
    `+1${await newPatient()}`,
  ]);
  await open(page, `/office/appointments?office=${office}&view=list`);
  const row = rowsOf(page).filter({ hasText: 'Wanda Walkin' });
  const button = row.getByRole('button', { name: `${days.undo}: Wanda Walkin` });
  // The hand is on the row while another desk books.
  await button.focus();
  const before = await rowsOf(page).count();
  await walkInElsewhere(request, rows[0]?.id ?? '');
  const news = page.getByRole('status').filter({ hasText: fill(live.come_one, { count: 1 }) });
  await expect(news).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(before);
  await button.click();
  await expect(row).toContainText(days.states.expected);
  await row.getByRole('button', { name: `${days.hasArrived}: Wanda Walkin` }).click();
  await expect(row).toContainText(days.states.arrived);
  await news.getByRole('button', { name: live.show }).click();
  await expect(rowsOf(page)).toHaveCount(before + 1);
  await db.query(
    `delete from office_exception_day where company_address_id = $1 and day = ${today}`,
    [office],
  );
});
