/** A connection that breaks in the middle of a transaction costs this one request, never the process (quality 8). */
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { connect } from '#server/platform/database/connect.ts';
import { partiesOf } from '#tests/api/support/parties.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const p = partiesOf(t);
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A pool of one connection: one that is not given back is missed at once. */
const connectOne = () => {
  const errors: Error[] = [];
  const { close, ...one } = connect(t.url, { max: 1, onError: (error) => void errors.push(error) });
  closers.push(close);
  return { ...one, errors };
};
type Inner = pg.PoolClient & { connection: { stream: { destroy(): void } } };
const works = async (db: ReturnType<typeof connectOne>['db']) => {
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(rows).toEqual([{ one: 1 }]);
};

describe('a connection that breaks', () => {
  it('between two statements ends the transaction, and the next one finds another', async () => {
    const { db, pool } = connectOne();
    let client: pg.PoolClient | undefined;
    pool.once('acquire', (one) => {
      client = one;
    });
    const broken = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      // Not events.once, which fails on the error that comes before the end.
      const ended = new Promise((resolve) => client?.once('end', resolve));
      await t.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await ended;
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    await works(db);
  });

  it('before the first statement is given back, too', async () => {
    const { db, pool } = connectOne();
    await works(db);
    pool.once('acquire', (client) => (client as Inner).connection.stream.destroy());
    await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
    await works(db);
  });

  it('under a call makes it a 503 with Retry-After', async () => {
    const { token } = await p.newPerson();
    const id = await p.newActivity(20);
    const holder = await t.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select 1 from activity where id = $1 for update', [id]);
      const answer = p.join(id, token);
      await expect
        .poll(async () => {
          const { rows } = await t.pool.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          );
          return rows.length;
        })
        .toBe(1);
      const { status, json, headers } = await answer;
      expect([status, json.code]).toEqual([503, 'unavailable']);
      expect(headers['retry-after']).toMatch(/^\d+$/);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    expect((await p.join(id, token)).status).toBe(200);
  });
});
