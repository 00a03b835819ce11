/** Both sides of the office's door: staff who are in, a caregiver who has applied, an exam that was passed. */
import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Pool } from 'pg';
import { PgBoss } from 'pg-boss';
import type { StaffRole } from '#contract/access.ts';
import { storageKeys } from '#contract/limits.ts';
import { demoPassword, staff } from '#demo/agency.ts';
import type { Messages } from '#i18n/messages.ts';
import { codeFor, freePhone, toast } from './accounts.ts';
import { answersOf, main, readyFor, rightPlaces } from './exam-way.ts';
import { smallPhoto } from './register-way.ts';
import { databaseUrl } from './server.ts';
import { fill } from './words.ts';

type Answer<T> = { data: T };

export const dataOf = async <T>(
  answer: Awaited<ReturnType<APIRequestContext['post']>>,
): Promise<Answer<T>['data']> => {
  expect(answer.status(), await answer.text()).toBe(200);
  return ((await answer.json()) as Answer<T>).data;
};

export const emailOf = (role: StaffRole): string =>
  staff.find((one) => one.role === role)?.email ?? '';

/** In from the next load on; who is signed in on the site stays so. `who` is a role of the demo or an address. */
export const staffIn = async (
  page: Page,
  request: APIRequestContext,
  who: StaffRole | `${string}@${string}`,
): Promise<void> => {
  const email = who.includes('@') ? who : emailOf(who as StaffRole);
  const { token } = await dataOf<{ token: string }>(
    await request.post('/home/staff/login', { data: { email, password: demoPassword } }),
  );
  await page.addInitScript(
    ({ key, value }) => {
      if (window.top === window) window.localStorage.setItem(key, value);
    },
    { key: storageKeys.officeToken, value: token },
  );
};

/** A colleague at another desk changes a person. */
export const editElsewhere = async (
  request: APIRequestContext,
  userId: string,
  values: object,
): Promise<void> => {
  const { token } = await dataOf<{ token: string }>(
    await request.post('/home/staff/login', {
      data: { email: emailOf('admin'), password: demoPassword },
    }),
  );
  const headers = { authorization: token };
  const path = `/home/staff/people/${userId}`;
  const { profile, version } = await dataOf<{ profile: object; version: string }>(
    await request.get(path, { headers }),
  );
  await dataOf(
    await request.post(`${path}/edit`, { headers, data: { ...profile, version, ...values } }),
  );
};

/** Registers by the API, with a picture of each document. */
export const applyAsCaregiver = async (request: APIRequestContext): Promise<string> => {
  const phone = freePhone();
  await dataOf(
    await request.post('/home/api/user/sms-code', {
      data: { phone, purpose: 'register' },
    }),
  );
  const photo = await smallPhoto();
  const picture = async (): Promise<string[]> => {
    const { fileId } = await dataOf<{ fileId: string }>(
      await request.post('/home/api/file', {
        multipart: { purpose: 'registration', file: photo },
      }),
    );
    return [fileId];
  };
  await dataOf(
    await request.post('/home/api/user/caregiver/register', {
      data: {
        firstName: 'Ruolan',
        lastName: 'Zhou',
        gender: 'female',
        address: '12 Persimmon Street',
        city: 'Flushing',
        state: 'NY',
        postcode: '11354',
        phone,
        verificationCode: await codeFor(request, phone),
        password: demoPassword,
        requestKey: randomUUID(),
        yearsOfExperience: 4,
        workExperience: '照顾过两位长者。',
        workAuthorization: { type: 'green_card', fileIds: await picture() },
        homeCareCertificate: { fileIds: await picture() },
        medicalReport: { fileIds: await picture() },
        proofOfAddress: { type: 'utility_bill', fileIds: await picture() },
      },
    }),
  );
  return phone;
};

/** Applications of people with one last name, due one after the other; the first has pictures. */
export const manyApplicants = async (
  request: APIRequestContext,
  db: Pool,
  { count, lastName }: { count: number; lastName: string },
): Promise<string[]> => {
  const phone = await applyAsCaregiver(request);
  const { rows: first } = await db.query(
    `update app_user set last_name = $2, search_text = lower($2) || ' ' || search_text
     where phone = $1 returning id`,
    [`+1${phone}`, lastName],
  );
  const { rows: others } = await db.query(
    `insert into app_user
     select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(),
       'phone', p.phone, 'request_key', gen_random_uuid()))).*
     from app_user u, unnest($2::text[]) p (phone) where u.id = $1 returning id`,
    [first[0].id, Array.from({ length: count - 1 }, () => `+1${freePhone()}`)],
  );
  const ids: string[] = [...first, ...others].map(({ id }) => id);
  await db.query(
    `insert into caregiver_application
     select (jsonb_populate_record(a, jsonb_build_object('user_id', o.id,
       'due_at', a.due_at + o.place * interval '1 minute'))).*
     from caregiver_application a, unnest($2::uuid[]) with ordinality o (id, place)
     where a.user_id = $1`,
    [ids[0], ids.slice(1)],
  );
  return ids;
};

/** Watches, passes and signs by the API; answers the certificate's number. */
export const earnCertificate = async (
  request: APIRequestContext,
  db: Pool,
  { phone, token, training }: { phone: string; token: string; training: string },
): Promise<string> => {
  const headers = { authorization: token };
  await readyFor(db, phone, training);
  const { attemptId } = await dataOf<{ attemptId: string }>(
    await request.post(`/home/api/exam/${training}/start`, { headers }),
  );
  const attempt = `/home/api/exam/attempt/${attemptId}`;
  for (const row of await answersOf(db, phone))
    await dataOf(
      await request.put(`${attempt}/answer`, {
        headers,
        data: {
          questionId: String(row.place),
          optionIds: rightPlaces(row).map((place) => 'ABCDEF'[place]),
        },
      }),
    );
  await dataOf(await request.post(`${attempt}/submit`, { headers }));
  const { number } = await dataOf<{ number: string }>(
    await request.post(`/home/api/training/${training}/sign`, {
      headers,
      data: { signedName: 'Ruolan Zhou', agree: true },
    }),
  );
  return number;
};

/** Types into a list's search and sends it. */
export const search = async (page: Page, text: string): Promise<void> => {
  const box = main(page).getByRole('searchbox').first();
  await box.fill(text);
  await box.press('Enter');
  // Not from the list that was there before.
  await expect.poll(() => [...new URL(page.url()).searchParams.values()].includes(text)).toBe(true);
};

/** From the queue, found by what the caller says, to the case. */
export const openCase = async (
  page: Page,
  { words, id }: { words: string; id: string },
): Promise<void> => {
  await search(page, words);
  await main(page).locator(`a[href*="${id}"]`).click();
  await expect(page).toHaveURL(new RegExp(id));
};

/** The decision on a case: chosen, its message read as the client will, and sent. */
export const decisionOf = (page: Page, t: Messages, title = t.office.cases.decision) => {
  const form: Locator = main(page)
    .locator('form')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const preview = form.locator('figure').first();
  return {
    form,
    preview,
    choose: (name: string) => form.getByRole('radio', { name, exact: true }).check(),
    tick: (name: string) => form.getByRole('checkbox', { name, exact: true }).check(),
    /** Presses the button once the preview is there, and answers the text that was shown. */
    async send(name: string): Promise<string> {
      const text = (await preview.locator('blockquote').textContent()) ?? '';
      await form.getByRole('button', { name, exact: true }).click();
      await expect(toast(page, t.office.cases.sent)).toBeVisible();
      return text;
    },
  };
};

/** What came, word for word. */
export const expectArrived = async (
  request: APIRequestContext,
  phone: string,
  text: string,
): Promise<void> => {
  expect(text).not.toBe('');
  await expect
    .poll(async () => {
      const answer = await request.get(`/home/demo/messages?to=%2B1${phone}`);
      const texts = await dataOf<{ text: string }[]>(answer);
      // Each text also has its message ID at the end.
      return texts.map((message) => message.text.replace(/ [^ ]*(?: ID )?P-[0-9A-Z]{5}$/, ''));
    })
    .toContain(text);
};

/** The time of a scheduled draft has come: the product's own job is called now instead of at the next full minute. */
export const publishTimeComes = async (db: Pool, contentId: string): Promise<void> => {
  const { rowCount } = await db.query(
    `update content_draft set publish_at = now() - interval '1 second'
     where content_id = $1 and publish_at is not null`,
    [contentId],
  );
  expect(rowCount).toBe(1);
  const jobs = new PgBoss({
    connectionString: databaseUrl(),
    max: 1,
    migrate: false,
    schedule: false,
    supervise: false,
  });
  await jobs.start();
  await jobs.send('content-publish', {});
  await jobs.stop({ graceful: false });
};

/** Nobody answers the phone: tomorrow again. No: that was another client. */
export const callAndUndo = async (page: Page, t: Messages): Promise<void> => {
  const { calls, cases } = t.office;
  const dialog = page.getByRole('dialog');
  const undo = { name: calls.undo };
  await main(page).getByRole('button', { name: cases.called }).click();
  await dialog.getByRole('button', { name: calls.save }).click();
  await expect(dialog.getByText(t.fields.choice)).toBeVisible();
  await dialog.getByRole('radio', { name: calls.outcomes.noAnswer }).check();
  await dialog.getByRole('button', { name: calls.tomorrow }).click();
  await dialog.getByRole('button', { name: calls.save }).click();
  const recorded = fill(calls.entry, { outcome: calls.outcomes.noAnswer });
  await expect(main(page).getByText(recorded)).toBeVisible();
  await main(page).getByRole('button', undo).click();
  await dialog.getByRole('button', undo).click();
  await expect(main(page).getByText(calls.takenBack)).toBeVisible();
  await expect(main(page).getByRole('button', undo)).toHaveCount(0);
};
