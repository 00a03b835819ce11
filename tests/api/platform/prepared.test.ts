/** Statements that are built and planned once. */
import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/platform/database/connect.ts';
import { createDraftPreview } from '#server/platform/database/dry-run.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { NamingClient } from '#server/platform/queue/named-client.ts';
import { city } from '#server/schema/content.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();

const cityById = prepared('test_city_by_id', (db) =>
  db
    .select({ id: city.id, position: city.position })
    .from(city)
    .where(eq(city.id, sql.placeholder('id'))),
);
const anyId = async () => {
  const [row] = await t.db.select({ id: city.id }).from(city).orderBy(city.id).limit(1);
  return row?.id ?? '';
};
const move = (db: Pick<typeof t.db, 'update'>, id: string, position: number) =>
  db.update(city).set({ position }).where(eq(city.id, id));

const connected = (options: { named?: boolean } = {}) => {
  const own = connect(t.url, { onError: () => {}, max: 1, ...options });
  onTestFinished(() => own.close());
  const names = async () => {
    const { rows } = await own.pool.query('select name from pg_prepared_statements');
    return rows.map(({ name }) => name);
  };
  return { ...own, names };
};

it('are prepared under their name, once for a connection', async () => {
  const { db, names } = connected();
  const id = await anyId();
  for (let n = 0; n < 10; n++) expect(await cityById(db, { id })).toMatchObject([{ id }]);
  expect(await cityById(db, { id: 'absent' })).toEqual([]);
  expect(await names()).toEqual(['test_city_by_id']);
});

it('have no name where a pooler in between could not follow', async () => {
  const { db, names } = connected({ named: false });
  const id = await anyId();
  expect(await cityById(db, { id })).toMatchObject([{ id }]);
  expect(await names()).toEqual([]);
});

it('see what their transaction or preview has written, and nobody else does', async () => {
  const id = await anyId();
  await move(t.db, id, 1);
  const { db, readWith } = createDraftPreview(t.db);
  expect(await cityById(db, { id })).toEqual([{ id, position: 1 }]);
  const seen = await readWith(
    async (tx) => {
      await move(tx, id, 2);
      expect(await cityById(tx, { id })).toEqual([{ id, position: 2 }]);
      expect(await cityById(t.db, { id })).toEqual([{ id, position: 1 }]);
    },
    () => cityById(db, { id }),
  );
  expect(seen).toEqual([{ id, position: 2 }]);
  expect(await cityById(db, { id })).toEqual([{ id, position: 1 }]);
});

it('are prepared again on another connection once a migration has changed a column', async () => {
  const { db } = connected();
  const id = await anyId();
  for (let n = 0; n < 10; n++) await cityById(db, { id });
  await t.pool.query('alter table city alter position type bigint');
  await cityById(db, { id }).catch(() => {});
  expect(await cityById(db, { id })).toMatchObject([{ id }]);
});

it('have different names', () => {
  expect(() => prepared('test_city_by_id', (db) => db.select().from(city))).toThrow(
    'two statements named test_city_by_id',
  );
});

it('are named by their text for the queue, but never several in one', async () => {
  const client = new NamingClient({ connectionString: t.url });
  await client.connect();
  onTestFinished(() => client.end());
  const ask = (text: string) => client.query(text, []) as Promise<pg.QueryResult>;
  for (let n = 0; n < 3; n++) {
    expect((await ask('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await ask('begin; select 1 as n; commit;');
  }
  const { rows } = await client.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: 'select 1 as n' }]);
});
