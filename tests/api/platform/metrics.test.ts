/** What an operator watches: the numbers are there, the dashboard and the alerts ask for nothing else. */
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from '#demo/agency.ts';
import { expectNone, wordsOfMetrics } from '#tests/api/security/canaries.ts';
import { startTestApp } from '#tests/api/support/app.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const deploy = join(import.meta.dirname, '..', '..', '..', 'deploy');
const t = testApp({
  jobs: true,
  env: { DATA_DIR: tmpdir() },
  deliver: async ({ to }) => {
    if (to.endsWith('0199')) throw new Error('no such number');
  },
});

const numbers = async () => (await t.call('GET', '/metrics')).text;
const seriesOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

/** Every series that a text of ours asks for, without the endings of a histogram. */
const askedFor = (text: string) =>
  new Set(
    [...text.matchAll(/\b(?:persimmon|http|kept|nodejs|process)_[a-z0-9_]+/g)].map(
      ([name]) => name,
    ),
  );
const namesIn = (metrics: string) =>
  new Set(
    [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );

describe('numbers', () => {
  let text: string;
  beforeAll(async () => {
    await t.login('2125550101');
    const body = { username: '2125550101', password: 'Not-the-one-77!' };
    await t.call('POST', '/home/auth/login', { body });
    for (const phone of ['2125550177', '2125550199'])
      await t.call('POST', '/home/api/user/sms-code', { body: { phone, purpose: 'register' } });
    await t.call('GET', '/home/nowhere');
    const refused = 'persimmon_provider_duration_seconds_count{channel="sms",outcome="failed"}';
    await vi.waitFor(async () => expect(seriesOf(await numbers(), refused)).toBeGreaterThan(0), {
      timeout: 120_000,
    });
    text = await numbers();
  });

  it('count what people do by how it ended', () => {
    expect(seriesOf(text, 'persimmon_actions_total{action="login",outcome="ok"}')).toBe(1);
    expect(
      seriesOf(text, 'persimmon_actions_total{action="login",outcome="wrong_credentials"}'),
    ).toBe(1);
    expect(seriesOf(text, 'persimmon_actions_total{action="code",outcome="ok"}')).toBe(2);
    expect(
      seriesOf(text, 'persimmon_errors_total{code="wrong_credentials",route="/home/auth/login"}'),
    ).toBe(1);
    expect(seriesOf(text, 'persimmon_errors_total{code="not_found",route="/home/*"}')).toBe(1);
  });

  it('say how the queue, the providers and the database are', () => {
    expect(seriesOf(text, 'persimmon_queue_waiting{queue="message"}')).toBeGreaterThanOrEqual(0);
    expect(
      seriesOf(text, 'persimmon_job_duration_seconds_count{queue="message",outcome="failed"}'),
    ).toBeGreaterThan(0);
    expect(
      seriesOf(text, 'persimmon_provider_duration_seconds_count{channel="sms",outcome="ok"}'),
    ).toBeGreaterThan(0);
    expect(seriesOf(text, 'persimmon_database_up')).toBe(1);
    expect(seriesOf(text, 'persimmon_db_pool_max_connections')).toBe(16);
    expect(seriesOf(text, 'persimmon_db_pool_wait_seconds_count')).toBeGreaterThan(5);
    expect(seriesOf(text, 'persimmon_disk_free_bytes')).toBeGreaterThan(0);
    expect(seriesOf(text, 'persimmon_password_hashes{state="waiting"}')).toBe(0);
  });

  it('name nobody', () => {
    const phones = ['2125550101', '2125550177', '2125550199'];
    expectNone(wordsOfMetrics(text), [...phones, demoPassword, 'Not-the-one', 'nowhere']);
  });

  it('every action of the dashboard is one that is counted', async () => {
    const dashboard = await readFile(join(deploy, 'grafana-dashboard.json'), 'utf8');
    const { actionNames } = await import('#server/platform/telemetry/action-names.ts');
    const asked = [...dashboard.matchAll(/action=~?\\"([\w|]+)\\"/g)].flatMap(([, one = '']) =>
      one.split('|'),
    );
    expect(asked.toSorted()).toEqual(actionNames.toSorted());
  });
});

describe.each(['grafana-dashboard.json', 'alerts.yaml'])('%s', (file) => {
  it('asks for numbers that there are', async () => {
    const there = namesIn(await numbers());
    const asked = askedFor(await readFile(join(deploy, file), 'utf8'));
    expect(asked.size).toBeGreaterThan(10);
    expect([...asked].filter((name) => !there.has(name))).toEqual([]);
  });
});

it('the dashboard is one that Grafana imports: panels with places, queries with a data source', async () => {
  const dashboard = JSON.parse(await readFile(join(deploy, 'grafana-dashboard.json'), 'utf8'));
  expect(dashboard).toMatchObject({ title: 'Persimmon', uid: 'persimmon' });
  expect(new Set(dashboard.panels.map((p: { id: number }) => p.id)).size).toBe(
    dashboard.panels.length,
  );
  for (const panel of dashboard.panels) {
    expect(panel.gridPos.x + panel.gridPos.w).toBeLessThanOrEqual(24);
    for (const { expr, datasource } of panel.targets ?? []) {
      expect(askedFor(expr).size + Number(/\bup\{/.test(expr)), expr).toBeGreaterThan(0);
      expect(expr.split('(').length).toBe(expr.split(')').length);
      expect(datasource).toEqual({ type: 'prometheus', uid: '$' + '{datasource}' });
    }
  }
});

it('without the database the numbers of the process are still there, and say so', async () => {
  const other = await startTestApp();
  try {
    await other.pool.end();
    const { status, text } = await other.call('GET', '/metrics');
    expect([status, seriesOf(text, 'persimmon_database_up')]).toEqual([200, 0]);
    expect(text).toMatch(/^process_cpu_seconds_total /m);
  } finally {
    await other.close();
  }
});
