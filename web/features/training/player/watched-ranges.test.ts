import { describe, expect, it } from 'vitest';
import { missingFrom } from './watch-store.ts';
import { allowedPlace, partBetween, resumeAt, seenTo } from './watched-ranges.ts';

const video = {
  videoStatus: 'underway',
  watched: [{ from: 0, to: 20 }],
  position: 20,
  duration: 60,
} as const;
const at = (over: object) => ({ ...video, watched: [...video.watched], ...over });

describe('how far one may go', () => {
  it('is what the server knows and what waits here, without a gap', () => {
    expect(seenTo(at({}), null)).toBe(20);
    expect(seenTo(at({}), { parts: [{ from: 20.4, to: 31 }], position: 31 })).toBe(31);
    expect(seenTo(at({}), { parts: [{ from: 40, to: 50 }], position: 50 })).toBe(20);
  });

  it('is everything once the chapter is finished', () => {
    expect(seenTo(at({ videoStatus: 'finish' }), null)).toBe(60);
  });

  it('keeps a seek inside it', () => {
    expect(allowedPlace(12, 20)).toBe(12);
    expect(allowedPlace(45, 20)).toBe(20);
    expect(allowedPlace(-3, 20)).toBe(0);
  });
});

describe('where it goes on', () => {
  it('is the latest place, of this device or another', () => {
    expect(resumeAt(at({ position: 14 }), null)).toBe(14);
    expect(resumeAt(at({}), { parts: [{ from: 20, to: 27 }], position: 27 })).toBe(27);
  });

  it('is never ahead of what was seen, and the start after the end', () => {
    expect(resumeAt(at({ position: 50 }), null)).toBe(20);
    expect(resumeAt(at({ videoStatus: 'finish', position: 60 }), null)).toBe(0);
  });
});

describe('what is sent', () => {
  it('is time that passed forwards', () => {
    expect(partBetween(null, 4)).toBeNull();
    expect(partBetween(4, 4)).toBeNull();
    expect(partBetween(9, 4)).toBeNull();
    expect(partBetween(4, 4.3)).toEqual({ from: 4, to: 4.3 });
  });

  it('is what the server lacks; a piece under a second it closes itself', () => {
    const known = [{ from: 0, to: 20 }];
    expect(missingFrom([{ from: 10, to: 20.8 }], known)).toEqual([]);
    expect(missingFrom([{ from: 10, to: 25 }], known)).toEqual([{ from: 20, to: 25 }]);
    expect(missingFrom([{ from: 40, to: 50 }], known)).toEqual([{ from: 40, to: 50 }]);
  });
});
