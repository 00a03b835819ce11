import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { watchRules } from '#contract/training/training.ts';
import { mergeParts, type Part, watchedTo } from '#contract/training/watched-parts.ts';
import { acceptWatched, isFinished, isOpenVideo, percentOf } from './watch.rules.ts';

const opened = new Date('2026-11-17T10:00:00Z');
const later = (seconds: number) => new Date(opened.getTime() + seconds * 1000);
const part = (from: number, to: number): Part => ({ from, to });

const watch = (parts: Part[], claimed: Part, seconds: number, clockUsedTo: Date | null = null) =>
  acceptWatched({
    parts,
    claimed,
    seconds: 300,
    openedAt: opened,
    clockUsedTo,
    now: later(seconds),
  });

describe('parts', () => {
  it.each([
    [[part(0, 5), part(5, 10)], [part(0, 10)]],
    [[part(5, 10), part(0, 5)], [part(0, 10)]],
    [[part(0, 10), part(2, 4)], [part(0, 10)]],
    [[part(0, 5), part(5.9, 9)], [part(0, 9)]],
    [
      [part(0, 5), part(7, 9)],
      [part(0, 5), part(7, 9)],
    ],
    [[], []],
  ])('%j are %j', (parts, merged) => {
    expect(mergeParts(parts)).toEqual(merged);
  });

  it('seeking is free up to the first gap', () => {
    expect(watchedTo([part(0, 12), part(20, 30)])).toBe(12);
    expect(watchedTo([part(0.6, 12)])).toBe(12);
    expect(watchedTo([part(20, 30)])).toBe(0);
    expect(watchedTo([])).toBe(0);
  });

  it('95 % is finished', () => {
    expect(isFinished([part(0, 94.9)], 100)).toBe(false);
    expect(isFinished([part(0, 95)], 100)).toBe(true);
    expect(isFinished([part(0, 40), part(45, 100)], 100)).toBe(true);
    expect(percentOf([part(0, 94.9)], 100)).toBe(94);
  });
});

describe('what is believed', () => {
  it('is what the clock allows, at up to 1.5 times the speed', () => {
    expect(watch([], part(0, 60), 60).parts).toEqual([part(0, 60)]);
    expect(watch([], part(0, 90), 60).parts).toEqual([part(0, 90)]);
    // 60 seconds allow 90, plus a tolerance of 5.
    expect(watch([], part(0, 200), 60).parts).toEqual([part(0, 95)]);
  });

  it('the forgiven seconds are forgiven once', () => {
    const first = watch([], part(0, 300), 0);
    expect(first.parts).toEqual([part(0, 5)]);
    expect(watch(first.parts, part(5, 300), 0, first.clockUsedTo).parts).toEqual([part(0, 5)]);
  });

  it('is what was watched while the line was bad, sent later', () => {
    expect(watch([part(0, 20)], part(20, 260), 400, later(20)).parts).toEqual([part(0, 260)]);
  });

  it('is not what lies far ahead; a part that overtook another is kept', () => {
    expect(watch([part(0, 20)], part(60, 65), 400).parts).toEqual([part(0, 20)]);
    const ahead = watch([part(0, 20)], part(25, 30), 400);
    expect(ahead.parts).toEqual([part(0, 20), part(25, 30)]);
    expect(watch(ahead.parts, part(20, 25), 400, ahead.clockUsedTo).parts).toEqual([part(0, 30)]);
  });

  it('what was seen before costs nothing and loses nothing', () => {
    const again = watch([part(0, 100)], part(40, 60), 0, later(0));
    expect(again.parts).toEqual([part(0, 100)]);
    expect(again.position).toBe(60);
    expect(again.clockUsedTo).toEqual(later(0));
  });

  it('ends where the video ends', () => {
    expect(watch([part(0, 290)], part(290, 900), 600).parts).toEqual([part(0, 300)]);
  });

  it('never exceeds the clock, whatever is claimed, and never forgets', () => {
    const claims = fc.array(
      fc.record({
        from: fc.integer({ min: 0, max: 320 }),
        length: fc.integer({ min: 0, max: 120 }),
        pause: fc.integer({ min: 0, max: 40 }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(claims, (list) => {
        let parts: Part[] = [];
        let clockUsedTo: Date | null = null;
        let now = 0;
        for (const { from, length, pause } of list) {
          now += pause;
          const before: Part[] = parts;
          ({ parts, clockUsedTo } = watch(parts, part(from, from + length), now, clockUsedTo));
          for (const old of before)
            expect(parts.some((p) => p.from <= old.from && p.to >= old.to)).toBe(true);
        }
        const total = parts.reduce((sum, p) => sum + p.to - p.from, 0);
        // Gaps of a second are closed for free: at most one per range sent.
        const allowed =
          now * watchRules.speedMax +
          watchRules.toleranceSeconds +
          list.length * (watchRules.gapSeconds + 0.1);
        expect(total).toBeLessThanOrEqual(allowed);
        expect(parts).toEqual(mergeParts(parts));
      }),
    );
  });
});

describe('chapters', () => {
  const videos = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  it.each([
    ['a', [], true, true],
    ['b', [], true, false],
    ['b', ['a'], true, true],
    ['c', ['a'], true, false],
    ['c', ['b'], true, false],
    ['c', ['a', 'b'], true, true],
    ['c', [], false, true],
  ] as const)('%s after %j, in order %s: %s', (id, finished, inOrder, open) => {
    expect(isOpenVideo(videos, new Set(finished), id, inOrder)).toBe(open);
  });
});
