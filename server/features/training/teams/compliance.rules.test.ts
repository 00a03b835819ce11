import { describe, expect, it } from 'vitest';
import { isListed, mondayOf, sortRows } from './compliance.rules.ts';

const row = (name: string, values: object = {}) => ({
  userId: name,
  name,
  team: null as string | null,
  compliant: true as boolean | null,
  hoursDone: 0,
  hoursDue: 12 as number | null,
  late: [] as string[],
  papersMissing: [],
  next: null as { on: string } | null,
  ...values,
});
const soon = '2026-03-31';

describe('the list', () => {
  it.each([
    [row('a'), {}, true],
    [row('a', { team: 'Queens' }), { team: 'Queens' }, true],
    [row('a', { team: 'Queens' }), { team: 'Bronx' }, false],
    [row('a'), { compliant: 'yes' }, true],
    [row('a', { compliant: false }), { compliant: 'yes' }, false],
    [row('a', { compliant: null }), { compliant: 'unknown' }, true],
    [row('a', { compliant: null }), { compliant: 'no' }, false],
    [row('a'), { due: 'late' }, false],
    [row('a', { late: ['Falls'] }), { due: 'late' }, true],
    [row('a', { papersMissing: ['tbTest'] }), { due: 'late' }, true],
    [row('a'), { due: 'soon' }, false],
    [row('a', { next: { on: '2026-03-31' } }), { due: 'soon' }, true],
    [row('a', { next: { on: '2026-04-01' } }), { due: 'soon' }, false],
  ] as const)('%j with %j: %s', (one, filters, listed) => {
    expect(isListed(one, filters, soon)).toBe(listed);
  });

  it.each([
    [undefined, 'CBA'],
    ['compliant', 'CBA'],
    ['-compliant', 'ABC'],
    ['name', 'ABC'],
    ['-name', 'CBA'],
    ['hours', 'BAC'],
    ['-hours', 'CAB'],
    ['next', 'ACB'],
    ['team', 'BAC'],
  ] as const)('by %s', (sort, order) => {
    const rows = [
      row('A', { hoursDone: 6, next: { on: '2026-01-01' } }),
      row('B', { compliant: null, team: 'Bronx' }),
      row('C', { compliant: false, hoursDue: null, next: { on: '2026-02-01' } }),
    ];
    expect(
      sortRows(rows, sort)
        .map(({ name }) => name)
        .join(''),
    ).toBe(order);
  });
});

it.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-17', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the Monday of %s is %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
