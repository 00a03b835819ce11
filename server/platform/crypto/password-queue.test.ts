import { expect, it, vi } from 'vitest';
import { AppError } from '#contract/errors.ts';

const hashing = vi.hoisted(() => ({ now: 0, most: 0, done: 0 }));

// Stands in for the slow part, and counts how many are at it.
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  argon2: (_: string, __: object, done: (error: null, tag: Buffer) => void) => {
    hashing.most = Math.max(hashing.most, ++hashing.now);
    setImmediate(() => {
      hashing.now--;
      hashing.done++;
      done(null, Buffer.alloc(32, 7));
    });
  },
}));

const { hashPassword, passwordMatches } = await import('./password.ts');

it('two are hashed at a time, fifty wait, the next is told to come back', async () => {
  const stored = await hashPassword('x');
  const tries = Array.from({ length: 55 }, () => passwordMatches('x', stored));
  const results = await Promise.allSettled(tries);
  expect(results.filter((r) => r.status === 'fulfilled' && r.value)).toHaveLength(52);
  const refused = results.filter((r) => r.status === 'rejected').map((r) => r.reason);
  expect(refused).toHaveLength(3);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(AppError);
    expect(reason).toMatchObject({ code: 'unavailable', status: 503 });
  }
  expect(hashing).toMatchObject({ now: 0, most: 2, done: 53 });
});

it('never more than two, however the callers come', async () => {
  hashing.most = 0;
  const visitor = async () => {
    for (let i = 0; i < 10; i++) await passwordMatches('x', null);
  };
  await Promise.all(Array.from({ length: 20 }, visitor));
  expect(hashing).toMatchObject({ now: 0, most: 2 });
});

it('an account that is not there costs the same work as a wrong password', async () => {
  const workOf = async (stored: string | null) => {
    const before = hashing.done;
    await passwordMatches('x', stored);
    return hashing.done - before;
  };
  expect(await workOf(null)).toBe(1);
  expect(await workOf(await hashPassword('y'))).toBe(1);
});
