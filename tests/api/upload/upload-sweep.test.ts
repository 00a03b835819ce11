import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { UploadPurpose } from '#contract/upload/upload.ts';
import { buildApp } from '#server/app.ts';
import { startUploadJobs, sweepUploads } from '#server/features/upload/upload.jobs.ts';
import { startJobs } from '#server/platform/queue/jobs.ts';
import { folderFiles } from '#server/platform/storage/files.ts';
import { claimFiles, releaseFiles, removeFilesOf } from '#server/shared/people/claim-files.ts';
import { demoNow, testSealer } from '#tests/api/support/demo.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { uploadCalls } from '#tests/api/support/upload-calls.ts';
import { hours, uploadStage } from '#tests/api/support/upload-stage.ts';

const t = testApp();
const { calls, idOf, rowsOf, knownIds, stage } = uploadStage(t);
const sweep = () => sweepUploads({ db: t.db, clock: t.clock, pictureStore: stage.pictureStore });

type Take = { fileIds: string[]; by?: string; purposes?: UploadPurpose[]; documentId?: string };
const take = ({ fileIds, by = stage.ownerId, purposes = ['registration'], documentId }: Take) =>
  t.db.transaction((tx) =>
    claimFiles(tx, { fileIds, ownerId: by, purposes, documentId, now: t.clock.now() }),
  );

describe('the sweeper', () => {
  it('removes uploads that nobody claimed in a day, and leaves the others', async () => {
    await calls.upload(stage.photo);
    await calls.upload(stage.photo, { token: stage.owner, purpose: 'document' });
    const claimed = await calls.upload(stage.photo);
    const shown = await calls.upload(stage.photo, { token: stage.owner, purpose: 'review' });
    await calls.get(`${shown.path}?w=320`);
    await take({ fileIds: [claimed.fileId] });
    t.clock.pass(hours(24) - 1);
    const young = await calls.upload(stage.photo);
    expect(await sweep()).toEqual({ expired: 0, orphans: 0 });
    t.clock.pass(1);
    expect(await sweep()).toEqual({ expired: 3, orphans: 0 });
    expect(await knownIds()).toEqual([claimed.fileId, young.fileId].sort());
    expect(await calls.stored()).toEqual(
      [claimed, young].map(({ fileId }) => `private/${fileId}`).sort(),
    );
  });

  it('removes what was let go', async () => {
    const { fileId } = await calls.upload(stage.photo);
    await take({ fileIds: [fileId] });
    t.clock.pass(hours(30));
    await releaseFiles(t.db, { ownerId: stage.otherId, fileIds: [fileId] });
    expect(await sweep()).toEqual({ expired: 0, orphans: 0 });
    await releaseFiles(t.db, { ownerId: stage.ownerId, fileIds: [fileId] });
    expect(await sweep()).toEqual({ expired: 1, orphans: 0 });
    expect(await calls.stored()).toEqual([]);
  });

  it('removes bytes without a row once they are a day old', async () => {
    const kept = await calls.upload(stage.photo, { token: stage.owner, purpose: 'review' });
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
      const { fileId } = await calls.upload(stage.photo);
      const now = t.clock.now();
      t.clock.pass(hours(24));
      const claim = {
        fileIds: [fileId],
        ownerId: stage.ownerId,
        purposes: ['registration'] as const,
        now,
      };
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
      await stage.pictureStore.put({ id: randomUUID(), isPublic: i % 2 === 0 }, stage.photo);
      if (i % 3 === 0) await calls.upload(stage.photo);
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
      const { status, json, text } = await calls.send(stage.photo);
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
      const { status, json } = await uploadCalls({ ...t, app }).send(stage.photo);
      expect([status, json.code]).toEqual([503, 'unavailable']);
      expect(await rowsOf()).toEqual([]);
    } finally {
      await app.close();
    }
  });

  it('a file that cannot be written leaves no row', async () => {
    await stage.pictureStore.put({ id: randomUUID(), isPublic: false }, stage.photo);
    for (const key of await calls.stored()) await stage.pictureStore.removeKey(key);
    const [folder, aside] = [join(t.filesFolder, 'private'), join(t.filesFolder, 'aside')];
    await rename(folder, aside);
    await writeFile(folder, 'a file where the folder should be');
    try {
      expect((await calls.send(stage.photo)).status).toBe(500);
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
  const mine = await calls.upload(stage.photo, { token, purpose: 'review' });
  await calls.get(`${mine.path}?w=320`);
  const others = await calls.upload(stage.photo, { token: stage.owner, purpose: 'document' });
  const gone = await t.db.transaction((tx) => removeFilesOf(tx, userId));
  expect(gone).toEqual([mine.fileId]);
  await stage.pictureStore.remove(gone);
  expect(await calls.stored()).toEqual([`private/${others.fileId}`]);
  expect(await knownIds()).toEqual([others.fileId]);
});

it('the sweeper runs every hour', async () => {
  const { rows: before } = await t.pool.query("select to_regclass('pgboss.schedule') as there");
  expect(before[0].there).toBeNull();
  const errors: Error[] = [];
  const jobs = await startJobs(t.url, (error) => void errors.push(error));
  try {
    await calls.upload(stage.photo);
    t.clock.pass(hours(25));
    await startUploadJobs(jobs, { db: t.db, clock: t.clock, pictureStore: stage.pictureStore });
    const { rows } = await t.pool.query('select name, cron, timezone from pgboss.schedule');
    expect(rows).toEqual([{ name: 'upload-sweep', cron: '17 * * * *', timezone: 'UTC' }]);
    await t.db.transaction((tx) => jobs.enqueue(tx, 'upload-sweep', {}));
    await expect.poll(knownIds).toEqual([]);
    await expect.poll(calls.stored).toEqual([]);
  } finally {
    await jobs.stop();
  }
  expect(errors).toEqual([]);
});
