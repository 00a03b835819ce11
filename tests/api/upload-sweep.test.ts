import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UploadPurpose } from '#contract/upload.ts';
import { buildApp } from '#server/app.ts';
import { claimFiles, releaseFiles, removeFilesOf } from '#server/db/claim-files.ts';
import { startUploadJobs, sweepUploads } from '#server/features/upload/upload.jobs.ts';
import { folderFiles } from '#server/ports/files.ts';
import { startJobs } from '#server/ports/jobs.ts';
import { createPictureStore, type PictureStore } from '#server/ports/picture-store.ts';
import { demoNow, testSealer } from './demo.ts';
import * as made from './pictures.ts';
import { testApp } from './test-app.ts';
import { otherPatient, patient, uploadCalls } from './upload-calls.ts';

const t = testApp();
const calls = uploadCalls(t);
let photo: Buffer;
let owner: string;
let ownerId: string;
let otherId: string;
let pictureStore: PictureStore;

const idOf = async (phone: string): Promise<string> => {
  const { rows } = await t.pool.query('select id from app_user where phone = $1', [`+1${phone}`]);
  return rows[0].id;
};
beforeAll(async () => {
  photo = await made.jpeg();
  [ownerId, otherId] = [await idOf(patient), await idOf(otherPatient)];
  pictureStore = createPictureStore(folderFiles(t.filesFolder), testSealer());
});

const sweep = () => sweepUploads({ db: t.db, clock: t.clock, pictureStore });
/** Signs the owner in at the time it is now; empties rows and store. */
beforeEach(async () => {
  await t.pool.query('delete from file');
  for (const key of await calls.stored()) await pictureStore.removeKey(key);
  owner = await t.sessionOf(patient);
});

const hours = (n: number) => n * 3_600_000;
const rowsOf = async () => {
  const { rows } = await t.pool.query('select * from file order by position, id');
  return rows;
};
const knownIds = async () => (await rowsOf()).map(({ id }) => id).sort();

type Take = { fileIds: string[]; by?: string; purposes?: UploadPurpose[]; documentId?: string };
const take = ({ fileIds, by = ownerId, purposes = ['registration'], documentId }: Take) =>
  t.db.transaction((tx) =>
    claimFiles(tx, { fileIds, ownerId: by, purposes, documentId, now: t.clock.now() }),
  );

describe('claiming', () => {
  it('gives pictures to their owner, in order, and closes the key', async () => {
    const sent = [await calls.upload(photo), await calls.upload(photo), await calls.upload(photo)];
    const fileIds = sent.map(({ fileId }) => fileId);
    const { rows: documents } = await t.pool.query(
      `insert into person_document (user_id, kind, created_at) values ($1, 'medicalReport', now())
       returning id`,
      [ownerId],
    );
    const documentId = documents[0].id;
    await take({ fileIds, documentId });
    const rows = await rowsOf();
    expect(rows.map(({ id, position }) => [id, position])).toEqual(
      fileIds.map((id, position) => [id, position]),
    );
    for (const row of rows)
      expect(row).toMatchObject({
        owner_id: ownerId,
        document_id: documentId,
        claimed_at: t.clock.now(),
        key_hash: null,
      });
    const [first] = sent;
    expect((await calls.read(first?.fileId ?? '', { token: owner })).status).toBe(200);
    expect((await calls.read(first?.fileId ?? '', { key: first?.key ?? null })).status).toBe(404);
    await t.pool.query('delete from person_document where id = $1', [documentId]);
    expect(await knownIds()).toEqual([]);
  });

  it('may be said twice by the owner, and keeps the first time', async () => {
    const { fileId } = await calls.upload(photo);
    await take({ fileIds: [fileId, fileId] });
    const [before] = await rowsOf();
    t.clock.pass(hours(48));
    await take({ fileIds: [fileId] });
    expect((await rowsOf())[0].claimed_at).toEqual(before.claimed_at);
  });

  it('fails as a whole when one is not to be had', async () => {
    const good = await calls.upload(photo);
    const document = await calls.upload(photo, { token: owner, purpose: 'document' });
    const taken = await calls.upload(photo);
    await take({ fileIds: [taken.fileId], by: otherId });
    const theirs = await calls.upload(photo, { token: await t.sessionOf(otherPatient) });
    const bad = {
      absent: randomUUID(),
      'for something else': document.fileId,
      'claimed by another': taken.fileId,
      'sent by another': theirs.fileId,
    };
    for (const [why, id] of Object.entries(bad))
      await expect(take({ fileIds: [good.fileId, id] }), why).rejects.toMatchObject({
        code: 'file_gone',
      });
    const rows = await rowsOf();
    expect(rows.find(({ id }) => id === good.fileId)).toMatchObject({ owner_id: null });
    t.clock.pass(hours(24));
    const late = take({ fileIds: [good.fileId] });
    await expect(late, 'expired').rejects.toMatchObject({ code: 'file_gone' });
  });

  it('by two at a time is won by one', async () => {
    for (let round = 0; round < 10; round++) {
      const fileIds = [(await calls.upload(photo)).fileId, (await calls.upload(photo)).fileId];
      const results = await Promise.allSettled([
        take({ fileIds }),
        take({ fileIds: fileIds.toReversed(), by: otherId }),
      ]);
      expect(results.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected']);
      const owners = (await rowsOf()).filter(({ id }) => fileIds.includes(id));
      expect(new Set(owners.map((row) => row.owner_id)).size).toBe(1);
    }
  });

  it('nothing is nothing', async () => {
    await expect(take({ fileIds: [] })).resolves.toBeUndefined();
  });
});

describe('the sweeper', () => {
  it('removes uploads that nobody claimed in a day, and leaves the others', async () => {
    await calls.upload(photo);
    await calls.upload(photo, { token: owner, purpose: 'document' });
    const claimed = await calls.upload(photo);
    const shown = await calls.upload(photo, { token: owner, purpose: 'review' });
    await calls.get(`${shown.path}?w=320`);
    await take({ fileIds: [claimed.fileId] });
    t.clock.pass(hours(24) - 1);
    const young = await calls.upload(photo);
    expect(await sweep()).toEqual({ expired: 0, orphans: 0 });
    t.clock.pass(1);
    expect(await sweep()).toEqual({ expired: 3, orphans: 0 });
    expect(await knownIds()).toEqual([claimed.fileId, young.fileId].sort());
    expect(await calls.stored()).toEqual(
      [claimed, young].map(({ fileId }) => `private/${fileId}`).sort(),
    );
  });

  it('removes what was let go', async () => {
    const { fileId } = await calls.upload(photo);
    await take({ fileIds: [fileId] });
    t.clock.pass(hours(30));
    await releaseFiles(t.db, { ownerId: otherId, fileIds: [fileId] });
    expect(await sweep()).toEqual({ expired: 0, orphans: 0 });
    await releaseFiles(t.db, { ownerId, fileIds: [fileId] });
    expect(await sweep()).toEqual({ expired: 1, orphans: 0 });
    expect(await calls.stored()).toEqual([]);
  });

  it('removes bytes without a row once they are a day old', async () => {
    const kept = await calls.upload(photo, { token: owner, purpose: 'review' });
    await calls.get(`${kept.path}?w=640`);
    await take({ fileIds: [kept.fileId], purposes: ['review'] });
    const id = randomUUID();
    const orphans = [
      `private/${id}`,
      `public/${id}`,
      `derived/${id}-320.avif`,
      `private/${kept.fileId}.${id}.part`,
    ];
    const foreign = 'public/README';
    for (const key of [...orphans, foreign]) {
      await mkdir(join(t.filesFolder, key, '..'), { recursive: true });
      await writeFile(join(t.filesFolder, key), 'bytes');
    }
    const mine = [`public/${kept.fileId}`, `derived/${kept.fileId}-640.jpeg`];
    for (const key of [...orphans, ...mine, foreign]) await calls.age(key, 23);
    expect(await sweep()).toEqual({ expired: 0, orphans: 0 });
    for (const key of [...orphans, ...mine, foreign]) await calls.age(key, 25);
    expect(await sweep()).toEqual({ expired: 0, orphans: 4 });
    expect(await calls.stored()).toEqual([...mine, foreign].sort());
  });

  it('copes with many, and with an empty store', async () => {
    expect(await sweep()).toEqual({ expired: 0, orphans: 0 });
    await mkdir(join(t.filesFolder, 'private'), { recursive: true });
    const keys = Array.from({ length: 1_200 }, () => `private/${randomUUID()}`);
    for (const key of keys) {
      await writeFile(join(t.filesFolder, key), '');
      await calls.age(key, 30);
    }
    expect(await sweep()).toEqual({ expired: 0, orphans: 1_200 });
  });

  it('does not take what is being claimed at the same time', async () => {
    for (let round = 0; round < 10; round++) {
      t.clock.set(demoNow);
      const { fileId } = await calls.upload(photo);
      const now = t.clock.now();
      t.clock.pass(hours(24));
      const claim = { fileIds: [fileId], ownerId, purposes: ['registration'] as const, now };
      const [claimed] = await Promise.allSettled([
        t.db.transaction((tx) => claimFiles(tx, claim)),
        sweep(),
      ]);
      const isThere = (await knownIds()).includes(fileId);
      expect(isThere).toBe(claimed.status === 'fulfilled');
      expect((await calls.stored()).includes(`private/${fileId}`)).toBe(isThere);
    }
  });
});

describe('a crash between the file and its row', () => {
  it('leaves no row without its file, and no file for long', async () => {
    for (let i = 0; i < 30; i++) {
      // What a process leaves that ends right after the file was written.
      await pictureStore.put({ id: randomUUID(), isPublic: i % 2 === 0 }, photo);
      if (i % 3 === 0) await calls.upload(photo);
    }
    const rows = await knownIds();
    for (const id of rows) expect(await calls.stored()).toContain(`private/${id}`);
    for (const key of await calls.stored()) await calls.age(key, 25);
    expect(await sweep()).toEqual({ expired: 0, orphans: 30 });
    expect(await calls.stored()).toEqual(rows.map((id) => `private/${id}`));
  });

  it('a row that cannot be written takes its file along', async () => {
    await t.pool.query('alter table file rename to file_away');
    try {
      const { status, json, text } = await calls.send(photo);
      expect([status, json.code]).toEqual([500, 'internal']);
      expect(text).not.toMatch(/relation|insert/i);
      expect(await calls.stored()).toEqual([]);
    } finally {
      await t.pool.query('alter table file_away rename to file');
    }
  });

  it('a full disk is a 503 with Retry-After, and leaves no row (quality 11)', async () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const app = await buildApp({
      ...t,
      env: { APP_ENV: 'test', LOG_LEVEL: 'silent' },
      sealer: testSealer(),
      files: { ...folderFiles(t.filesFolder), put: () => Promise.reject(full) },
    });
    try {
      const { status, json } = await uploadCalls({ ...t, app }).send(photo);
      expect([status, json.code]).toEqual([503, 'unavailable']);
      expect(await rowsOf()).toEqual([]);
    } finally {
      await app.close();
    }
  });

  it('a file that cannot be written leaves no row', async () => {
    await pictureStore.put({ id: randomUUID(), isPublic: false }, photo);
    for (const key of await calls.stored()) await pictureStore.removeKey(key);
    const [folder, aside] = [join(t.filesFolder, 'private'), join(t.filesFolder, 'aside')];
    await rename(folder, aside);
    await writeFile(folder, 'a file where the folder should be');
    try {
      expect((await calls.send(photo)).status).toBe(500);
      expect(await rowsOf()).toEqual([]);
    } finally {
      await rm(folder);
      await rename(aside, folder);
    }
  });
});

it('an account that goes takes its pictures along', async () => {
  const token = await t.newPatient('2125550172');
  const userId = await idOf('2125550172');
  const mine = await calls.upload(photo, { token, purpose: 'review' });
  await calls.get(`${mine.path}?w=320`);
  const others = await calls.upload(photo, { token: owner, purpose: 'document' });
  const gone = await t.db.transaction((tx) => removeFilesOf(tx, userId));
  expect(gone).toEqual([mine.fileId]);
  await pictureStore.remove(gone);
  expect(await calls.stored()).toEqual([`private/${others.fileId}`]);
  expect(await knownIds()).toEqual([others.fileId]);
});

it('the sweeper runs every hour', async () => {
  const { rows: before } = await t.pool.query("select to_regclass('pgboss.schedule') as there");
  expect(before[0].there).toBeNull();
  const errors: Error[] = [];
  const jobs = await startJobs(t.url, (error) => void errors.push(error));
  try {
    await calls.upload(photo);
    t.clock.pass(hours(25));
    await startUploadJobs(jobs, { db: t.db, clock: t.clock, pictureStore });
    const { rows } = await t.pool.query('select name, cron, timezone from pgboss.schedule');
    expect(rows).toEqual([{ name: 'upload-sweep', cron: '17 * * * *', timezone: 'UTC' }]);
    await t.db.transaction((tx) => jobs.enqueue(tx, 'upload-sweep', {}));
    await expect.poll(knownIds, { timeout: 15_000 }).toEqual([]);
    await expect.poll(calls.stored, { timeout: 5_000 }).toEqual([]);
  } finally {
    await jobs.stop();
  }
  expect(errors).toEqual([]);
});
