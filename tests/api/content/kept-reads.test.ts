/** Settings and questions from memory: never older than what was told, and never a draft. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { listActivities } from '#server/features/activity/activity.store.ts';
import { listFaqs } from '#server/features/content/content.store.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { createDraftPreview } from '#server/platform/database/dry-run.ts';
import { renewKeptReads, stopKeepingReads } from '#server/platform/database/kept-reads.ts';
import { contentWatch, watchChanges } from '#server/platform/database/watch-changes.ts';
import { activity } from '#server/schema/activity.ts';
import { faq, setting } from '#server/schema/content.ts';
import { getSetting, readSetting } from '#server/shared/settings/settings.ts';
import { recorder } from '#tests/api/support/statements.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const record = recorder();
const elders = async (db: Queryable = t.db) => (await getSetting(db, 'numbers')).elderCount;
const setElders = async (elderCount: number, db: Queryable = t.db) => {
  const value = { ...(await readSetting(db, 'numbers')), elderCount };
  await db.update(setting).set({ value }).where(eq(setting.key, 'numbers'));
};

beforeEach(async () => {
  await setElders(100);
  renewKeptReads();
});
afterEach(stopKeepingReads);

it('are read once until a change is told', async () => {
  expect(await elders()).toBe(100);
  await setElders(101);
  expect(await elders()).toBe(100);
  renewKeptReads();
  expect(await elders()).toBe(101);
});

it('are read each time while nobody tells of changes', async () => {
  stopKeepingReads();
  expect(await elders()).toBe(100);
  await setElders(101);
  expect(await elders()).toBe(101);
});

it('are read again after half a minute, should a notification be lost', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await elders()).toBe(100);
  await setElders(101);
  vi.setSystemTime(Date.now() + 31_000);
  expect(await elders()).toBe(101);
});

it('follow the database, also after the connection was lost', async () => {
  const lost = vi.fn(stopKeepingReads);
  const told = vi.fn(renewKeptReads);
  const watching = watchChanges(t.url, contentWatch(told, lost));
  onTestFinished(() => watching.stop());
  await vi.waitUntil(() => told.mock.calls.length > 0, { timeout: 120_000 });
  expect(await elders()).toBe(100);
  await setElders(101);
  await vi.waitFor(async () => expect(await elders()).toBe(101), { timeout: 15_000 });
  await t.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'persimmon watch'
     and datname = current_database()`,
  );
  await vi.waitUntil(() => lost.mock.calls.length > 0, { timeout: 120_000 });
  await setElders(102);
  expect(await elders()).toBe(102);
});

it('of a transaction are never kept: it may be rolled back', async () => {
  const failed = t.db.transaction(async (tx) => {
    await setElders(7, tx);
    expect(await elders(tx)).toBe(7);
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  expect(await elders()).toBe(100);
});

it('of a draft are shown in its preview only', async () => {
  const { db, readWith } = createDraftPreview(t.db);
  expect(await elders(db)).toBe(100);
  const seen = await readWith(
    (tx) => setElders(8, tx),
    () => elders(db),
  );
  expect(seen).toBe(8);
  expect(await elders(db)).toBe(100);
});

it('keep the questions that a search reads', async () => {
  const found = () => listFaqs(t.db, 'zyzzyva', 'en');
  expect(await found()).toEqual([]);
  const [first] = await t.db.select().from(faq).limit(1);
  await t.db
    .update(faq)
    .set({ question: { en: 'What is a zyzzyva?' }, published: true })
    .where(eq(faq.id, first?.id ?? ''));
  expect(await found()).toEqual([]);
  renewKeptReads();
  expect(await found()).toMatchObject([{ question: 'What is a zyzzyva?' }]);
});

it('keep the words of activities, so that a search for a made-up one asks the database nothing', async () => {
  const query = { keyword: 'zyzzyva', pageNum: 1, pageSize: 9 };
  const found = async () => (await listActivities(t.db, query, '2025-06-15 10:00', 'en')).records;
  expect(await found()).toEqual([]);
  expect(await record(found)).toEqual([]);
  const [first] = await t.db.select().from(activity).limit(1);
  await t.db
    .update(activity)
    .set({ searchText: ' zyzzyva ', published: true })
    .where(eq(activity.id, first?.id ?? ''));
  expect(await found()).toEqual([]);
  renewKeptReads();
  expect(await found()).toMatchObject([{ id: first?.id }]);
});
