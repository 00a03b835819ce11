import { expect, it } from 'vitest';
import { firstValues, type JoinValues, problemsOf } from './join-values.ts';

const known = { userId: 'one', name: '陳美玲', phone: '(212) 555-0101' };
const filled: JoinValues = { ...firstValues(known), privacyAccepted: true };

it('begins with the profile, alone, with nothing ticked', () => {
  expect(firstValues(known)).toEqual({
    name: '陳美玲',
    phone: '(212) 555-0101',
    companions: 0,
    needs: [],
    needsNote: '',
    smsConsent: false,
    privacyAccepted: false,
  });
});

it.each<[Partial<JoinValues>, string[]]>([
  [{}, []],
  [{ companions: 4, needs: ['wheelchair', 'diet'], needsNote: 'No peanuts\nplease' }, []],
  [{ name: ' ' }, ['name fields.required']],
  [{ phone: '12' }, ['phone fields.phone']],
  [{ companions: 5 }, ['companions fields.companions']],
  [{ privacyAccepted: false }, ['privacyAccepted fields.privacy']],
  [
    { name: '', phone: '', privacyAccepted: false },
    ['name fields.required', 'phone fields.phone', 'privacyAccepted fields.privacy'],
  ],
])('%o names what is wrong, from top to bottom', (over, wrong) => {
  const found = problemsOf({ ...filled, ...over });
  expect(found.map(({ field, key }) => `${field} ${key}`)).toEqual(wrong);
});
