/** Tables, rows and sequences as text, independent of the PostgreSQL version on either side. */
import type { Client } from 'pg';

/** Our schema and the queue's, so waiting messages are not lost. */
export const dataSchemas = ['public', 'pgboss'];

export type Table = { name: string; columns: { name: string; type: string }[] };

const fetchSize = 500;

/** Session settings that make the text format identical on both sides. */
export const speakPlainly = async (client: Client): Promise<void> => {
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres';
    set extra_float_digits = 1; set bytea_output = 'hex'; set statement_timeout = 0; set lock_timeout = 0`);
};

/** Without partitions (they come with their table) and tables of extensions. */
export const listTables = async (client: Client): Promise<Table[]> => {
  const { rows } = await client.query<{ name: string; columns: Table['columns'] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
          order by a.attname)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     order by 1`,
    [dataSchemas],
  );
  return rows.map(({ name, columns }) => ({ name, columns: columns ?? [] }));
};

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Within a transaction: reads a few hundred rows at a time. */
export async function* readRows(client: Client, table: Table): AsyncGenerator<string[]> {
  const values = table.columns.map(({ name }) => `${quote(name)}::text`);
  await client.query(
    `declare rows_of no scroll cursor for select json_build_array(${values})::text from ${table.name}`,
  );
  for (;;) {
    const { rows } = await client.query<[string]>({
      text: `fetch ${fetchSize} from rows_of`,
      rowMode: 'array',
    });
    if (!rows.length) break;
    yield rows.map(([row]) => row);
  }
  await client.query('close rows_of');
}

export const insertRows = async (client: Client, table: Table, rows: string[]): Promise<void> => {
  const names = table.columns.map(({ name }) => quote(name));
  const values = table.columns.map(({ type }, i) => `(r ->> ${i})::${type}`);
  await client.query(
    `insert into ${table.name} (${names}) overriding system value
     select ${values} from json_array_elements($1::json) as r`,
    [`[${rows.join(',')}]`],
  );
};

type Sequence = { sequence: string; last: string; called: boolean };

/** After the tables: skipping a number is harmless, reusing one is not. */
export const listSequences = async (client: Client): Promise<Sequence[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, sequencename) as name
     from pg_sequences where schemaname = any($1) order by 1`,
    [dataSchemas],
  );
  const all: Sequence[] = [];
  for (const { name } of rows) {
    const found = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${name}`,
    );
    if (found.rows[0]) all.push({ sequence: name, ...found.rows[0] });
  }
  return all;
};

/** Whether any of our tables has a row. */
export const hasRows = async (client: Client): Promise<string | null> => {
  for (const { name } of await listTables(client)) {
    if (!name.startsWith('public.')) continue;
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount) return name;
  }
  return null;
};
