import { describe, expect, it } from 'vitest';
import { firstErrorOf } from '#tests/api/support/first-error.ts';
import * as rules from './field-rules.ts';
import * as fields from './fields.ts';

describe('text', () => {
  const name = fields.text(10);
  it.each(['Mei', '陳美玲', '𠮷堃', 'O’Brien', '👩‍👩‍👧', 'محمد'])('keeps %s exactly', (value) => {
    expect(name.parse(value)).toBe(value);
  });

  it.each([
    ['nothing', '', 'fields.required'],
    ['only space', '   ', 'fields.required'],
    ['nobody', undefined, 'fields.required'],
    ['too much', 'x'.repeat(11), 'fields.tooLong'],
    ['NUL', 'a\0b', 'fields.characters'],
    ['a lone surrogate', 'a\ud800', 'fields.characters'],
    ['an escape character', 'a\u001bb', 'fields.characters'],
    ['a mark that turns the direction', 'Mei\u202egpj', 'fields.characters'],
  ])('refuses %s', (_, value, key) => {
    expect(firstErrorOf(name, value)).toBe(key);
  });
});

it('folds the digits of a Chinese keyboard', () => {
  expect(fields.text(20).parse('１２３ Main St')).toBe('123 Main St');
});

describe('rating', () => {
  it.each([1, 2, 3, 4, 5])('takes %d', (stars) => {
    expect(fields.rating.parse(stars)).toBe(stars);
  });
  it.each([0, 6, 4.5, -1, Number.NaN, Number.POSITIVE_INFINITY, '5', null])(
    'refuses %s',
    (stars) => {
      expect(firstErrorOf(fields.rating, stars)).toBe('fields.rating');
    },
  );
});

describe('uuid', () => {
  it('takes one and refuses anything else', () => {
    const id = '0b1f7c1e-9a50-4d43-8f5a-0d9d5b0e7a11';
    expect(fields.uuid.parse(id)).toBe(id);
    for (const value of ['', '1', `${id}0`, 5])
      expect(firstErrorOf(fields.uuid, value)).toBe('fields.id');
  });
});

describe('a note', () => {
  const note = fields.note(10);
  it('keeps its lines, and every character of every script', () => {
    expect(note.parse(' a\r\nb\n\tc ')).toBe('a\nb\n\tc');
    expect(note.parse('𠮷堃👩‍👩‍👧')).toBe('𠮷堃👩‍👩‍👧');
    expect(note.parse('')).toBe('');
  });
  it.each([
    ['a\0b', 'fields.characters'],
    ['a\u001bb', 'fields.characters'],
    ['\ud800', 'fields.characters'],
    ['a\u2066b', 'fields.characters'],
    ['x'.repeat(11), 'fields.tooLong'],
    [7, 'fields.text'],
  ])('refuses %j', (value, key) => {
    expect(firstErrorOf(note, value)).toBe(key);
  });
});

describe('a day and a time on the wall', () => {
  it.each(['2026-06-04', '2028-02-29', '2026-12-31'])('%s is a day', (day) => {
    expect(fields.wallDate.parse(day)).toBe(day);
  });
  it.each([
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-6-4',
    '1899-12-31',
    '9999-12-31',
    '2026-06-04T10:00',
    '',
    ' 2026-06-04',
  ])('%j is none', (day) => {
    expect(firstErrorOf(fields.wallDate, day)).toBe('fields.date');
  });
  it.each(['00:00', '09:30', '23:59'])('%s is a time', (time) => {
    expect(fields.wallTime.parse(time)).toBe(time);
  });
  it.each(['24:00', '9:30', '09:60', '09:30:00', '', '09：30'])('%j is none', (time) => {
    expect(firstErrorOf(fields.wallTime, time)).toBe('fields.time');
  });
  it('both are required', () => {
    for (const schema of [fields.wallDate, fields.wallTime])
      expect(firstErrorOf(schema, undefined)).toBe('fields.required');
  });
});

it.each([
  [undefined, 'fields.required'],
  ['x'.repeat(101), 'fields.id'],
  ['a\0b', 'fields.id'],
])('a record’s id that is %j is refused as an id', (value, key) => {
  expect(firstErrorOf(fields.recordId, value)).toBe(key);
});

it('a card number shows its last three characters', () => {
  expect(rules.maskCard('AB12345C')).toBe('•••••45C');
});
