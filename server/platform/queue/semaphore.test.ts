import { describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { createSemaphore } from './semaphore.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Work that goes on until it is told to end; `order` is who began when. */
const createWork = () => {
  const order: string[] = [];
  const open: (() => void)[] = [];
  const work = (name: string) => async () => {
    order.push(name);
    await new Promise<void>((end) => open.push(end));
    return name;
  };
  const next = async () => {
    open.shift()?.();
    await soon();
  };
  /** Ends everything, one after another, until nothing is left. */
  const finish = async () => {
    while (open.length) await next();
  };
  return { order, work, next, finish };
};
type Outcome = PromiseSettledResult<unknown>;
const codesOf = (results: Outcome[]) =>
  results.map((r) => (r.status === 'fulfilled' ? 'done' : (r.reason as AppError).code));

describe('turns', () => {
  it('so much at a time, so many wait, the next is told to come back', async () => {
    const turns = createSemaphore({ atOnce: 2, waitingMax: 3 });
    const { order, work, finish } = createWork();
    const settled = Promise.allSettled(
      Array.from({ length: 7 }, (_, i) => turns('one', work(`${i}`))),
    );
    await soon();
    expect(order).toEqual(['0', '1']);
    expect(turns.waiting()).toBe(3);
    await finish();
    expect(codesOf(await settled)).toEqual([
      ...Array(5).fill('done'),
      ...Array(2).fill('unavailable'),
    ]);
    expect(order).toEqual(['0', '1', '2', '3', '4']);
    expect(turns.waiting()).toBe(0);
  });

  it('who comes after two hundred of one sender is next, not the two hundred and first', async () => {
    const turns = createSemaphore({ atOnce: 1, waitingMax: 300 });
    const { order, work, next, finish } = createWork();
    const all = Array.from({ length: 200 }, (_, i) => turns('many', work(`many ${i}`)));
    all.push(turns('few', work('few 0')), turns('few', work('few 1')));
    await next();
    await next();
    await next();
    expect(order).toEqual(['many 0', 'many 1', 'few 0', 'many 2']);
    await finish();
    expect(order.slice(4, 6)).toEqual(['few 1', 'many 3']);
    await Promise.all(all);
  });

  it('a sender with a bound of its own leaves a place free, and the other need not wait at all', async () => {
    const turns = createSemaphore({ atOnce: 2, waitingMax: 300, ownAtOnce: 1 });
    const { order, work, finish } = createWork();
    const all = Array.from({ length: 5 }, (_, i) => turns('many', work(`many ${i}`)));
    all.push(turns('few', work('few')));
    await soon();
    expect(order).toEqual(['many 0', 'few']);
    await finish();
    await Promise.all(all);
  });

  it('more than a sender may have waiting is too much of that sender alone', async () => {
    const turns = createSemaphore({ atOnce: 1, waitingMax: 100, ownWaitingMax: 2 });
    const { work, finish } = createWork();
    const many = Array.from({ length: 5 }, () => turns('many', work('many')));
    const settled = Promise.allSettled([...many, turns('few', work('few'))]);
    await soon();
    await finish();
    expect(codesOf(await settled)).toEqual([
      ...Array(3).fill('done'),
      ...Array(2).fill('too_many_requests'),
      'done',
    ]);
  });

  it('where no more may wait, the longest line makes room', async () => {
    const turns = createSemaphore({ atOnce: 1, waitingMax: 4 });
    const { order, work, finish } = createWork();
    const begun = turns('a', work('a 0'));
    const settled = Promise.allSettled([
      ...[1, 2, 3].map((i) => turns('a', work(`a ${i}`))),
      turns('b', work('b 0')),
      // Full: these take the places of a's last ones, until nobody has more than another.
      turns('b', work('b 1')),
      turns('c', work('c 0')),
      turns('c', work('c 1')),
    ]);
    await soon();
    await finish();
    expect(await begun).toBe('a 0');
    expect(codesOf(await settled)).toEqual([
      'done',
      'unavailable',
      'unavailable',
      'done',
      'done',
      'done',
      'unavailable',
    ]);
    expect(order).toEqual(['a 0', 'a 1', 'b 0', 'c 0', 'b 1']);
  });

  it('what fails gives its place back', async () => {
    const turns = createSemaphore({ atOnce: 1, waitingMax: 0 });
    const fail = () => Promise.reject(new AppError('file_type'));
    for (let i = 0; i < 3; i++) await expect(turns('one', fail)).rejects.toThrow('file_type');
    expect(await turns('one', async () => 'done')).toBe('done');
  });
});
