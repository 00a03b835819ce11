import { describe, expect, it } from 'vitest';
import { countSegments } from './sms-segments.ts';

describe('how many texts a message is', () => {
  it.each([
    ['', 0, 1],
    ['a'.repeat(160), 160, 1],
    ['a'.repeat(161), 161, 2],
    ['a'.repeat(306), 306, 2],
    ['a'.repeat(307), 307, 3],
    ['€'.repeat(80), 160, 1],
    ['柿'.repeat(70), 70, 1],
    ['柿'.repeat(71), 71, 2],
    ['𠮷'.repeat(35), 70, 1],
    ['“quoted”', 8, 1],
  ])('%s', (text, characters, segments) => {
    expect(countSegments(text)).toEqual({ characters, segments });
  });
});
