import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { countedMax } from '#contract/paging.ts';
import { countAll, countRows } from '#server/platform/database/count-rows.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ demo: false });
const so = (many: number) => sql`(select 1 from generate_series(1, ${sql.raw(String(many))}))`;

describe('how many rows there are', () => {
  it.each([0, 1, 4_711, countedMax])('%i: counted', async (many) => {
    expect(await countRows(t.db, so(many))).toBe(many);
  });

  it.each([
    [countedMax + 1, 11_000],
    [123_456, 120_000],
    [1_250_000, 1_300_000],
  ])('%i: taken for %i, in round figures', async (many, taken) => {
    expect(await countRows(t.db, so(many))).toBe(taken);
  });

  it('several at once, each by itself, with what is asked for', async () => {
    const some = sql`(select 1 from generate_series(1, 40) n where n <= ${7})`;
    const most = sql`(select 1 from generate_series(1, 40000) n where n <> ${7})`;
    const { few, many, none } = await countAll(t.db, { few: some, many: most, none: so(0) });
    expect([few, none]).toEqual([7, 0]);
    expect(many).toBeGreaterThan(countedMax);
    expect(many).toBeLessThanOrEqual(40_000);
  });
});
