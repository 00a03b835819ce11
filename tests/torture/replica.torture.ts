/**
 * Two processes on Debian's PostgreSQL, requests by PgBouncer in transaction mode, reads by a streaming replica that is
 * paused and killed meanwhile. What was changed through one process is seen through the other at once, nothing fails.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '#demo/agency.ts';
import { call, kindsOf, quantile, type Told } from './call.ts';
import { query, startDebianPostgres, startPgBouncer } from './debian-postgres.ts';
import { rounds } from './rounds.ts';
import { type AppProcess, onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const people = ['2125550101', '2125550102', '2125550103', '2125550105'];
/** The office's lists, as the product describes them. */
const listsOf = async ({ url }: AppProcess): Promise<string[]> => {
  type Described = { parameters?: { name: string; required?: boolean }[] };
  const answer = await fetch(`${url}/home/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, { get?: Described }> };
  return Object.entries(paths)
    .filter(([path, { get }]) => {
      const given = get?.parameters ?? [];
      const isPaged = given.some(({ name }) => name === 'pageNum');
      return path.includes('/staff/') && isPaged && !given.some(({ required }) => required);
    })
    .map(([path]) => path);
};

const readsOf = async ({ url }: AppProcess) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const count = (server: string) =>
    Number(new RegExp(`replica_reads_total\\{server="${server}"\\} (\\d+)`).exec(text)?.[1] ?? 0);
  return { replica: count('replica'), primary: count('primary') };
};

type Part = { told: Told[]; changes: number; stale: number; replica: number; primary: number };

const summary = (name: string, { told, changes, stale, replica, primary }: Part): string => {
  const p99 = quantile(
    told.map(({ ms }) => ms),
    0.99,
  ).toFixed(0);
  return `${name}: ${told.length} calls, ${changes} changes, ${stale} not seen at once, ${replica} reads by the replica, ${primary} by the primary, p99 ${p99} ms`;
};

export const replica: TortureTest = {
  promise: '–',
  name: 'replica',
  run: () =>
    onStage(async (stage) => {
      const seconds = rounds(20);
      const servers = await startDebianPostgres(stage);
      const pooled = await startPgBouncer(stage, servers.primary);
      const env = {
        DATABASE_POOL_URL: pooled,
        DATABASE_READ_URL: servers.replica.url,
        PREPARED_STATEMENTS: 'off',
      };
      const databaseUrl = servers.primary.url;
      const one = await stage.startApp({ databaseUrl, env });
      const other = await stage.startApp({ databaseUrl, env });

      const lists = await listsOf(one);
      const token = async (path: string, body: object) =>
        (await call<{ token: string }>(`${one.url}/home${path}`, { method: 'POST', body })).data
          ?.token ?? '';
      const admin = { email: 'admin@persimmon.example', password: demoPassword };
      const office = await token('/staff/login', admin);
      const writers = await Promise.all(
        people.map(async (username) => {
          const own = await token('/auth/login', { username, password: demoPassword });
          const body = { commentText: 'first', rating: 5 };
          const url = `${one.url}/home/api/user/comment/add`;
          const added = await call<{ commentId: string }>(url, {
            method: 'POST',
            token: own,
            body,
          });
          return { own, id: added.data?.commentId ?? '' };
        }),
      );

      const part = async (): Promise<Part> => {
        const before = [await readsOf(one), await readsOf(other)];
        const told: Told[] = [];
        const note = <T>(answer: Told<T>): Told<T> => {
          told.push(answer);
          return answer;
        };
        let [changes, stale, count] = [0, 0, 0];
        const end = Date.now() + seconds * 1000;
        const write = async ({ own, id }: (typeof writers)[number]) => {
          for (; Date.now() < end; await wait(20)) {
            const commentText = `changed ${++changes}`;
            const url = `${one.url}/home/api/user/comment/${id}`;
            const body = { commentText, rating: 5 };
            note(await call(url, { method: 'PUT', token: own, body }));
            const list = `${other.url}/home/staff/review/page?pageSize=50&queue=all`;
            const seen = note(await call<{ records: { text: string }[] }>(list, { token: office }));
            if (!seen.data?.records.some((row) => row.text === commentText)) stale += 1;
          }
        };
        const read = async () => {
          for (; Date.now() < end; await wait(5)) {
            const app = ++count % 2 ? one : other;
            const list = lists[count % lists.length] ?? '';
            note(await call(app.url + list, { token: office }));
            note(await call(`${app.url}/home/content/faq?keyword=word${count}`));
          }
        };
        await Promise.all([...writers.map(write), read(), read()]);
        const after = [await readsOf(one), await readsOf(other)];
        const moved = (server: 'replica' | 'primary') =>
          after.reduce((sum, now, at) => sum + now[server] - (before[at]?.[server] ?? 0), 0);
        return { told, changes, stale, replica: moved('replica'), primary: moved('primary') };
      };

      const healthy = await part();
      await query(servers.replica.url, 'select pg_wal_replay_pause()');
      const paused = await part();
      await query(servers.replica.url, 'select pg_wal_replay_resume()');
      setTimeout(() => servers.replica.stop(), (seconds * 1000) / 2).unref();
      const killed = await part();
      await servers.replica.start();
      await wait(6_000);
      const back = await part();

      const parts = { healthy, paused, killed, back };
      const bad = Object.values(parts).flatMap(({ told }) =>
        told.filter(({ status, code }) => status !== 200 || code !== '200'),
      );
      const stale = Object.values(parts).reduce((sum, { stale }) => sum + stale, 0);
      const mostly = ({ replica, primary }: Part) => replica > primary * 4;
      return {
        ok: bad.length + stale === 0 && mostly(healthy) && mostly(back),
        figure: `${lists.length} lists; ${Object.entries(parts)
          .map(([name, one]) => summary(name, one))
          .join('; ')}; failed: ${kindsOf(bad)}`,
      };
    }),
};
