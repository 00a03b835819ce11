import { describe, expect, it } from 'vitest';
import {
  fileIdsOf,
  ratingSummary,
  reviewStateOf,
  shownName,
  stateAfterEdit,
} from './review.rules.ts';

it.each([
  [{ preferredName: '美玲', firstName: 'Meiling', lastName: 'Chen' }, '美玲'],
  [{ preferredName: null, firstName: 'Meiling', lastName: 'Chen' }, 'Meiling C.'],
  [{ preferredName: ' ', firstName: '美玲', lastName: '陳' }, '美玲'],
  [{ preferredName: null, firstName: 'Ah Mui', lastName: 'o’neil' }, 'Ah Mui O.'],
  [{ preferredName: null, firstName: 'A', lastName: '𠮷田' }, 'A 𠮷.'],
  [{ preferredName: null, firstName: 'Cher', lastName: '' }, 'Cher'],
])('%o is shown as %s', (names, shown) => {
  expect(shownName(names)).toBe(shown);
});

const state = { shown: [false, false], hidden: [true, false], waiting: [true, true] } as const;
const flags = (name: keyof typeof state) => ({ hidden: state[name][0], waiting: state[name][1] });

describe('after a change by its writer', () => {
  it.each([
    ['shown', false, 'shown'],
    ['shown', true, 'waiting'],
    ['hidden', false, 'hidden'],
    ['hidden', true, 'hidden'],
    ['waiting', false, 'waiting'],
    ['waiting', true, 'waiting'],
  ] as const)('%s, with approval %s, is %s', (before, approveFirst, after) => {
    expect(reviewStateOf(flags(before))).toBe(before);
    expect(reviewStateOf(stateAfterEdit(flags(before), approveFirst))).toBe(after);
  });
});

it('knows uploaded pictures from drawings', () => {
  const id = '01234567-89ab-4def-8123-456789abcdef';
  expect(fileIdsOf([`/files/${id}`, '/media/review-soup.svg', '/files/x'])).toEqual([id]);
});

describe('the stars', () => {
  it('have an average of one decimal and all five counts', () => {
    const rows = [
      { rating: 5, count: 2, withPhotos: 1 },
      { rating: 4, count: 1, withPhotos: 0 },
    ];
    expect(ratingSummary(rows)).toEqual({
      total: 3,
      average: 4.7,
      withPhotos: 1,
      counts: [5, 4, 3, 2, 1].map((rating) => ({
        rating,
        count: rows.find((row) => row.rating === rating)?.count ?? 0,
      })),
    });
  });
  it('of nothing have no average', () => {
    expect(ratingSummary([])).toMatchObject({ total: 0, average: null, withPhotos: 0 });
  });
});
