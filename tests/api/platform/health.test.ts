import { rm, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '#demo/agency.ts';
import { en } from '#i18n/en.ts';
import { buildApp } from '#server/app.ts';
import { connect } from '#server/platform/database/connect.ts';
import { startJobs } from '#server/platform/queue/jobs.ts';
import { folderFiles } from '#server/platform/storage/files.ts';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { expectNone, wordsOfMetrics } from '#tests/api/security/canaries.ts';
import { testSealer } from '#tests/api/support/demo.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const gigabyte = 1024 ** 3;
const disk = { free: gigabyte, total: gigabyte };
const t = testApp({ env: { DATA_DIR: '/data' }, readDisk: async () => disk });

describe('/healthz', () => {
  it('says that the process is alive', async () => {
    const { status, text, headers } = await t.call('GET', '/healthz');
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'ok' }]);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('/metrics', () => {
  it('counts by route pattern, and names nobody', async () => {
    const phone = '2125550101';
    const token = await t.login(phone);
    await t.call('POST', '/home/api/user/submit-white-card?whiteCardId=QM12345Z', { token });
    await t.call('GET', '/home/content/activity/page?keyword=canary');
    await t.call('GET', '/home/content/activity/canary-id');
    await t.call('GET', `/home/demo/messages?to=${phone}`);
    await t.call('GET', '/home/canary/unknown/path');
    await t.call('GET', '/canary-outside');
    const { status, text, headers } = await t.call('GET', '/metrics');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(text).toMatch(/^process_cpu_seconds_total /m);
    expect(text).toMatch(/^persimmon_cache_lookups_total\{cache="content",result="hit"\} \d+$/m);
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/home\/content\/activity\/:id",status="404"\} 1/,
    );
    const canaries = [phone, 'QM12345Z', token, 'canary', 'keyword', demoPassword, '?'];
    expectNone(wordsOfMetrics(text), canaries);
  });
});

describe('/readyz', () => {
  const ready = async () => {
    const { status, text, headers } = await t.call('GET', '/readyz');
    expect(headers['cache-control']).toBe('no-store');
    return [status, JSON.parse(text)];
  };

  const fine = { database: 'ok', files: 'ok', disk: 'ok', messages: 'ok' };

  it('says whether database, files, disk and messages are as they should be', async () => {
    expect(await ready()).toEqual([200, { status: 'ok', ...fine }]);
  });

  it('is 503 without the file store, and recovers', async () => {
    await rm(t.filesFolder, { recursive: true, force: true });
    await writeFile(t.filesFolder, 'a file where the folder should be');
    expect(await ready()).toEqual([503, { status: 'failed', ...fine, files: 'failed' }]);
    await rm(t.filesFolder);
    expect(await ready()).toEqual([200, { status: 'ok', ...fine }]);
  });

  it('is 503 when the disk is nearly full, and recovers', async () => {
    disk.free = 100_000_000;
    expect(await ready()).toEqual([503, { status: 'failed', ...fine, disk: 'failed' }]);
    disk.free = disk.total;
    expect(await ready()).toEqual([200, { status: 'ok', ...fine }]);
  });

  it('is 503 when a message is late, and recovers', async () => {
    const late = [503, { status: 'failed', ...fine, messages: 'failed' }];
    await t.db.transaction((tx) =>
      t.messages.send(tx, { channel: 'sms', to: '+12125550101', text: 'Hello.', ...ownedBy(null) }),
    );
    // Tried, and not gone: the provider is away.
    const newest = '(select max(created_at) from message)';
    await t.pool.query(
      `update message set state = 'waiting', attempts = 2 where created_at = ${newest}`,
    );
    t.clock.pass(4.9 * 60_000);
    expect(await ready()).toEqual([200, { status: 'ok', ...fine }]);
    t.clock.pass(0.2 * 60_000);
    expect(await ready()).toEqual(late);
    await t.pool.query(`update message set state = 'sent'`);
    expect(await ready()).toEqual([200, { status: 'ok', ...fine }]);

    // Due, and nobody takes it from the queue; what waits for the morning is not due.
    await (await startJobs(t.url, () => {})).stop();
    const queue = `select pgboss.create_queue('message', '{"policy": "standard"}'::jsonb)`;
    await t.pool.query(queue);
    const job = `insert into pgboss.job (name, start_after) values ('message', now() + $1::interval)`;
    await t.pool.query(job, ['7 hours']);
    await t.pool.query(job, ['-4 minutes']);
    expect(await ready()).toEqual([200, { status: 'ok', ...fine }]);
    await t.pool.query(job, ['-6 minutes']);
    expect(await ready()).toEqual(late);
    await t.pool.query(`delete from pgboss.job`);
    expect(await ready()).toEqual([200, { status: 'ok', ...fine }]);
  });

  it('is 503 without the database, while the process is alive', async () => {
    await t.pool.end();
    expect(await ready()).toEqual([
      503,
      { status: 'failed', ...fine, database: 'failed', messages: 'failed' },
    ]);
    expect((await t.call('GET', '/healthz')).status).toBe(200);
  });
});

it('a database that cannot be reached makes calls 503 with Retry-After, in the envelope', async () => {
  const { db, pool, close } = connect('postgres://nobody@127.0.0.1:1/none', { onError: () => {} });
  const app = await buildApp({
    env: { APP_ENV: 'test', LOG_LEVEL: 'silent' },
    db,
    pool,
    clock: t.clock,
    sealer: testSealer(),
    messages: t.messages,
    files: folderFiles(t.filesFolder),
  });
  try {
    const calls = [
      ['GET', '/home/content/banners', {}],
      ['GET', '/home/content/activity/page?keyword=x', {}],
      ['GET', '/home/api/user/patient/info', {}],
      ['POST', '/home/auth/login', { username: '2125550101', password: demoPassword }],
      ['DELETE', '/home/auth/logout', {}],
    ] as const;
    for (const [method, url, body] of calls) {
      const answer = await app.inject({
        method,
        url,
        headers: { authorization: 'some-token', 'accept-language': 'en' },
        ...(method !== 'GET' && { body }),
      });
      expect(answer.statusCode, url).toBe(503);
      expect(answer.headers['retry-after']).toMatch(/^\d+$/);
      expect(answer.json()).toEqual({
        code: 'unavailable',
        message: en.errors.unavailable,
        requestId: answer.headers['x-request-id'],
      });
    }
    expect((await app.inject('/readyz')).statusCode).toBe(503);
  } finally {
    await app.close();
    await close();
  }
});
