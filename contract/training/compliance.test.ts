import { describe, expect, it } from 'vitest';
import { hoursByToday, judgeCompliance } from './compliance.ts';

describe('hours by today', () => {
  it.each([
    ['2026-01-01', null, 0],
    ['2026-07-01', null, 5],
    ['2026-07-02', null, 6],
    ['2026-12-31', null, 12],
    ['2026-12-31', '2020-05-05', 12],
    ['2026-12-31', '2026-07-02', 6],
    ['2026-07-02', '2026-07-02', 0],
    ['2026-07-02', '2026-09-01', 0],
    ['2028-07-01', null, 6],
  ])('on %s, hired %s: %d of 12', (today, hiredOn, hours) => {
    expect(hoursByToday(12, hiredOn, today)).toBe(hours);
  });
});

describe('compliance', () => {
  const good = {
    hoursDone: 6,
    hoursDue: 12,
    hiredOn: '2020-01-01',
    papers: [{ required: true, state: 'current' as const }],
    late: 0,
  };
  const paper = (required: boolean, state: 'ending' | 'undated' | 'expired' | 'missing') => ({
    papers: [{ required, state }],
  });
  it.each([
    [{}, true, []],
    [{ hoursDone: 5.5 }, false, ['hours']],
    [{ hoursDone: 0, hiredOn: '2026-07-01' }, true, []],
    [paper(true, 'ending'), true, []],
    [paper(true, 'undated'), true, []],
    [paper(true, 'expired'), false, ['papers']],
    [paper(true, 'missing'), false, ['papers']],
    [paper(false, 'expired'), true, []],
    [{ late: 1 }, false, ['late']],
    [{ hoursDone: 0, late: 2, ...paper(true, 'missing') }, false, ['hours', 'papers', 'late']],
    [{ hoursDue: null, late: 1 }, null, ['late']],
    [{ hoursDue: null }, null, []],
  ])('%j: %s', (change, compliant, reasons) => {
    expect(judgeCompliance({ ...good, ...change }, '2026-07-02')).toMatchObject({
      compliant,
      reasons,
    });
  });
});
