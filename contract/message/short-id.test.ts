import { describe, expect, it } from 'vitest';
import { isShortId, sampleShortId, tidyShortId, withShortId } from './short-id.ts';
import { countSegments } from './sms-segments.ts';

describe('a message ID as people type it', () => {
  it.each([
    ['P-7K3M9', 'P-7K3M9'],
    [' p-7k3m9 ', 'P-7K3M9'],
    ['7k3m9', 'P-7K3M9'],
    ['P7K3M9', 'P-7K3M9'],
    ['Ｐ－７Ｋ３Ｍ９', 'P-7K3M9'],
    ['p 7k3 m9', 'P-7K3M9'],
    ['PK3M9', 'P-PK3M9'],
    ['P-7KBM9', 'P-7K8M9'],
    ['Persimmon Home Care: your visit is booked. Message ID P-7K3M9', 'P-7K3M9'],
    ['柿安居家护理：预约好了。 短信编号P-7K3M9', 'P-7K3M9'],
  ])('%s', (typed, tidy) => {
    expect(tidyShortId(typed)).toBe(tidy);
    expect(isShortId(tidy)).toBe(true);
  });

  it.each(['', 'P-', 'P-7K3M', 'P-7K3M99', 'P-0OI1L', 'P-234CD', '123456', 'hello'])(
    '%j is none',
    (typed) => {
      expect(isShortId(tidyShortId(typed))).toBe(false);
    },
  );
});

it('costs few characters, all of them plain in English', () => {
  const cost = (locale: 'en' | 'zh-CN' | 'zh-TW') => withShortId('', sampleShortId, locale).length;
  expect([cost('en'), cost('zh-CN'), cost('zh-TW')]).toEqual([19, 12, 12]);
  expect(countSegments('a'.repeat(141) + withShortId('', sampleShortId, 'en')).segments).toBe(1);
});
