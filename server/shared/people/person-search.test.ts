import { describe, expect, it } from 'vitest';
import { personSearchText, typedWords } from './person-search.ts';

const chen: Parameters<typeof personSearchText>[0] = {
  firstName: 'Meiling',
  lastName: 'Chen',
  preferredName: '美玲',
  chineseName: '陳美玲',
  phone: '+12125550188',
  email: 'mei.ling@mail.example',
};
/** As the database compares. */
const finds = (typed: string, person = chen): boolean => {
  const words = typedWords(typed);
  const text = personSearchText(person);
  return (
    words.length > 0 && words.every((word) => text.includes(word.length < 3 ? ` ${word}` : word))
  );
};

describe('a person is found by', () => {
  it.each([
    '陈',
    '陳',
    '陈美玲',
    '陳美玲',
    '美玲',
    'Chen',
    'chen meiling',
    'Meiling Chen',
    'MEILINGCHEN',
    'mei ling',
    'Ｃｈｅｎ',
    'cml',
    'mlc',
    'c m l',
    'mc',
    '0188',
    '(212) 555-0188',
    '212-555-0188',
    '+1 212 555 0188',
    'mei.ling@mail.example',
    'ling@mail',
    '陈 0188',
    '陈0188',
  ])('%s', (typed) => expect(finds(typed)).toBe(true));

  it.each(['林', 'Wong Chen', '陈 0189', '玲美', 'cmx', '%', '_', '', '。'])('not by %s', (typed) =>
    expect(finds(typed)).toBe(false),
  );
});

describe('pinyin', () => {
  const named = (chineseName: string) => ({ ...chen, firstName: 'X', lastName: 'X', chineseName });
  it.each([
    ['單雄信', 'shan'],
    ['曾國強', 'zeng'],
    ['歐陽菲菲', 'ouyang'],
    ['歐陽菲菲', 'oyff'],
    ['呂秀蓮', 'lv'],
    ['呂秀蓮', 'lyu'],
    ['呂秀蓮', 'lu'],
    ['𠮷田', '𠮷'],
  ])('%s is found by %s', (name, typed) => expect(finds(typed, named(name))).toBe(true));
});

it('accents and hyphens do not matter', () => {
  const person = { ...chen, firstName: 'José-Luis', lastName: 'Nuñez', chineseName: null };
  for (const typed of ['jose', 'José', 'joseluis', 'Jose-Luis', 'nunez', 'nunezjose'])
    expect(finds(typed, person), typed).toBe(true);
});

it('a double that was merged finds the person', () => {
  const double = { ...chen, phone: '+12125559999', chineseName: null };
  expect(personSearchText(chen, double)).toContain(' 9999 ');
});
