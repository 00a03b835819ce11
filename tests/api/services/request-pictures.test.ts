/** Pictures added to a request that was sent: stored once, shown to the office, and work for it again. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { ServiceRecord } from '#contract/services/records.ts';
import { getRequestCase, listRequests } from '#contract/services/requests-office.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { at, visitsOf } from '#tests/api/support/visits.ts';

const t = testApp();
const v = visitsOf(t);
const people = peopleOf(t);

const sent = async () => {
  const { phone, token } = await v.someone();
  const userId = await v.userIdOf(phone);
  const picture = () => people.picture('service', userId);
  const first = await picture();
  const { json } = await v.apply(token, {
    serviceId: 'letter-interpretation',
    method: 'online',
    fileIds: [first],
  });
  const record = json.data as ServiceRecord;
  return { phone, token, userId, picture, first, record, recordId: record.recordId };
};
const add = (token: string, recordId: string, fileIds: string[]) =>
  t.call<ServiceRecord>('POST', `/home/api/user/serviceRecord/${recordId}/pictures`, {
    token,
    lang: 'en',
    body: { fileIds },
  });
const stored = (recordId: string) =>
  v.count('from service_record_picture where record_id = $1', [recordId]);

describe('pictures for a request that was sent', () => {
  it('come after the first ones, in the history too; sent twice they are there once', async () => {
    const { token, picture, first, record, recordId } = await sent();
    expect(record.picturesLeft).toBe(limits.requestPicturesMax - 1);
    const more = [await picture(), await picture()];
    const { json, text } = await add(token, recordId, more);
    expect(json.code, text).toBe('200');
    expect(json.data?.files.map(({ fileId }) => fileId)).toEqual([first, ...more]);
    expect(json.data?.picturesLeft).toBe(limits.requestPicturesMax - 3);
    expect(json.data?.history.map(({ event, by }) => [event, by])).toEqual([
      ['received', 'owner'],
      ['pictures', 'owner'],
    ]);
    expect((await add(token, recordId, more)).json.data).toEqual(json.data);
    const last = await picture();
    const again = await Promise.all(
      Array.from({ length: 5 }, () => add(token, recordId, [...more, last])),
    );
    expect(again.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await stored(recordId)).toBe(4);
    expect(await v.count('from service_record_event where record_id = $1', [recordId])).toBe(3);
  });

  it('are the owner’s own, for a request of theirs', async () => {
    const one = await sent();
    const other = await sent();
    const mine = await one.picture();
    expect((await add(other.token, one.recordId, [await other.picture()])).status).toBe(404);
    for (const fileId of [other.first, await other.picture(), randomUUID()])
      expect((await add(one.token, one.recordId, [mine, fileId])).json.code).toBe('file_gone');
    expect((await add(one.token, 'R-1', [mine])).status).toBe(404);
    const visit = await v.book(one.token, at('2025-06-16 11:00'));
    expect(visit.picturesLeft).toBe(0);
    expect((await add(one.token, visit.recordId, [mine])).status).toBe(404);
    expect([await stored(one.recordId), await stored(other.recordId)]).toEqual([1, 1]);
  });

  it('have a limit in all, and one at a time', async () => {
    const { token, picture, recordId } = await sent();
    const several = (count: number) => Promise.all(Array.from({ length: count }, picture));
    const named = ({ status, json }: Awaited<ReturnType<typeof add>>) => [
      status,
      json.errors?.map(({ field }) => field),
    ];
    expect(named(await add(token, recordId, []))).toEqual([400, ['fileIds']]);
    expect(named(await add(token, recordId, await several(limits.manyPictures + 1)))).toEqual([
      400,
      ['fileIds'],
    ]);
    for (const count of [12, 12, 11])
      expect((await add(token, recordId, await several(count))).status).toBe(200);
    expect(named(await add(token, recordId, await several(1)))).toEqual([400, ['fileIds']]);
    expect(await stored(recordId)).toBe(limits.requestPicturesMax);
  });

  it('are refused once it is finished or taken back', async () => {
    const { token, picture, recordId } = await sent();
    await v.cancel(token, recordId);
    const { status, json } = await add(token, recordId, [await picture()]);
    expect([status, json.code]).toEqual([409, 'record_closed']);
    expect(await stored(recordId)).toBe(1);
  });
});

describe('the office', () => {
  it('has an answered request to do again, with a deadline, and decides with all pictures in view', async () => {
    const staff = await t.staffSession('coordinator');
    const { token, picture, recordId } = await sent();
    const look = () => t.read(getRequestCase, { token: staff, path: `/staff/request/${recordId}` });
    const decide = (version: number, status: string) =>
      t.call('POST', `/home/staff/request/${recordId}/status`, {
        token: staff,
        body: { version, status, note: 'Please send page 2.' },
      });
    const seen = await look();
    expect((await decide(seen.version, 'error')).status).toBe(200);
    expect((await look()).dueAt).toBeNull();
    const stale = (await look()).version;
    const { json } = await add(token, recordId, [await picture()]);
    expect(json.data).toMatchObject({ status: 'init', dueAt: '2025-06-13 10:30' });
    const after = await look();
    expect(after).toMatchObject({ status: 'init', dueAt: '2025-06-13 10:30' });
    expect(after.pictures).toHaveLength(2);
    expect(after.history.at(-1)).toMatchObject({ by: null, details: { pictures: '1' } });
    expect((await decide(stale, 'finish')).json.code).toBe('changed_meanwhile');
    const { records } = await t.read(listRequests, { token: staff, query: 'queue=init' });
    expect(records.map(({ id }) => id)).toContain(recordId);
    expect((await decide(after.version, 'finish')).status).toBe(200);
    expect((await add(token, recordId, [await picture()])).json.code).toBe('record_closed');
  });

  it('has called: what comes then is due anew', async () => {
    const staff = await t.staffSession('coordinator');
    const { phone, picture, recordId } = await sent();
    const path = `/staff/request/${recordId}`;
    const { version } = await t.read(getRequestCase, { token: staff, path });
    const called = await t.call('POST', '/home/staff/case/contacted', {
      token: staff,
      body: { kind: 'record', id: recordId, version, outcome: 'reached' },
    });
    expect(called.status, called.text).toBe(200);
    expect((await t.read(getRequestCase, { token: staff, path })).dueAt).toBeNull();
    t.clock.set('2025-06-12T15:00:00Z');
    const added = await add(await t.sessionOf(phone), recordId, [await picture()]);
    expect(added.status, added.text).toBe(200);
    const next = await t.staffSession('coordinator');
    expect((await t.read(getRequestCase, { token: next, path })).dueAt).toBe('2025-06-16 11:00');
  });
});
