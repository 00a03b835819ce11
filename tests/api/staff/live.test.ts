/** The office's stream: who is told what, when it is told, and when it ends (decision 031). */
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listChanges, liveRules, lookAtCase, unattendedHeader } from '#contract/staff/live.ts';
import { getStaffMe, staffRules } from '#contract/staff/staff.ts';
import { watchChanges } from '#server/platform/database/watch-changes.ts';
import { startTestApp, type TestApp } from '#tests/api/support/app.ts';
import { openTab, type Tab } from '#tests/api/support/live-calls.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const tabs: Tab[] = [];

/** A process that listens to the database and to a port. */
const startListening = async (one: TestApp) => {
  const back = Promise.withResolvers<void>();
  const { watch } = one.app.live;
  const onBack = () => {
    watch.onBack();
    back.resolve();
  };
  const watching = watchChanges(one.url, { office_changed: { ...watch, onBack } });
  const host = await one.app.listen({ port: 0, host: '127.0.0.1' });
  await back.promise;
  return { host, watching };
};

let first: Awaited<ReturnType<typeof startListening>>;
beforeAll(async () => {
  first = await startListening(t);
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.leave();
});
afterAll(() => first.watching.stop());

const open = async (token: string, options?: Parameters<typeof openTab>[2], host = first.host) => {
  const tab = await openTab(host, token, options);
  tabs.push(tab);
  if (tab.status === 200) await tab.begun();
  return tab;
};

const patient = async () =>
  (await t.pool.query<{ id: string }>(`select user_id as id from white_card limit 1`)).rows[0]
    ?.id ?? '';
const touchCard = (id: string) =>
  t.pool.query(`update white_card set contact_by = contact_by where user_id = $1`, [id]);
/** Told last: what was to come before it has come. */
const mark = async (tab: Tab) => {
  const id = randomUUID();
  await t.pool.query(`select pg_notify('office_changed', '1 registration:' || $1)`, [id]);
  await tab.hears(`registration:${id}`);
};

describe('the stream', () => {
  it('tells a coordinator of a card as soon as it is committed, by name only', async () => {
    const tab = await open(await t.staffSession('coordinator'));
    expect(tab.headers.get('content-type')).toBe('text/event-stream');
    expect(tab.headers.get('cache-control')).toBe('no-store');
    expect(tab.headers.get('x-accel-buffering')).toBe('no');
    const id = await patient();
    await t.db.transaction(async (tx) => {
      await tx.execute(`update white_card set contact_by = contact_by where user_id = '${id}'`);
      await mark(tab);
      expect(tab.heard).not.toContain(`card:${id}`);
    });
    await tab.hears(`card:${id}`);
  });

  it('tells nothing that was rolled back', async () => {
    const tab = await open(await t.staffSession('coordinator'));
    const id = await patient();
    await t.db
      .transaction(async (tx) => {
        await tx.execute(`update white_card set contact_by = contact_by where user_id = '${id}'`);
        throw new Error('no');
      })
      .catch(() => undefined);
    await mark(tab);
    expect(tab.heard).not.toContain(`card:${id}`);
  });

  it('tells each role what it may see', async () => {
    const tab = await open(await t.staffSession('editor'));
    await touchCard(await patient());
    await mark(tab);
    expect(tab.heard.filter((name) => !name.startsWith('registration:'))).toEqual([]);
  });

  it('tells of every table that the office shows', async () => {
    const { rows } = await t.pool.query<{ table: string }>(
      `select distinct event_object_table as table from information_schema.triggers
       where action_statement like '%office_changed%' or action_statement like '%office_looking%'`,
    );
    expect(rows.length).toBe(26);
  });

  it('is refused without the second factor, and to strangers', async () => {
    expect((await open(await t.staffSession('admin', { pending: true }))).status).toBe(403);
    expect((await open('nobody')).status).toBe(401);
    expect((await open(await t.sessionOf('2125550101'))).status).toBe(401);
  });

  it('ends at once when its owner signs out, and no other', async () => {
    const token = await t.staffSession('coordinator');
    const tab = await open(token);
    const other = await open(await t.staffSession('coordinator'));
    await t.call('DELETE', '/home/staff/logout', { token });
    await tab.ends();
    const id = await patient();
    await touchCard(id);
    await other.hears(`card:${id}`);
  });

  it('ends when rights change', async () => {
    const token = await t.staffSession('coordinator');
    const { staffId } = await t.read(getStaffMe, { token });
    const tab = await open(token);
    await t.pool.query(`update staff set role = 'editor' where id = $1`, [staffId]);
    await tab.ends();
  });

  it('does not keep a session alive, and ends with it', async () => {
    const token = await t.staffSession('coordinator');
    const tab = await open(token);
    const start = t.clock.now().getTime();
    const unattended = { token, headers: { [unattendedHeader]: '1' } };
    const passed = (minutes: number) =>
      t.clock.set(new Date(start + minutes * 60_000).toISOString());
    passed(staffRules.idleMinutes - 1);
    await t.app.live.beat();
    expect((await t.call('GET', '/home/staff/live/changes', { token })).status).toBe(200);
    expect((await t.call('GET', '/home/staff/desk', unattended)).status).toBe(200);
    passed(staffRules.idleMinutes + 1);
    expect((await t.call('GET', '/home/staff/desk', unattended)).status).toBe(401);
    await t.app.live.beat();
    await tab.ends();
  });

  it('is given to a person only so often', async () => {
    const token = await t.staffSession('coordinator');
    const one = await open(token);
    for (let n = 1; n < liveRules.streamsOfOne; n++) await open(token);
    expect((await open(token)).status).toBe(429);
    // The same tab comes back before its old connection was found dead.
    for (let n = 0; n < 2; n++) expect((await open(token, { tab: one.tab })).status).toBe(200);
    await one.ends();
    const { text } = await t.call('GET', '/metrics');
    const [, count] = /^persimmon_live_streams (\d+)$/m.exec(text) ?? [];
    expect(Number(count)).toBeGreaterThanOrEqual(liveRules.streamsOfOne);
  });
});

describe('whoever comes back', () => {
  it('hears what was missed, and nothing twice', async () => {
    const token = await t.staffSession('coordinator');
    const { changesUpTo } = await t.read(getStaffMe, { token });
    const id = await patient();
    await touchCard(id);
    const tab = await open(token, { since: changesUpTo });
    await tab.hears(`card:${id}`);
    const since = tab.position();
    tab.leave();
    const again = await open(token, { since });
    await mark(again);
    expect(again.heard.filter((name) => !name.startsWith('registration:'))).toEqual([]);
  });

  it('reads everything again when nobody remembers', async () => {
    const tab = await open(await t.staffSession('trainer'), { since: 'of another time' });
    await tab.hears('*');
  });

  it('can ask instead', async () => {
    const token = await t.staffSession('coordinator');
    const before = await t.read(listChanges, { token });
    expect(before.changes).toEqual([]);
    const id = await patient();
    const tab = await open(token);
    await touchCard(id);
    await tab.hears(`card:${id}`);
    const query = `since=${before.upTo}`;
    const { changes } = await t.read(listChanges, { token, query });
    expect(changes).toContain(`card:${id}`);
    const editor = await t.staffSession('editor');
    expect((await t.read(listChanges, { token: editor, query })).changes).toEqual([]);
  });
});

describe('who looks at a case', () => {
  const look = (token: string, tab: string, subjectId: string | null, app: TestApp = t) =>
    app.read(lookAtCase, {
      token,
      body: { tab, case: subjectId && { kind: 'card', subjectId } },
    });

  it('is told to the others, not to oneself, until they leave', async () => {
    const id = await patient();
    const mine = await t.staffSession('coordinator');
    const hers = await t.staffSession('admin');
    const tab = await open(mine);
    const other = await open(hers);
    expect((await look(mine, tab.tab, id)).others).toEqual([]);
    expect((await look(hers, other.tab, id)).others).toHaveLength(1);
    await tab.hears(`looking:card:${id}`);
    expect((await look(mine, tab.tab, id)).others).toEqual([
      { staffId: (await t.read(getStaffMe, { token: hers })).staffId, name: 'Test Staff' },
    ]);
    tab.heard.length = 0;
    other.leave();
    await tab.hears(`looking:card:${id}`);
    expect((await look(mine, tab.tab, id)).others).toEqual([]);
  });

  it('is forgotten when a process was killed', async () => {
    const id = await patient();
    const mine = await t.staffSession('coordinator');
    const tab = await open(mine);
    await look(await t.staffSession('admin'), randomUUID(), id);
    expect((await look(mine, tab.tab, id)).others).toHaveLength(1);
    const later = t.clock.now().getTime() + (liveRules.lookingSeconds + 1) * 1000;
    t.clock.set(new Date(later).toISOString());
    tab.heard.length = 0;
    await t.app.live.beat();
    await tab.hears(`looking:card:${id}`);
    expect((await look(mine, tab.tab, id)).others).toEqual([]);
  });

  it('is nobody else’s to change', async () => {
    const id = await patient();
    const tab = randomUUID();
    const hers = await t.staffSession('admin');
    const mine = await t.staffSession('coordinator');
    await look(hers, tab, id);
    await look(mine, tab, null);
    expect((await look(mine, randomUUID(), id)).others).toHaveLength(1);
    await look(hers, tab, null);
  });
});

it('two processes tell the same, and the second knows where the first one stopped', async () => {
  const other = await startTestApp({ beside: { url: t.url, clock: t.clock } });
  const second = await startListening(other);
  try {
    const token = await t.staffSession('coordinator');
    const id = await patient();
    const [here, there] = await Promise.all([open(token), open(token, {}, second.host)]);
    await touchCard(id);
    await Promise.all([here.hears(`card:${id}`), there.hears(`card:${id}`)]);
    const since = here.position();
    expect(since).toBe(there.position());
    here.leave();
    await t.pool.query(`update callback set tries = tries`);
    const moved = await open(token, { since }, second.host);
    const { rows } = await t.pool.query<{ id: string }>('select id from callback limit 1');
    await moved.hears(`callback:${rows[0]?.id}`);
    expect(moved.heard).not.toContain('*');

    // A process that leaves ends its streams first, and gives no new ones.
    const left = other.app.leave(0);
    await moved.ends();
    await left;
  } finally {
    await second.watching.stop();
    await other.close();
  }
});
