import { describe, expect, it } from 'vitest';
import type { Messages } from './messages.ts';
import { createTranslator, fillIn, placeholdersOf, type WordKey } from './translator.ts';

const words = {
  greeting: { hello: 'Hello, {{name}}!', plain: 'Hello', constructor: 'own' },
  rooms_one: '{{count}} room',
  rooms_other: '{{count}} rooms',
  people: '{{count}} people',
  guide: 'Press “$t(greeting.plain)” and “$t(greeting.gone)”.',
} as unknown as Partial<Messages>;
const { t, find, locale } = createTranslator('en', words);
const say = (key: string, values?: Record<string, string | number>) => t(key as WordKey, values);

describe('a message', () => {
  it('is found by its dotted name, with its values', () => {
    expect(locale).toBe('en');
    expect(say('greeting.plain')).toBe('Hello');
    expect(say('greeting.hello', { name: 'Mei' })).toBe('Hello, Mei!');
  });

  it('has a form for one and one for more; without forms there is but one', () => {
    expect(say('rooms', { count: 1 })).toBe('1 room');
    expect(say('rooms', { count: 0 })).toBe('0 rooms');
    expect(say('people', { count: 1 })).toBe('1 people');
    const chinese = createTranslator('zh-TW', { ...words } as Partial<Messages>);
    expect(chinese.t('rooms' as WordKey, { count: 1 })).toBe('1 rooms');
  });

  it('may say the words of another', () => {
    expect(say('guide')).toBe('Press “Hello” and “$t(greeting.gone)”.');
  });

  it('does not read values as words', () => {
    expect(say('greeting.hello', { name: '$t(greeting.plain) {{name}}' })).toBe(
      'Hello, $t(greeting.plain) {{name}}!',
    );
  });

  it('that is not there is its own name, or null where one asks', () => {
    for (const key of ['greeting', 'greeting.gone', 'greeting.plain.length', 'toString', ''])
      expect([say(key), find(key)]).toEqual([key, null]);
    expect(find('greeting.constructor')).toBe('own');
  });

  it('may come later', () => {
    const growing: Record<string, unknown> = {};
    const later = createTranslator('en', growing as Partial<Messages>);
    expect(later.find('news.title')).toBeNull();
    growing.news = { title: 'News' };
    expect(later.find('news.title')).toBe('News');
  });
});

describe('placeholders', () => {
  it('are named once, in order', () => {
    expect(placeholdersOf('{{a}} {{b}} {{a}} { c }')).toEqual(['a', 'b']);
  });

  it('are filled once; those without a value stay', () => {
    expect(fillIn('{{a}} and {{b}}, {{c}}', { a: '{{b}}', b: 2 })).toBe('{{b}} and 2, {{c}}');
  });
});
