import { describe, expect, it } from 'vitest';
import { type KeptPaper, paperStateOn, readPassport } from './passport.ts';

const today = '2026-03-10';
const paper = (kind: KeptPaper['kind'], validUntil: string | null, checked = true): KeptPaper => ({
  kind,
  validUntil,
  checked,
});

describe('a paper', () => {
  it.each([
    ['medicalReport', undefined, 'missing'],
    ['medicalReport', paper('medicalReport', '2026-03-09'), 'expired'],
    ['medicalReport', paper('medicalReport', '2026-03-10'), 'ending'],
    ['medicalReport', paper('medicalReport', '2026-05-09'), 'ending'],
    ['medicalReport', paper('medicalReport', '2026-05-10'), 'current'],
    ['medicalReport', paper('medicalReport', null), 'undated'],
    ['workAuthorization', paper('workAuthorization', null, false), 'undated'],
    ['workAuthorization', paper('workAuthorization', null), 'current'],
    ['references', paper('references', null, false), 'current'],
  ] as const)('%s %j is %s', (kind, kept, state) => {
    expect(paperStateOn(kind, kept, today)).toBe(state);
  });
});

describe('a passport', () => {
  const medical = paper('medicalReport', '2026-09-01');
  it.each([
    ['without a role', null, [medical], null],
    ['with everything', ['medicalReport'], [medical], 'cleared'],
    ['that asks for nothing', [], [], 'cleared'],
    ['with one missing', ['medicalReport', 'tbTest'], [medical], 'blocked'],
    ['with an expired one', ['tbTest'], [paper('tbTest', '2026-03-01')], 'blocked'],
    ['with an expired one that nobody asks for', [], [paper('tbTest', '2026-03-01')], 'cleared'],
    ['with one whose end is not known', ['tbTest'], [paper('tbTest', null)], 'cleared'],
  ] as const)('%s', (_, required, kept, clearance) => {
    expect(readPassport(required, kept, today).clearance).toBe(clearance);
  });

  it('is valid until the first of its papers ends', () => {
    const kept = [medical, paper('tbTest', '2026-06-01'), paper('fluShot', '2026-04-01')];
    expect(readPassport(['medicalReport', 'tbTest'], kept, today).validUntil).toBe('2026-06-01');
  });
});
