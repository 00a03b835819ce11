/**
 * Promise 38: the next version's migration on 100,000 rows is killed midway again and again, while this version serves.
 * It is of the kind that CONTRIBUTING asks for: first a column that nobody needs, then its values, then an index.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { call, quantile, type Told } from './call.ts';
import { createCrowd } from './crowd.ts';
import { rounds } from './rounds.ts';
import { onStage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const rowCount = 100_000;
const server = join(import.meta.dirname, '..', '..', 'server');
const next: Record<string, string> = {
  '9001_add': 'alter table app_user add column torture text;',
  '9002_fill': 'update app_user set torture = md5(id::text) where torture is null;',
  '9003_index': 'create index torture_index on app_user (torture);',
};

/** The product's own migrations and three more. */
const nextVersion = (folder: string): string => {
  const to = join(folder, 'next');
  cpSync(join(server, 'schema', 'migrations'), to, { recursive: true });
  const journal = join(to, 'meta', '_journal.json');
  const known = JSON.parse(readFileSync(journal, 'utf8'));
  const last = Math.max(...known.entries.map(({ when }: { when: number }) => when));
  for (const [i, [tag, text]] of Object.entries(next).entries()) {
    writeFileSync(join(to, `${tag}.sql`), text);
    known.entries.push({
      idx: 9_001 + i,
      version: '7',
      when: last + 1 + i,
      tag,
      breakpoints: true,
    });
  }
  writeFileSync(journal, JSON.stringify(known));
  return to;
};

const startMigration = (url: string, folder: string) => {
  const script = `
    import { migrate } from ${JSON.stringify(`file://${join(server, 'platform', 'database', 'migrate.ts')}`)};
    await migrate(process.argv[1], undefined, process.argv[2]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, url, folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return { child, ended: once(child, 'exit') as Promise<[number | null]> };
};

const isMidway = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where state = 'active' and query like '%torture%'
       and pid <> pg_backend_pid() and query not like 'select 1 from pg_stat%'`,
  );
  return rows.length > 0;
};

export const killMigration: TortureTest = {
  promise: 'F38',
  name: 'kill-migration',
  run: () =>
    onStage(async (stage) => {
      const kills = rounds(10);
      const { url } = await stage.startCluster();
      const app = await stage.startApp({ databaseUrl: url });
      const crowd = await createCrowd(url, 200);
      const { pool } = crowd;
      stage.atEnd(crowd.close);
      await pool.query(
        `insert into app_user (first_name, last_name, user_type, password_hash, phone)
         select 'Row', 'Of many', 'patient', 'none', '+1917' || lpad(n::text, 7, '0') from generate_series(1, ${rowCount}) n`,
      );
      const folder = nextVersion(stage.folder);
      const activity = await crowd.newActivity();
      let running = true;
      const reads: Told[] = [];
      const traffic = (async () => {
        for (let turn = 0; running; turn++) {
          const person = crowd.people[turn % crowd.people.length];
          if (!person) continue;
          const { token, from } = person;
          reads.push(await call(`${app.url}/home/api/user/patient/info`, { token, from }));
          await crowd.join(app.url, activity, person);
          await wait(20);
        }
      })();

      let midway = 0;
      for (let kill = 0; kill < kills; kill++) {
        const { child, ended } = startMigration(url, folder);
        let isOver = false;
        void ended.then(() => {
          isOver = true;
        });
        while (!isOver && !(await isMidway(pool))) await wait(1);
        // Each time a little later, so that all of it is hit.
        await wait((kill * 400) / kills);
        if (!isOver) midway++;
        child.kill('SIGKILL');
        await ended;
      }
      const [code] = await startMigration(url, folder).ended;
      // And once more: there is nothing left to do.
      const [again] = await startMigration(url, folder).ended;
      running = false;
      await traffic;
      const { rows } = await pool.query(`
        select (select count(*) from app_user where torture = md5(id::text))::int as filled,
          (select count(*) from app_user where first_name = 'Row')::int as total,
          (select count(*) from pg_indexes where indexname = 'torture_index')::int as indexes,
          (select count(*) from drizzle.__drizzle_migrations m
             where (select count(*) from drizzle.__drizzle_migrations d where d.hash = m.hash) > 1)::int as twice`);
      const { filled, total, indexes, twice } = rows[0];
      const all = [...reads, ...crowd.told];
      const bad = all.filter(({ status }) => status !== 200).length;
      const times = all.map(({ ms }) => ms);
      return {
        ok:
          code === 0 &&
          again === 0 &&
          midway === kills &&
          filled >= rowCount &&
          total === rowCount &&
          indexes === 1 &&
          twice + bad === 0,
        figure:
          `${midway} of ${kills} kills midway on ${rowCount} rows, then ${code === 0 ? 'done' : `exit ${code}`}: ` +
          `${filled} filled, ${indexes} index, ${twice} applied twice; this version meanwhile ${all.length} calls, ` +
          `${bad} failed, p99 ${Math.round(quantile(times, 0.99))} ms, slowest ${Math.round(quantile(times, 1))} ms`,
      };
    }),
};
