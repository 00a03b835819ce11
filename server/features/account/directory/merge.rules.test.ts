import { expect, it } from 'vitest';
import { type Belongings, movesOf, planMerge, staysOf } from './merge.rules.ts';

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
