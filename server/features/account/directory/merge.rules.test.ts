import { expect, it } from 'vitest';
import {
  type Belongings,
  differencesOf,
  mergeProfiles,
  movesOf,
  planMerge,
  staysOf,
} from './merge.rules.ts';
import type { Known } from './person.rules.ts';

const nothing: Belongings = {
  records: [],
  registrations: [],
  reviews: [],
  documents: [],
  trainings: [],
  card: false,
  papers: false,
  application: false,
  dates: [],
};
const some: Belongings = {
  records: [
    { id: 'r1', openCare: true },
    { id: 'r2', openCare: false },
  ],
  registrations: [{ id: 'a1', activityId: 'tai-chi', active: true }],
  reviews: ['c1'],
  documents: [{ id: 'd1', kind: 'medicalReport' }],
  trainings: [
    { id: 't1', trainingId: 'falls', signed: false },
    { id: 't2', trainingId: 'rights', signed: true },
  ],
  card: true,
  papers: true,
  application: true,
  dates: [{ id: 'i1', openCard: true, paper: null }],
};

it('everything goes to somebody who has nothing, but for what is signed', () => {
  const plan = planMerge(nothing, some);
  expect(movesOf(plan)).toEqual([
    { part: 'records', count: 2 },
    { part: 'registrations', count: 1 },
    { part: 'reviews', count: 1 },
    { part: 'documents', count: 1 },
    { part: 'trainings', count: 1 },
    { part: 'card', count: 1 },
    { part: 'papers', count: 1 },
    { part: 'application', count: 1 },
    { part: 'dates', count: 1 },
  ]);
  expect(staysOf(plan)).toEqual([{ part: 'trainings', count: 1 }]);
});

it('what both have stays', () => {
  const plan = planMerge(some, some);
  expect(movesOf(plan)).toEqual([
    { part: 'records', count: 1 },
    { part: 'reviews', count: 1 },
  ]);
});

it('a cancelled place gives way to one that is not', () => {
  const left = { ...some, registrations: [{ id: 'x', activityId: 'tai-chi', active: false }] };
  expect(planMerge(left, some).registrations.go.map((r) => r.id)).toEqual(['a1']);
  expect(planMerge(some, left).registrations.stay.map((r) => r.id)).toEqual(['x']);
});

const known: Known = {
  firstName: 'Mei',
  lastName: 'Lin',
  preferredName: '',
  chineseName: '林美',
  phone: '+12125550101',
  email: 'mei@mail.example',
  locale: 'zh-CN',
  address: '',
  apartment: '',
  city: '',
  state: '',
  postcode: '',
  note: 'Hard of hearing.',
  contacts: [],
};
const other: Known = {
  ...known,
  firstName: 'May',
  email: '',
  address: '12 Mott St',
  city: 'New York',
  note: 'x'.repeat(2_000),
};

it('only what the duplicate says differently is a choice', () => {
  expect(differencesOf(known, other)).toEqual([
    { field: 'name', keep: 'Mei Lin', double: 'May Lin' },
    { field: 'address', keep: '', double: '12 Mott St, New York' },
  ]);
});

it.each([
  [[], { firstName: 'Mei', address: '12 Mott St', city: 'New York', email: 'mei@mail.example' }],
  [['name'], { firstName: 'May', address: '12 Mott St', email: 'mei@mail.example' }],
  // Nothing is replaced by nothing.
  [['email'], { firstName: 'Mei', email: 'mei@mail.example' }],
] as const)('takes %j, and fills gaps', (take, expected) => {
  expect(mergeProfiles(known, other, take).known).toMatchObject(expected);
});

it('says what is too long for one account', () => {
  expect(mergeProfiles(known, other, [])).toMatchObject({
    overflow: ['note'],
    known: { note: 'Hard of hearing.' },
  });
});
