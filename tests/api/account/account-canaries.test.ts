/** What is personal goes through every call, wrong ones included; then logs and metrics are searched (quality 31). */
import { expect, it } from 'vitest';
import { expectNone, wordsOfLogs, wordsOfMetrics } from '#tests/api/security/canaries.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { tablesWith } from '#tests/api/support/tables-with.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ env: { LOG_LEVEL: 'debug' } });
const people = peopleOf(t);

const canary = {
  phone: '9175554321',
  newPhone: '9175554322',
  email: 'canary-7f3@mail.example',
  card: 'ZQ70707Y',
  password: 'Canary-Passw0rd-77!',
  newPassword: 'Canary-Other-88!',
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  chineseName: '金絲雀',
  address: '4711 Canary Wharf Street',
  work: 'Canary work experience',
  employeeId: 'CANARY-EMP-1',
  userAgent: 'CanaryBrowser/1.0',
};

it('nothing personal is in a log line, an error or a metric', async () => {
  const secrets = new Set<string>(Object.values(canary));
  const headers = { 'user-agent': canary.userAgent };
  const post = (path: string, body: unknown, token?: string) =>
    t.call('POST', `/home${path}`, { token, body, headers, lang: 'en' });

  const form = await people.caregiverForm({
    phone: canary.phone,
    email: canary.email,
    whiteCardId: canary.card,
    password: canary.password,
    firstName: canary.firstName,
    lastName: canary.lastName,
    chineseName: canary.chineseName,
    address: canary.address,
    workExperience: canary.work,
    employeeId: canary.employeeId,
  });
  secrets.add(form.requestKey);
  const verificationCode = await people.codeFor(canary.phone, 'register', { headers });
  secrets.add(verificationCode);
  // Wrong in every way first: errors must not quote.
  for (const bad of [
    { ...form, verificationCode, nonsense: canary.card },
    { ...form, verificationCode, postcode: canary.phone },
    { ...form, verificationCode, firstName: `${canary.firstName}\0` },
    { ...form, verificationCode: '000000' },
    [canary.phone],
    canary.password,
    `{"phone":"${canary.phone}"`,
  ])
    await t.call('POST', '/home/api/user/caregiver/register', {
      body: typeof bad === 'string' ? bad : JSON.stringify(bad),
      headers: { ...headers, 'content-type': 'application/json' },
    });
  const made = await people.send('caregiver', { ...form, verificationCode }, { headers });
  expect(made.json.code, made.text).toBe('200');
  const { token = '', deviceKey = '' } = made.json.data ?? {};
  for (const secret of [token, deviceKey]) secrets.add(secret);

  const login = { username: canary.phone, password: canary.password, deviceKey };
  await post('/auth/login', login);
  await post('/auth/login', { ...login, username: canary.email });
  await post('/auth/login', { ...login, password: canary.newPassword });
  await post('/auth/login', { ...login, extra: canary.card });
  await t.call('GET', `/home/api/user/caregiver/info?phone=${canary.phone}`, { token, headers });
  await t.call('GET', '/home/api/user/caregiver/info', { token, headers });
  await t.call('GET', `/home/${canary.phone}/${canary.card}`, { headers });
  await post('/api/user/white-card/reveal', { password: canary.password }, token);
  await post(`/api/user/submit-white-card?whiteCardId=${canary.card}`, undefined, token);
  const update = {
    firstName: canary.firstName,
    lastName: canary.lastName,
    gender: 'female',
    address: canary.address,
    city: 'New York',
    state: 'NY',
    postcode: '10002',
    phone: canary.newPhone,
    yearsOfExperience: 3,
    workExperience: canary.work,
  };
  const phoneCode = await people.codeFor(canary.newPhone, 'changePhone', { token, headers });
  secrets.add(phoneCode);
  await post('/api/user/caregiver/info/update', update, token);
  const changed = await post(
    '/api/user/caregiver/info/update',
    { ...update, verificationCode: phoneCode, password: canary.password },
    token,
  );
  expect(changed.json.code).toBe('200');
  await post('/api/user/export', { password: canary.password }, token);
  await post(
    '/api/user/password',
    { currentPassword: canary.password, password: canary.newPassword },
    token,
  );
  t.clock.pass(60_000);
  const resetCode = await people.codeFor(canary.newPhone, 'resetPassword', { headers });
  secrets.add(resetCode);
  // A database that breaks quotes rows in its errors.
  await t.pool.query(
    `alter table app_user add constraint canary check (first_name <> '${canary.firstName}') not valid`,
  );
  const broken = await post('/api/user/caregiver/info/update', { ...update, city: 'Bronx' }, token);
  expect([broken.status, broken.json.code]).toEqual([500, 'internal']);
  await t.pool.query('alter table app_user drop constraint canary');
  const reset = { phone: canary.newPhone, verificationCode: resetCode, password: canary.password };
  expect((await post('/api/user/resetPassword', reset)).json.code).toBe('200');
  const again = await t.call<{ token: string }>('POST', '/home/auth/login', {
    body: { username: canary.newPhone, password: canary.password },
    headers,
  });
  const last = again.json.data?.token ?? '';
  secrets.add(last);
  // In a dump of the whole database neither card nor password, token or device key can be read; a code only where it is
  // shown on purpose, in the inbox of the demo.
  for (const secret of [canary.card, canary.password, canary.newPassword, token, deviceKey, last])
    expect(await tablesWith(t.pool, secret), secret).toEqual([]);
  for (const code of [verificationCode, phoneCode, resetCode])
    expect(await tablesWith(t.pool, `"${code}"`), code).toEqual([]);
  await post('/api/user/session/end', {}, last);
  expect((await post('/api/user/delete', { password: canary.password }, last)).json.code).toBe(
    '200',
  );

  const metrics = await t.call('GET', '/metrics');
  expect(metrics.status).toBe(200);
  const log = wordsOfLogs(t.logs);
  expect(t.logs.length).toBeGreaterThan(20);
  for (const words of [log, wordsOfMetrics(metrics.text), broken.text]) expectNone(words, secrets);
  expect(log).toContain('/home/api/user/caregiver/register');
  // Plain text of the card is nowhere in the database either.
  const { rows } = await t.pool.query(
    `select string_agg(x, '') as all from (
       select row_to_json(w)::text as x from white_card w union all
       select row_to_json(a)::text from audit_log a union all
       select row_to_json(v)::text from verification_code v union all
       select row_to_json(f)::text from login_failure f) t`,
  );
  expect(rows[0].all).not.toContain(canary.card);
  expect(rows[0].all).not.toContain(canary.password);
});
