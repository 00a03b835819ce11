/** The statements that the product sends to the database, and how the database would go about them were its tables large. */
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';

export type Statement = { sql: string; values: unknown[] };

/** What ran on any connection of this process during `work`, each text once. */
export const recorder = () => {
  const seen = new Map<string, Statement>();
  let isOn = false;
  const query = pg.Client.prototype.query;
  beforeAll(() => {
    pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
      const [asked, more] = given as [string | { text?: string; values?: unknown[] }, unknown];
      const sql = typeof asked === 'string' ? asked : (asked.text ?? '');
      const own = typeof asked === 'string' ? undefined : asked.values;
      const values = own ?? (Array.isArray(more) ? more : []);
      if (isOn && !seen.has(sql)) seen.set(sql, { sql, values });
      return (query as (...all: unknown[]) => unknown).apply(this, given) as never;
    } as typeof query;
  });
  afterAll(() => {
    pg.Client.prototype.query = query;
  });
  return async (work: () => Promise<unknown>): Promise<Statement[]> => {
    seen.clear();
    isOn = true;
    await work().finally(() => {
      isOn = false;
    });
    return [...seen.values()].filter(({ sql }) => /^\s*(select|update|delete|with)\b/i.test(sql));
  };
};

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};

/** Tables of which every row is looked at; `within` is the table whose index a bitmap is made of. */
const readWhole = (plan: Plan, within = ''): string[] => {
  const table = plan['Relation Name'] ?? within;
  const isScan = /^(Seq|Index|Index Only|Bitmap Index) Scan$/.test(plan['Node Type']);
  const own = isScan && !plan['Index Cond'] ? [table] : [];
  return [...own, ...(plan.Plans ?? []).flatMap((one) => readWhole(one, table))];
};

export const createPlanner = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As for large tables: whatever can be found by an index is.
  for (const way of ['seqscan', 'hashjoin', 'mergejoin'])
    await client.query(`set enable_${way} = off`);
  return {
    /** Which tables the statement reads from one end to the other. */
    readWhole: async ({ sql, values }: Statement): Promise<string[]> => {
      const { rows } = await client.query(`explain (format json) ${sql}`, values);
      return [...new Set(readWhole(rows[0]['QUERY PLAN'][0].Plan))];
    },
    end: () => client.end(),
  };
};
