import { describe, expect, it } from 'vitest';
import { greetedName, untilNextHour } from './greeting.ts';

const user = {
  firstName: 'Mei Ling',
  lastName: 'Chen',
  preferredName: '美玲',
  chineseName: '陳美玲',
};

describe('greetedName', () => {
  it('is the first name in English', () => {
    expect(greetedName(user, 'en')).toBe('Mei Ling');
  });
  it('is the preferred, else the Chinese, else the first name in Chinese', () => {
    expect(greetedName(user, 'zh-TW')).toBe('美玲');
    expect(greetedName({ ...user, preferredName: null }, 'zh-CN')).toBe('陳美玲');
    expect(greetedName({ ...user, preferredName: null, chineseName: null }, 'zh-CN')).toBe(
      'Mei Ling',
    );
  });
});

describe('untilNextHour', () => {
  it.each([
    ['2024-06-04T05:59:59.000', 1_000],
    ['2024-06-04T06:00:00.000', 3_600_000],
    ['2024-06-04T11:30:00.500', 1_799_500],
  ])('%s', (now, expected) => {
    expect(untilNextHour(new Date(now))).toBe(expected);
  });
});
