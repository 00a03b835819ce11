/** Two processes on one database are one product; and one that is told to end lets nobody fall (quality 12, 22). */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { demoPassword } from '#demo/agency.ts';
import { startJobs } from '#server/platform/queue/jobs.ts';
import { form, type JoinAnswer, partiesOf } from '#tests/api/support/parties.ts';
import { createProcesses, post } from '#tests/api/support/processes.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const processes = createProcesses();
const t = testApp();
const p = partiesOf(t);
let hosts: string[];
beforeAll(async () => {
  hosts = await Promise.all([processes.start(t.url), processes.start(t.url)]);
});
afterAll(() => processes.end());

const asked = async (host: string, path: string, token = '') => {
  const headers = { 'accept-language': 'en', ...(token && { authorization: token }) };
  const answer = await fetch(`${host}/home${path}`, { headers });
  return { status: answer.status, json: (await answer.json()) as { data?: never } };
};

describe('two processes', () => {
  it('show a change of content that anybody made, both of them', async () => {
    const elders = async (host: string) =>
      (
        (await asked(host, '/content/service-param')).json.data as
          | { elderCount: number }
          | undefined
      )?.elderCount;
    const [first = 0] = await Promise.all(hosts.map(elders));
    await t.pool.query(
      `update setting set value = jsonb_set(value, '{elderCount}', $1::jsonb) where key = 'numbers'`,
      [String(first + 7)],
    );
    await vi.waitFor(
      async () => expect(await Promise.all(hosts.map(elders))).toEqual([first + 7, first + 7]),
      // Sooner than what is kept for 30 s runs out by itself.
      { timeout: 15_000 },
    );
  });

  it('count the same limit', async () => {
    // Of 1,500 a minute three are left, whoever is asked.
    await t.pool.query(
      `insert into rate_limit (key, points, expire) values ('login:127.0.0.1', 1497, $1)
      on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
      [Date.now() + 60_000],
    );
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const body = { username: '2125550101', password: demoPassword };
      statuses.push((await post(hosts[turn % 2] ?? '', '/auth/login', '', body)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
  });

  it('both end a session when one is told', async () => {
    const token = await t.sessionOf('2125550101');
    const info = (host: string) => asked(host, '/api/user/patient/info', token);
    for (const host of hosts) expect((await info(host)).status).toBe(200);
    const out = await fetch(`${hosts[0]}/home/auth/logout`, {
      method: 'DELETE',
      headers: { authorization: token },
    });
    expect(out.status).toBe(200);
    for (const host of hosts) expect((await info(host)).status).toBe(401);
  });

  it('share the work: each job is done once', async () => {
    const done: string[] = [];
    const both = await Promise.all([1, 2].map(() => startJobs(t.url, () => {})));
    onTestFinished(async () => {
      for (const jobs of both) await jobs.stop();
    });
    for (const jobs of both)
      await jobs.work<{ n: number }>('once', async () => async ({ n }) => {
        done.push(String(n));
        await wait(5);
      });
    for (let n = 0; n < 40; n++)
      await t.db.transaction(async (tx) => both[n % 2]?.enqueue(tx, 'once', { n }));
    await vi.waitFor(() => expect(new Set(done).size).toBe(40), { timeout: 120_000 });
    expect(done).toHaveLength(40);
  });
});

describe('told to end', () => {
  it('with 100 requests under way: all are answered, what they did is kept, and it is gone in 10 s', async () => {
    const { host, child } = await processes.startOne(t.url);
    const activityId = await p.newActivity(200);
    const people: string[] = [];
    for (let i = 0; i < 100; i++) people.push((await p.newPerson()).token);
    // Whoever registers waits for this row.
    const holder = new Client({ connectionString: t.url });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query('begin');
    await holder.query('select from activity where id = $1 for update', [activityId]);
    const sockets = async () => {
      const text = await (await fetch(`${host}/metrics`)).text();
      return Number(/^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/m.exec(text)?.[1]);
    };
    const before = await sockets();
    const answers = Promise.all(
      people.map((token) =>
        post<JoinAnswer>(
          host,
          `/api/user/activity/register?activityId=${activityId}`,
          token,
          form(),
        ),
      ),
    );
    await vi.waitFor(async () => expect(await sockets()).toBeGreaterThanOrEqual(before + 100), {
      timeout: 120_000,
    });

    child.removeAllListeners('exit');
    const since = Date.now();
    const left = once(child, 'exit');
    child.kill('SIGTERM');
    // At once, while everybody still waits for the row.
    await holder.query('commit');
    const said = await answers;
    expect(said.map(({ status }) => status)).toEqual(Array(100).fill(200));
    expect(await left).toEqual([0, null]);
    expect(Date.now() - since).toBeLessThan(10_000);
    const { rows } = await t.pool.query(
      `select count(*)::int as n from activity_registration where activity_id = $1`,
      [activityId],
    );
    expect(rows).toEqual([{ n: 100 }]);
  });

  it('a request on an open connection is still answered, and the connection ends with it', async () => {
    const { host, child } = await processes.startOne(t.url);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const ask = (path: string) =>
      new Promise<{ status?: number | undefined; connection?: string | undefined; text: string }>(
        (resolve, reject) =>
          get(`${host}${path}`, { agent }, (answer) => {
            let text = '';
            answer.on('data', (chunk) => {
              text += chunk;
            });
            answer.on('end', () =>
              resolve({ status: answer.statusCode, connection: answer.headers.connection, text }),
            );
          }).on('error', reject),
      );
    expect(await ask('/healthz')).toMatchObject({ status: 200, connection: 'keep-alive' });
    child.removeAllListeners('exit');
    const left = once(child, 'exit');
    child.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${host}/healthz`)).rejects.toThrow(), { timeout: 15_000 });
    const { status, connection, text } = await ask('/readyz');
    expect([status, connection]).toEqual([503, 'close']);
    expect(JSON.parse(text)).toMatchObject({ status: 'leaving', database: 'ok' });
    expect(await left).toEqual([0, null]);
  });
});
