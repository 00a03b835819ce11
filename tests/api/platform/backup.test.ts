/** Back up under traffic, destroy, restore elsewhere: nothing is lost, nothing is read without the key (quality 33, 37). */

import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backUp, restore } from '#server/platform/backup/backup.ts';
import { createSealer } from '#server/platform/crypto/field-encryption.ts';
import { connect, type Db } from '#server/platform/database/connect.ts';
import { knownMigrations, migrate } from '#server/platform/database/migrate.ts';
import { type Jobs, startJobs } from '#server/platform/queue/jobs.ts';
import { type Files, folderFiles } from '#server/platform/storage/files.ts';
import { createPictureStore } from '#server/platform/storage/picture-store.ts';
import { file } from '#server/schema/upload.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import {
  type Message,
  queuedMessages,
  startMessages,
} from '#server/shared/messaging/message-queue.ts';
import { ownedBy } from '#server/shared/messaging/message-store.ts';
import { type FreshDatabase, freshDatabase } from '#tests/api/support/database.ts';
import { demoNow, testKey, testSealer } from '#tests/api/support/demo.ts';
import { ask, emptyDatabase, filePrint, fingerprint } from '#tests/api/support/fingerprint.ts';

const secret = 'a secret for backups, at least 32 characters';
const to = '+12125550199';
const canary = 'KY31415Z and a visit on Tuesday';
const clock = { now: () => new Date(demoNow) };
const sealer = testSealer();
const ignore = () => {};

let folder: string;
let database: FreshDatabase;
let source: { url: string; files: Files };
let db: Db;
let jobs: Jobs;
const closers: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'persimmon-backup-'));
  database = await freshDatabase('demoTemplate');
  source = { url: database.url, files: await newStore() };
  const connected = connect(source.url, { max: 4, onError: ignore });
  db = connected.db;
  jobs = await startJobs(source.url, ignore);
  closers.push(connected.close, () => jobs.stop());
});
afterAll(async () => {
  for (const close of closers.reverse()) await close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const newStore = async () => folderFiles(await mkdtemp(join(folder, 'store-')));
const target = async () => ({ url: await emptyDatabase(), files: await newStore() });

/** As an upload goes: the file, then its row; with the row a line of the audit log, and a message that waits. */
const writeOnce = async (): Promise<string> => {
  const id = randomUUID();
  await createPictureStore(source.files, sealer).put({ id, isPublic: false }, Buffer.from(canary));
  await db.transaction(async (tx) => {
    const at = clock.now();
    const picture = { purpose: 'document', type: 'image/png', width: 1, height: 1 } as const;
    await tx.insert(file).values({ id, ...picture, bytes: 1, createdAt: at, claimedAt: at });
    await insertAudit(tx, { at, actor: 'drill', action: 'person.view', subjectId: id });
    await queuedMessages({ jobs, sealer, clock }).send(tx, {
      channel: 'sms',
      to,
      text: canary,
      ...ownedBy(null),
    });
  });
  return id;
};

it('under traffic is of one moment: each row with its file, its line and its message', async () => {
  const before = [await writeOnce(), await writeOnce()];
  let running = true;
  const after: string[] = [];
  const traffic = [1, 2, 3].map(async () => {
    while (running) after.push(await writeOnce());
  });
  const { path } = await backUp(join(folder, 'busy.backup'), { source, secret });
  running = false;
  await Promise.all(traffic);

  const there = await target();
  await restore(path, [secret], async () => there);
  const written = `select f.id from file f join audit_log a on a.subject_id = f.id and a.actor = 'drill'`;
  const ids = (await ask<{ id: string }>(there.url, written)).map(({ id }) => id);
  for (const id of before) expect(ids).toContain(id);
  // The traffic went on after the moment.
  expect(ids.length).toBeLessThan(before.length + after.length);
  const kept = createPictureStore(there.files, sealer);
  for (const id of ids) expect(String(await kept.get({ id, isPublic: false }))).toBe(canary);
  const counts = `select
    (select count(*)::int from audit_log where actor = 'drill') as lines,
    (select count(*)::int from message where state = 'waiting') as messages,
    (select count(*)::int from pgboss.job where name = 'message') as jobs`;
  const n = ids.length;
  expect(await ask(there.url, counts)).toEqual([{ lines: n, messages: n, jobs: n }]);
});

describe('destroyed and restored elsewhere', () => {
  let path: string;

  it('rows, files and numbers are equal', async () => {
    await writeOnce();
    await source.files.put('films/a-0', Buffer.alloc(9_000_000, 'film'));
    await source.files.put('captions/b', Buffer.alloc(0));
    await source.files.put('derived/c-320.webp', Buffer.from('can be made again'));
    await jobs.stop();
    const rows = await fingerprint(source.url);
    const stored = await filePrint(source.files);
    const made = await backUp(`${folder}/`, { source, secret });
    path = made.path;
    expect(path).toMatch(/persimmon-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    // The pictures of the demo have no bytes in tests.
    expect(made.manifest.missing.length).toBeGreaterThan(0);
    await db.execute('drop schema public cascade');

    const there = await target();
    await restore(path, ['a key of today, of at least 32 characters', secret], async () => there);
    expect(await fingerprint(there.url)).toEqual(rows);
    expect(await filePrint(there.files)).toEqual(stored);
    expect(Object.keys(stored)).toEqual(expect.arrayContaining(['films/a-0', 'captions/b']));

    // The guards stand again, and the next number is a new one.
    await expect(ask(there.url, 'delete from audit_log')).rejects.toThrow('only ever added to');
    await expect(
      ask(there.url, `insert into session (user_id) values ('${randomUUID()}')`),
    ).rejects.toThrow();
    const next = connect(there.url, { max: 1, onError: ignore });
    await insertAudit(next.db, { at: clock.now(), actor: 'after', action: 'setting.change' });
    const foreign = `select count(*)::int as n from pg_constraint where contype = 'f' and convalidated`;
    expect(await ask(there.url, foreign)).not.toEqual([{ n: 0 }]);

    // What waited is sent, and so is a new one.
    const queue = await startJobs(there.url, ignore);
    onTestFinished(async () => {
      await queue.stop();
      await next.close();
    });
    const sent: Message[] = [];
    const deliver = async (message: Message) => void sent.push(message);
    await startMessages({ jobs: queue, sealer, clock, db: next.db, deliver });
    const waiting = `select count(*)::int as n from message where state = 'waiting'`;
    await vi.waitFor(async () => expect(await ask(there.url, waiting)).toEqual([{ n: 0 }]), {
      timeout: 120_000,
    });
    expect(sent.length).toBeGreaterThan(3);
    // Each has its own message ID at the end.
    const said = sent.map(({ text }) => text.replace(/ \S+P-\w{5}$/, ''));
    expect(new Set(said)).toEqual(new Set([canary]));
  });

  it('nothing in the file can be read', async () => {
    const bytes = await readFile(path);
    const words = [canary, 'KY31415Z', to, '2125550101', 'app_user', 'audit_log', 'films/'];
    for (const word of words) expect(bytes.includes(word), word).toBe(false);
  });

  it('a wrong key, a cut and a changed byte are refused before anything is written', async () => {
    const url = await emptyDatabase();
    const files = await newStore();
    let touched = 0;
    const open = async () => {
      touched += 1;
      return { url, files };
    };
    const refusal = (file: string, key = secret) =>
      restore(file, [key], open).then(
        () => 'restored',
        (error: Error) => error.message,
      );
    expect(await refusal(path, `${secret}.`)).toContain('another SECRET_KEY');
    const whole = await readFile(path);
    const bad = join(folder, 'bad.backup');
    const tryBytes = async (bytes: Uint8Array) => {
      await writeFile(bad, bytes);
      return refusal(bad);
    };
    for (const length of [0, 10, 50, 1_000, whole.length >> 1, whole.length - 1])
      expect(await tryBytes(whole.subarray(0, length)), String(length)).toMatch(
        /cut off|not a backup|damaged/,
      );
    for (const at of [0, 25, 40, 60, whole.length >> 1, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(await tryBytes(changed), String(at)).toMatch(
        /not a backup|another SECRET_KEY|damaged|cut off/,
      );
    }
    expect(await tryBytes(Buffer.concat([whole, Buffer.from('x')]))).toMatch(/damaged/);
    expect(touched).toBe(0);
  });

  it('a place that is used is refused, and left as it is', async () => {
    const used = await freshDatabase('demoTemplate');
    onTestFinished(used.drop);
    const rows = await fingerprint(used.url);
    const files = await newStore();
    const into = (target: { url: string; files: Files }) =>
      restore(path, [secret], async () => target);
    await expect(into({ url: used.url, files })).rejects.toThrow('The database is not empty');
    expect(await fingerprint(used.url)).toEqual(rows);
    await files.put('public/x', Buffer.from('of somebody'));
    const url = await emptyDatabase();
    await expect(into({ url, files })).rejects.toThrow('The file store is not empty');
    await expect(backUp(path, { source: { url, files }, secret })).rejects.toThrow('there already');
  });

  it('a store that fails midway leaves nothing, and the next try succeeds', async () => {
    const url = await emptyDatabase();
    const files = await newStore();
    let puts = 0;
    const failing: Files = {
      ...files,
      put: (key, bytes) => {
        puts += 1;
        if (puts === 3) throw new Error('power cut');
        return files.put(key, bytes);
      },
    };
    await expect(restore(path, [secret], async () => ({ url, files: failing }))).rejects.toThrow(
      'power cut',
    );
    expect(await filePrint(files)).toEqual({});
    expect(await ask(url, 'select count(*)::int as n from audit_log')).toEqual([{ n: 0 }]);
    await restore(path, [secret], async () => ({ url, files }));
    expect(Object.keys(await filePrint(files)).length).toBeGreaterThan(3);
  });

  it('a backup that fails leaves no file', async () => {
    const { url, drop } = await freshDatabase();
    onTestFinished(drop);
    const files: Files = { ...source.files, get: () => Promise.reject(new Error('power cut')) };
    const before = await readdir(folder);
    await expect(backUp(join(folder, 'half'), { source: { url, files }, secret })).rejects.toThrow(
      'power cut',
    );
    expect(await readdir(folder)).toEqual(before);
  });
});

it('says what it holds that its keys do not open, and is restored all the same', async () => {
  const { url, drop } = await freshDatabase('demoTemplate');
  onTestFinished(drop);
  const files = await newStore();
  const [picture, strange] = [randomUUID(), randomUUID()];
  await createPictureStore(files, sealer).put({ id: picture, isPublic: false }, Buffer.from('x'));
  const other = createSealer('a key that nobody has, of 32 characters');
  await createPictureStore(files, other).put({ id: strange, isPublic: false }, Buffer.from('y'));
  await ask(
    url,
    `update white_card set id_sealed = '${other.seal('x', 'y')}'
       where user_id = (select min(user_id::text)::uuid from white_card);
     update staff set recovery_hashes = array['${sealer.seal('x', 'y')}', '${sealer.seal('x', 'y')}']
       where email = 'admin@persimmon.example'`,
  );
  const wrong = { 'white_card.id_sealed': 1, 'staff.recovery_hashes': 2, pictures: 1 };
  const to = join(folder, 'mixed.backup');
  const { path, unopened } = await backUp(to, { source: { url, files }, secret: testKey });
  expect(unopened).toEqual(wrong);
  const there = await target();
  const seen: object[] = [];
  await restore(path, ['a key of today, of at least 32 characters', testKey], async (backup) => {
    seen.push(backup.unopened);
    return there;
  });
  expect(seen).toEqual([wrong]);
  expect(await fingerprint(there.url)).toEqual(await fingerprint(url));
});

it('a backup of an earlier version is restored as it was, then brought up to date', async () => {
  const known = knownMigrations();
  const old = { url: await emptyDatabase(), files: await newStore() };
  await migrate(old.url, known.length - 1);
  await ask(
    old.url,
    `insert into setting (key, value) values ('reviews', '{"approveFirst": true}')`,
  );
  const { path, made } = await backUp(join(folder, 'old.backup'), { source: old, secret });
  expect(made.migrations).toEqual(known.slice(0, -1));
  const there = await target();
  await restore(path, [secret], async () => there);
  const done = 'select hash from drizzle.__drizzle_migrations order by created_at';
  expect((await ask(there.url, done)).map(({ hash }) => hash)).toEqual(known);
  expect(await ask(there.url, 'select key from setting')).toEqual([{ key: 'reviews' }]);
});
