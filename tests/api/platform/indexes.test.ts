import { expect, it } from 'vitest';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ demo: false });

it('an index that is read downwards has its nulls where "order by … desc" expects them', async () => {
  // Else the database sorts the whole table for every page; Drizzle's plain `.desc()` makes such indexes.
  const { rows } = await t.pool.query(
    `select i.indexrelid::regclass::text as name from pg_index i
       join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and exists (
         select 1 from unnest(i.indoption::int2[]) as one where (one & 1) = 1 and (one & 2) = 0)`,
  );
  expect(rows).toEqual([]);
});
