import { describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { createTurns } from './turns.ts';

const gate = () => {
  const open: (() => void)[] = [];
  return { wait: () => new Promise<void>((go) => open.push(go)), next: () => open.shift()?.() };
};
const soon = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('so much at a time, so many wait, the next is told to come back', async () => {
    const turns = createTurns(2, 3);
    const { wait, next } = gate();
    let running = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++running);
      await wait();
      running--;
    };
    const all = Array.from({ length: 7 }, () => turns(1, work));
    const settled = Promise.allSettled(all);
    for (let i = 0; i < 10; i++) {
      await soon();
      next();
    }
    const results = await settled;
    expect(most).toBe(2);
    expect(results.map((r) => r.status)).toEqual([
      ...Array(5).fill('fulfilled'),
      ...Array(2).fill('rejected'),
    ]);
    const refused = results.flatMap((r) => (r.status === 'rejected' ? [r.reason] : []));
    for (const error of refused) expect((error as AppError).code).toBe('unavailable');
  });

  it('something heavy works alone, and is not overtaken for ever', async () => {
    const turns = createTurns(2, 10);
    const { wait, next } = gate();
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(name);
      await wait();
    };
    const all = [
      turns(1, work('a')),
      turns(2, work('heavy')),
      turns(1, work('b')),
      turns(1, work('c')),
    ];
    await soon();
    expect(order).toEqual(['a']);
    next();
    await soon();
    expect(order).toEqual(['a', 'heavy']);
    next();
    await soon();
    expect(order).toEqual(['a', 'heavy', 'b', 'c']);
    next();
    next();
    await Promise.all(all);
  });

  it('what fails gives its place back', async () => {
    const turns = createTurns(1, 0);
    const fail = () => Promise.reject(new AppError('file_type'));
    for (let i = 0; i < 3; i++) await expect(turns(1, fail)).rejects.toThrow('file_type');
    expect(await turns(1, async () => 'done')).toBe('done');
  });
});
