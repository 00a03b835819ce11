/** Notes, phones, names of pictures and card papers go through every call, wrong ones included; then logs are searched (quality 31). */
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { expectNone, wordsOfLogs, wordsOfMetrics } from '#tests/api/security/canaries.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at, queens, visitsOf } from '#tests/api/support/visits.ts';

const t = testApp({ env: { LOG_LEVEL: 'debug' } });
const v = visitsOf(t);
const people = peopleOf(t);

it('nothing personal is in a log line, an error or a metric; notes are sealed at rest', async () => {
  const note = 'Canary note: my sister’s illness 金絲雀';
  const contactPhone = '9175557788';
  const { phone, token } = await v.someone({ email: 'canary-9@mail.example' });
  const userId = await v.userIdOf(phone);
  const pictures = [
    await people.picture('service', userId),
    await people.picture('whitecard', userId),
  ] as const;
  const requestKey = randomUUID();
  const ask = { serviceId: 'letter-interpretation', method: 'online', note, contactPhone };
  const request = await v.apply(token, { ...ask, requestKey, fileIds: [pictures[0]] });
  expect(request.status, request.text).toBe(200);
  const visit = await v.book(token, at('2025-06-20 10:00', queens), { note });
  const secrets = [note, contactPhone, phone, 'canary-9', requestKey, ...pictures, visit.recordNo];
  secrets.push(visit.recordId, token, userId);

  const post = (path: string, body?: unknown) =>
    t.call('POST', `/home${path}`, { token, body, lang: 'zh-TW' });
  for (const bad of [
    { ...ask, extra: note },
    { ...ask, contactPhone: note },
    { ...ask, fileIds: [note] },
    { ...ask, serviceId: note },
    { ...ask, note: `${note}\0` },
    { ...ask, method: note },
    [note],
    note,
  ])
    await post('/api/service/apply', bad);
  await t.call('GET', `/home/api/service/slots?companyAddressId=${contactPhone}`, { token });
  await t.call('GET', `/home/api/service/info?serviceId=${contactPhone}`, { token });
  for (const path of ['', '/calendar', '/sheet', `/${contactPhone}`])
    await t.call('GET', `/home/api/user/serviceRecord/${visit.recordId}${path}`, { token });
  await v.move(token, visit.recordId, at('2025-06-20 11:00', queens));
  await v.cancel(token, visit.recordId);
  const papers = {
    documents: [{ kind: 'income', fileIds: [pictures[1]], complete: true }],
    checklistBy: 'email',
  };
  expect((await post('/api/user/white-card/documents', papers)).status).toBe(200);
  await post('/api/user/white-card/documents', { ...papers, checklistBy: note });
  await post('/api/user/white-card/documents', { ...papers, documents: [{ kind: note }] });
  // A database that breaks quotes rows in its errors.
  await t.pool.query(
    `alter table service_record add constraint canary check (contact_phone <> '+1${contactPhone}') not valid`,
  );
  const broken = await post('/api/service/apply', ask);
  expect([broken.status, broken.json.code]).toEqual([500, 'internal']);

  const metrics = await t.call('GET', '/metrics');
  const log = wordsOfLogs(t.logs);
  expect(log).toContain('/home/api/service/apply');
  for (const words of [log, wordsOfMetrics(metrics.text), broken.text]) expectNone(words, secrets);
  const { rows } = await t.pool.query(
    `select string_agg(x, '') as all from (
       select row_to_json(r)::text as x from service_record r union all
       select row_to_json(e)::text from service_record_event e union all
       select row_to_json(a)::text from audit_log a) t`,
  );
  expect(rows[0].all).not.toContain('Canary note');
});
