/** How turns go round is tested in server/platform/queue/semaphore.test.ts. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { createAdmissionGate } from './admission-gate.ts';

const limits = { atOnce: 2, waitingMax: 4, ownWaitingMax: 2, shareOfTime: 0.1 };
const refusal = { code: 'unavailable', status: 503 };

/** Work that goes on until all of it is told to end. */
const openWork = () => {
  const begun: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await promise;
    return name;
  };
  return { begun, work, end: resolve };
};

it('refuses what is over a caller’s share in the same way as what is over all', async () => {
  const { begun, work, end } = openWork();
  const gate = createAdmissionGate(limits);
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => gate('a', work(name)));
  await expect(gate('a', work('a5'))).rejects.toMatchObject(refusal);
  all.push(...['b', 'c'].map((name) => gate(name, work(name))));
  await expect(gate('b', work('b2'))).rejects.toMatchObject(refusal);
  expect(begun).toEqual(['a1', 'a2']);
  end();
  expect((await Promise.all(all)).length).toBe(6);
});

it('has places for what is made for everybody, whoever else waits', async () => {
  const { begun, work, end } = openWork();
  const gate = createAdmissionGate({ atOnce: 1, waitingMax: 0, shareOfTime: 0.1 });
  const all = [gate('a', work('a'))];
  await expect(gate('b', work('b'))).rejects.toMatchObject(refusal);
  for (let i = 0; i < 50; i++) all.push(gate(null, work(`ours ${i}`)));
  expect(begun).toEqual(['a', 'ours 0', 'ours 1']);
  end();
  expect((await Promise.all(all)).length).toBe(51);
});

it('passes on what the work itself says', async () => {
  const gate = createAdmissionGate(limits);
  for (const caller of ['a', null])
    for (const error of [
      new AppError('not_found'),
      new AppError('too_many_requests'),
      new Error('no'),
    ])
      await expect(gate(caller, () => Promise.reject(error))).rejects.toBe(error);
  expect(await gate('a', async () => 'next')).toBe('next');
});

it('works at full speed at first, then a share of the time, and hands over results at once', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const gate = createAdmissionGate({ atOnce: 1, waitingMax: 4, shareOfTime: 0.1 });
  const begun: number[] = [];
  const work = (ms: number) => async () => {
    begun.push(Date.now());
    await new Promise((done) => setTimeout(done, ms));
    return Date.now();
  };
  const start = Date.now();
  const ended = [2_000, 1_100, 5_000, 1].map((ms, at) => gate(`caller ${at}`, work(ms)));
  await vi.runAllTimersAsync();
  // The first two together take the burst and what came back meanwhile; the third's debt is limited.
  expect(begun.map((at) => at - start)).toEqual([0, 2_000, 3_100, 9_100]);
  expect((await Promise.all(ended)).map((at) => at - start)).toEqual([2_000, 3_100, 8_100, 9_101]);
  await vi.advanceTimersByTimeAsync(60_000);
  const later = Date.now();
  const again = [gate('a', work(1_000)), gate('b', work(1_000))];
  await vi.runAllTimersAsync();
  expect((await Promise.all(again)).map((at) => at - later)).toEqual([1_000, 2_000]);
});
