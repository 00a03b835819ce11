/** The audit log is a chain that names the row which was altered, removed or slipped in (quality 34). */
import { describe, expect, it } from 'vitest';
import type { AuditAction } from '#contract/staff/audit-actions.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { hasLink, verifyAudit } from '#server/shared/audit/audit-chain.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { startTestApp, type TestApp } from '#tests/api/support/app.ts';
import { runCommand } from '#tests/api/support/commands.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const add = (app: TestApp, action: AuditAction = 'person.view') =>
  insertAudit(app.db, { at: app.clock.now(), actor: 'command', action, details: { 名: '“x”' } });

/** What only the owner of the database can do: past the triggers. */
const force = async (app: TestApp, statement: string) => {
  const client = await app.pool.connect();
  try {
    await client.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
  } finally {
    client.release();
  }
};
/** A log of its own, with so many rows. */
const logOf = async (rows: number, use: (app: TestApp, ids: number[]) => Promise<void>) => {
  const app = await startTestApp({ demo: false });
  try {
    for (let i = 0; i < rows; i++) await add(app);
    const { rows: ids } = await app.pool.query('select id from audit_log order by id');
    await use(
      app,
      ids.map((r) => Number(r.id)),
    );
  } finally {
    await app.close();
  }
};

describe('the chain', () => {
  it('is whole after what the demo has written, and after 200 that write at once', async () => {
    await add(t);
    const before = await verifyAudit(t.pool);
    expect(before.faults).toEqual([]);
    await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        t.db
          .transaction(async (tx) => {
            const entry = { at: t.clock.now(), actor: 'command', action: 'person.view' } as const;
            await insertAudit(tx, entry);
            await insertAudit(tx, entry);
            // Some change their mind: their rows are in neither.
            if (i % 5 === 0) throw new Error('rolled back');
          })
          .catch((error: Error) => expect(error.message).toBe('rolled back')),
      ),
    );
    const after = await verifyAudit(t.pool);
    expect(after.faults).toEqual([]);
    expect(after.links - before.links).toBe(320);
    expect(await hasLink(t.pool, before.head)).toBe(true);
  });

  it('waits in no circle with rows that are locked in any order', async () => {
    await t.pool.query('create table if not exists chain_test (id int primary key, n int)');
    await t.pool.query('insert into chain_test values (1, 0)');
    const touch = (tx: Tx) => tx.execute('update chain_test set n = n + 1 where id = 1');
    const note = (tx: Tx) =>
      insertAudit(tx, { at: t.clock.now(), actor: 'command', action: 'person.view' });
    // A lock that was taken with the first row of the log, and held on, would make a circle of these two.
    const orders = [
      [note, touch],
      [touch, note],
    ];
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        t.db.transaction(async (tx) => {
          for (const step of orders[i % 2] ?? []) await step(tx);
        }),
      ),
    );
    const { rows } = await t.pool.query('select n from chain_test where id = 1');
    expect(rows).toEqual([{ n: 40 }]);
    expect((await verifyAudit(t.pool)).faults).toEqual([]);
  });

  it('can be added to, and nothing else', async () => {
    await add(t);
    for (const statement of [
      `update audit_chain set hash = 'x'`,
      'delete from audit_chain',
      'truncate audit_chain',
    ])
      await expect(t.pool.query(statement)).rejects.toThrow(/only ever added to|permission denied/);
    const { rows } = await t.pool.query(
      `select table_name, privilege_type as may from information_schema.role_table_grants
       where table_name in ('audit_log', 'audit_chain') and privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`,
    );
    expect(rows).toEqual([]);
  });
});

describe('names', () => {
  it.each(['actor', 'action', 'subject'])('the row whose %s was altered', async (column) => {
    await logOf(5, async (app, ids) => {
      await force(app, `update audit_log set ${column} = 'nobody' where id = ${ids[2]}`);
      const { faults } = await verifyAudit(app.pool);
      expect(faults).toEqual([{ auditId: ids[2], position: 3, what: 'altered' }]);
    });
  });

  it('one whose time, person or details were altered', async () => {
    await logOf(4, async (app, ids) => {
      await force(
        app,
        `update audit_log set at = at + interval '1 microsecond' where id = ${ids[0]}`,
      );
      await force(app, `update audit_log set details = '{}' where id = ${ids[1]}`);
      await force(app, `update audit_log set subject_id = gen_random_uuid() where id = ${ids[3]}`);
      const { faults } = await verifyAudit(app.pool);
      expect(faults.map((f) => f.auditId)).toEqual([ids[0], ids[1], ids[3]]);
    });
  });

  it('one that was removed, slipped in, or taken out with its link', async () => {
    await logOf(6, async (app, ids) => {
      await force(app, `delete from audit_log where id = ${ids[1]}`);
      await force(
        app,
        `insert into audit_log (at, actor, action, details) values (now(), 'x', 'y', '{}')`,
      );
      await force(app, 'delete from audit_chain where position = 4');
      await force(app, `delete from audit_log where id = ${ids[3]}`);
      const { faults } = await verifyAudit(app.pool);
      expect(faults.map(({ auditId, what }) => [auditId, what])).toEqual([
        [ids[1], 'removed'],
        [ids[4], 'gap'],
        [(ids[5] ?? 0) + 1, 'unlinked'],
      ]);
    });
  });

  it('a link that was noted and is no longer there: the log was cut short, or made anew', async () => {
    await logOf(3, async (app, ids) => {
      const { head } = await verifyAudit(app.pool);
      const last = `in (${ids.slice(1).join()})`;
      await force(
        app,
        `delete from audit_log where id ${last}; delete from audit_chain where audit_id ${last}`,
      );
      expect((await verifyAudit(app.pool)).faults).toEqual([]);
      expect(await hasLink(app.pool, head)).toBe(false);
      for (const bad of ['', 'x', ':', '1:x', "1'; --:x", `${'9'.repeat(30)}:x`])
        expect(await hasLink(app.pool, bad)).toBe(false);
    });
  });
});

it('npm run audit:verify says which row, and fails', async () => {
  await logOf(3, async (app, ids) => {
    const run = () => runCommand('scripts/audit-verify.ts', [], { DATABASE_URL: app.url });
    const whole = await run();
    expect([whole.code, whole.stdout]).toEqual([
      0,
      expect.stringMatching(/^The audit log is whole: 3 rows\.\nLast link: 3:[0-9a-f]{64}\n$/),
    ]);
    await force(app, `update audit_log set actor = 'nobody' where id = ${ids[1]}`);
    const broken = await run();
    expect(broken.code).toBe(1);
    expect(broken.stderr).toContain(`Row ${ids[1]} was altered`);
  });
}, 120_000);
