import type pg from 'pg';

/** Every table that has this text in a row: what a dump of the database would show. */
export const tablesWith = async (pool: pg.Pool, needle: string): Promise<string[]> => {
  const { rows: tables } = await pool.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select count(*)::int as n from ${name} x where row_to_json(x)::text like $1`,
      [`%${needle}%`],
    );
    if (rows[0].n) found.push(name);
  }
  return found.sort();
};
