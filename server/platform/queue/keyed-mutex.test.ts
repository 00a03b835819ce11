import { expect, it } from 'vitest';
import { runExclusive } from './keyed-mutex.ts';

const pool = {};
const later = (ms = 1) => new Promise((resolve) => setTimeout(resolve, ms));

it('one at a time for a name, in the order they came; other names do not wait', async () => {
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} in`);
    await later();
    seen.push(`${name} out`);
    return name;
  };
  const answers = await Promise.all([
    runExclusive(pool, 'a', work('1')),
    runExclusive(pool, 'a', work('2')),
    runExclusive(pool, 'b', work('3')),
  ]);
  expect(answers).toEqual(['1', '2', '3']);
  expect(seen.slice(0, 2)).toEqual(['1 in', '3 in']);
  expect(seen.indexOf('2 in')).toBeGreaterThan(seen.indexOf('1 out'));
});

it('lines of two pools have nothing to do with each other', async () => {
  const seen: string[] = [];
  let end = () => {};
  const first = runExclusive(
    {},
    'a',
    () =>
      new Promise<void>((go) => {
        end = go;
      }),
  );
  await runExclusive({}, 'a', async () => seen.push('other'));
  expect(seen).toEqual(['other']);
  end();
  await first;
});

it('a failure is its own: the next one goes on', async () => {
  const failed = runExclusive(pool, 'c', async () => {
    throw new Error('no');
  });
  const next = runExclusive(pool, 'c', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it('who would be the 401st is told to come back', async () => {
  const many = Array.from({ length: 401 }, () => runExclusive(pool, 'd', () => later(0)));
  const results = await Promise.allSettled(many);
  expect(results.filter((r) => r.status === 'rejected')).toHaveLength(1);
  expect(results.at(-1)).toMatchObject({ reason: { code: 'unavailable' } });
  await expect(runExclusive(pool, 'd', async () => 'again')).resolves.toBe('again');
});
