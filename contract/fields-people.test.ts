import { describe, expect, it } from 'vitest';
import { firstErrorOf } from '#tests/api/support/first-error.ts';
import * as rules from './field-rules.ts';
import * as fields from './fields.ts';

describe('phone', () => {
  it.each([
    '2125550101',
    '212-555-0101',
    '(212) 555-0101',
    '212.555.0101',
    '212 555 0101',
    ' 2125550101 ',
    '+12125550101',
    '+1 (212) 555-0101',
    '1-212-555-0101',
    '12125550101',
    '２１２５５５０１０１',
    '（２１２）５５５－０１０１',
    '＋１　２１２　５５５　０１０１',
    '212\u2011555\u20110101',
    '212–555–0101',
    '212/555/0101',
    '\u202a(212) 555-0101\u202c',
    '(212)\u00a0555-\u20600101',
  ])('%s is +12125550101', (typed) => {
    expect(fields.phone.parse(typed)).toBe('+12125550101');
  });

  it.each([
    ['nothing', ''],
    ['9 digits', '212555010'],
    ['11 digits', '21255501011'],
    ['11 digits that begin with 2', '22125550101'],
    ['twice the country code', '+1 1 212 555 0101'],
    ['another country', '+44 20 7946 0958'],
    ['an area code that begins with 0', '0125550101'],
    ['an area code that begins with 1', '1125550101'],
    ['an exchange that begins with 0', '2120550101'],
    ['an exchange that begins with 1', '2121550101'],
    ['an N11 area code', '9115550101'],
    ['another N11 area code', '4115550101'],
    ['an N11 exchange', '2129110101'],
    ['another N11 exchange', '2124110101'],
    ['letters', '212555CARE'],
    ['an extension', '2125550101x5'],
    ['an inner plus', '212+5550101'],
    ['Arabic digits that are not compatible forms', '٢١٢٥٥٥٠١٠١'],
    ['a very long text', `${' '.repeat(40)}2125550101`],
  ])('refuses %s', (_, typed) => {
    expect(firstErrorOf(fields.phone, typed)).toBe('fields.phone');
  });

  it.each([undefined, null, 2125550101, ['2125550101'], {}])('refuses %j by type', (value) => {
    expect(firstErrorOf(fields.phone, value)).toBe('fields.required');
  });

  it('has a helper for exactly ten digits', () => {
    expect(
      ['0000000000', '123456789', '12345678901', '123456789a', ''].map(rules.isTenDigits),
    ).toEqual([true, false, false, false, false]);
  });
});

describe('postcode', () => {
  it.each([
    ['10013', '10013'],
    [' 10013 ', '10013'],
    ['１００１３', '10013'],
    ['00501', '00501'],
  ])('%j is %s', (typed, kept) => {
    expect(fields.postcode.parse(typed)).toBe(kept);
  });

  it.each(['', '1001', '100133', '10013-1234', '1001a', '-1001', '1e004', '10 013', '１００１'])(
    'refuses %j',
    (typed) => {
      expect(firstErrorOf(fields.postcode, typed)).toBe('fields.postcode');
    },
  );
});

describe('password', () => {
  it.each([
    'abcdef1!',
    'Persimmon-2024!',
    '1234567a。',
    '柿子柿子柿子1!',
    'a1 !a1 !',
    'pass１２３！',
    `a1!${'x'.repeat(197)}`,
  ])('takes %s', (value) => {
    expect(fields.password.parse(value)).toBe(value);
  });

  it.each([
    ['seven characters', 'abcde1!', 'fields.password'],
    ['no number', 'abcdefg!', 'fields.password'],
    ['no letter', '1234567!', 'fields.password'],
    ['no symbol', 'abcdefg1', 'fields.password'],
    ['a space instead of a symbol', 'abcdef 1', 'fields.password'],
    ['nothing', '', 'fields.password'],
    ['201 characters', `a1!${'x'.repeat(198)}`, 'fields.tooLong'],
  ])('refuses %s', (_, value, key) => {
    expect(firstErrorOf(fields.password, value)).toBe(key);
  });

  it('has to be typed twice the same', () => {
    expect(rules.samePassword('abcdef1!', 'abcdef1!')).toBe(true);
    expect(rules.samePassword('abcdef1!', 'abcdef1! ')).toBe(false);
    expect(rules.samePassword('abcdef1!', 'Abcdef1!')).toBe(false);
  });
});

describe('white card', () => {
  it.each([
    ['as it stands on the card', 'AB12345C'],
    ['in lower case', 'ab12345c'],
    ['in mixed case', 'aB12345c'],
    ['with spaces', ' AB 12345 C '],
    ['with hyphens', 'AB-12345-C'],
    ['with non-breaking hyphens', 'AB\u201112345\u2011C'],
    ['with dots', 'AB.12345.C'],
    ['in full width', 'ＡＢ１２３４５Ｃ'],
    ['inside a pasted text', 'My Medicaid ID is AB12345C, thank you'],
    ['inside a Chinese text', '我的白卡號碼是AB12345C。'],
    ['after a colon and before a line break', 'CIN:ab12345c\nName: Chen'],
  ])('is taken %s', (_, typed) => {
    expect(fields.whiteCardId.parse(typed)).toBe('AB12345C');
  });

  it.each([
    ['with its label and gaps', 'CIN: rw-48213 k'],
    ['printed twice', 'RW48213K … please keep your card RW48213K'],
    ['with gaps, printed twice', 'Client ID RW 48213 K\n…\nCIN: RW-48213-K'],
    [
      'in a whole letter',
      `Human Resources Administration\n109 E 16th St, New York NY 10003 I\n${'Dear Ms. Wong, '.repeat(400)}\nCIN:\n  RW48213K\nDear`,
    ],
  ])('is found %s', (_, typed) => {
    expect(rules.tidyWhiteCardId(typed)).toBe('RW48213K');
  });

  it.each([
    ['nothing', ''],
    ['one letter first', 'A12345C'],
    ['three letters first', 'ABC12345D'],
    ['four digits', 'AB1234C'],
    ['six digits', 'AB123456C'],
    ['a digit last', 'AB123451'],
    ['two letters last', 'AB12345CD'],
    ['O for 0', 'ABO2345C'],
    ['letters of another alphabet', 'ÄB12345C'],
    ['Cyrillic look-alikes', 'АВ12345С'],
    ['a number that is part of a longer one', 'XAB12345CX'],
    ['two numbers in one text', 'AB12345C or CD67890E'],
    ['a very long text', `AB12345C ${'x'.repeat(200)}`],
  ])('is refused with %s', (_, typed) => {
    expect(firstErrorOf(fields.whiteCardId, typed)).toBe('fields.whiteCardId');
  });

  it.each([
    ['ABO2345C', [3]],
    ['abo2345c', [3]],
    ['ABI2345C', [3]],
    ['AB1234LC', [7]],
    ['ABOI3L5C', [3, 4, 6]],
    ['0B12345C', [1]],
    ['A012345C', [2]],
    ['AB123450', [8]],
    ['1B1O3451', [1, 4, 8]],
    ['AB12345C', []],
    ['ABX2345C', []],
    ['AB123452', []],
    ['AB1234C', []],
    ['', []],
  ])('%s has its slips at %j', (typed, places) => {
    expect(rules.whiteCardSlips(typed)).toEqual(places);
  });
});

describe('email', () => {
  it.each([
    ['mei@example.com', 'mei@example.com'],
    [' Mei.Chen+care@Example.COM ', 'mei.chen+care@example.com'],
    ['ｍｅｉ＠example.com', 'mei@example.com'],
  ])('%j is kept as %s', (typed, kept) => {
    expect(fields.email.parse(typed)).toBe(kept);
  });

  it.each([
    '',
    'mei',
    'mei@',
    '@example.com',
    'mei@example',
    'a b@example.com',
    'a@b@example.com',
    'mei@example..com',
    `${'a'.repeat(250)}@example.com`,
  ])('refuses %s', (typed) => {
    expect(firstErrorOf(fields.email, typed)).toBe('fields.email');
  });
});
