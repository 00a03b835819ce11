import { describe, expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

describe('reading time', () => {
  it.each([
    ['nothing', '', 1],
    ['a short text', '<p>白卡续期</p>', 1],
    ['600 characters', `<p>${'护'.repeat(600)}</p>`, 3],
    ['260 words', `<p>${'care '.repeat(260)}</p>`, 2],
    ['both', `<p>${'护'.repeat(400)} ${'care '.repeat(130)}</p>`, 3],
  ])('of %s', (_, html, minutes) => {
    expect(readingMinutes(html)).toBe(minutes);
  });

  it('does not count tags, attributes or entities', () => {
    const heavy = `<img src="/media/a.svg" alt="${'word '.repeat(500)}">${'&nbsp;'.repeat(500)}`;
    expect(readingMinutes(heavy)).toBe(1);
  });
});
