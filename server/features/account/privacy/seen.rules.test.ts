import { expect, it } from 'vitest';
import { givenName, groupLooks, type LookAt } from './seen.rules.ts';

it.each([
  ['Ming Li', 'Ming'],
  ['Ana María Ruiz', 'Ana'],
  ['林小美', '小美'],
  ['林', '林'],
  ['Mei', 'Mei'],
])('%s is %s to clients', (name, given) => expect(givenName(name)).toBe(given));

const look = (more: Partial<LookAt>): LookAt => ({
  staffId: '1',
  name: 'Ming Li',
  role: 'coordinator',
  action: 'person.view',
  details: {},
  at: '2025-06-11 15:10',
  ...more,
});

it('a day’s looks at one thing are one line with the last time', () => {
  const lines = groupLooks(
    [
      look({}),
      look({ at: '2025-06-11 09:00' }),
      look({ at: '2025-06-11 08:00', action: 'document.view', details: { paper: 'income' } }),
      look({ at: '2025-06-11 07:00', action: 'document.view', details: { paper: 'rent' } }),
      look({ at: '2025-06-11 06:00', action: 'document.view', details: { purpose: 'document' } }),
      look({ at: '2025-06-11 05:00', staffId: '2' }),
      look({ at: '2025-06-10 05:00' }),
    ],
    givenName,
  );
  expect(lines.map(({ at, times, what, paper }) => [at.slice(5), times, what, paper])).toEqual([
    ['06-11 15:10', 2, 'page', null],
    ['06-11 08:00', 1, 'paper', 'income'],
    ['06-11 07:00', 1, 'paper', 'rent'],
    ['06-11 06:00', 1, 'paper', null],
    ['06-11 05:00', 1, 'page', null],
    ['06-10 05:00', 1, 'page', null],
  ]);
});
