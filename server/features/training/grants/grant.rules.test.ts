import { describe, expect, it } from 'vitest';
import { grantable, grantsUsedBy, withGrants } from './grant.rules.ts';

const at = new Date(0);
const grant = (id: string, kind: 'attempt' | 'wait', end: 'open' | 'used' | 'undone' = 'open') => ({
  id,
  kind,
  usedAt: end === 'used' ? at : null,
  undoneAt: end === 'undone' ? at : null,
});

describe('the rules with what staff gave', () => {
  it.each([
    [[], { attemptsAllowed: 2, waitHours: 24 }],
    [[grant('a', 'attempt')], { attemptsAllowed: 3, waitHours: 24 }],
    [[grant('a', 'attempt', 'used'), grant('b', 'attempt')], { attemptsAllowed: 4, waitHours: 24 }],
    [[grant('a', 'attempt', 'undone')], { attemptsAllowed: 2, waitHours: 24 }],
    [[grant('a', 'wait')], { attemptsAllowed: 2, waitHours: 0 }],
    [[grant('a', 'wait', 'used')], { attemptsAllowed: 2, waitHours: 24 }],
    [[grant('a', 'wait', 'undone')], { attemptsAllowed: 2, waitHours: 24 }],
  ])('%j', (grants, rules) => {
    expect(withGrants({ attemptsAllowed: 2, waitHours: 24 }, grants)).toEqual(rules);
  });
  it('leaves unlimited attempts unlimited', () => {
    const rules = { attemptsAllowed: null, waitHours: 0 };
    expect(withGrants(rules, [grant('a', 'attempt')])).toEqual(rules);
  });
});

describe('an attempt uses up', () => {
  const newest = [grant('b', 'attempt'), grant('a', 'attempt'), grant('w', 'wait')];
  it.each([
    [{ attempts: 1, isWaiting: false }, newest, []],
    [{ attempts: 2, isWaiting: false }, newest, ['a']],
    [{ attempts: 2, isWaiting: true }, newest, ['a', 'w']],
    [{ attempts: 1, isWaiting: true }, newest, ['w']],
    // The attempt before did not count: its grant is there still.
    [{ attempts: 2, isWaiting: false }, [grant('b', 'attempt'), grant('a', 'attempt', 'used')], []],
    [
      { attempts: 3, isWaiting: false },
      [grant('b', 'attempt'), grant('a', 'attempt', 'used')],
      ['b'],
    ],
    [{ attempts: 2, isWaiting: true }, [grant('a', 'attempt', 'undone')], []],
  ])('%j', (start, grants, used) => {
    expect(grantsUsedBy({ attemptsAllowed: 2, ...start }, grants)).toEqual(used);
  });
});

describe('what can be given', () => {
  it.each([
    [{ attempts: 2, waitHours: 24 }, false, [], ['attempt', 'wait']],
    [{ attempts: 2, waitHours: 24 }, true, [], []],
    [{ attempts: null, waitHours: 24 }, false, [], ['wait']],
    [{ attempts: 2, waitHours: 0 }, false, [], ['attempt']],
    [{ attempts: 2, waitHours: 24 }, false, [grant('a', 'wait')], ['attempt']],
    [{ attempts: 2, waitHours: 24 }, false, [grant('a', 'wait', 'used')], ['attempt', 'wait']],
  ])('%j, passed %s', (rules, passed, grants, kinds) => {
    expect(grantable(rules, passed, grants)).toEqual(kinds);
  });
});
