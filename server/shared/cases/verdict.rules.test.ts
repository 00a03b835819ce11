import { describe, expect, it } from 'vitest';
import { documentReasons, verdictOf } from '#contract/staff/verdict-reasons.ts';
import { reasonsFor } from './verdict.rules.ts';

const said = [
  { document: 'rent', verdict: 'unreadable', reason: 'blurred', note: 'Page 2.' },
  { document: 'income', verdict: 'accepted', reason: null, note: null },
] as const;

describe('why a document is asked for', () => {
  it.each([
    ['what staff say now', ['rent'], { rent: { reason: 'expired' } }, 'expired', null],
    ['what they said before', ['rent'], undefined, 'blurred', 'Page 2.'],
    ['that there is none', ['utility'], undefined, 'notSent', null],
  ] as const)('is %s', (_, asked, because, reason, note) => {
    const found = reasonsFor<string>(asked, { because, said, there: ['rent', 'income'] });
    expect(found).toEqual([{ document: asked[0], verdict: verdictOf(reason), reason, note }]);
  });

  it.each([
    ['nothing was said about it', ['income'], undefined],
    ['it is there, and not sent', ['rent'], { rent: { reason: 'notSent' } }],
    ['it is not there, and blurred', ['utility'], { utility: { reason: 'blurred' } }],
    ['it is not asked for', ['rent'], { income: { reason: 'expired' } }],
  ] as const)('is refused: %s', (_, asked, because) => {
    expect(() => reasonsFor<string>(asked, { because, said, there: ['rent', 'income'] })).toThrow();
  });

  it('is not what was said about one that is gone', () => {
    const [found] = reasonsFor(['rent'], { said, there: [] });
    expect(found?.reason).toBe('notSent');
  });

  it('always says what is wrong with it', () => {
    for (const reason of documentReasons) expect(verdictOf(reason)).not.toBe('accepted');
  });
});
