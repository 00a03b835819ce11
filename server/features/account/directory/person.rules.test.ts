import { expect, it } from 'vitest';
import { changesBetween, fieldsOf, type Known } from './person.rules.ts';

const before: Known = {
  firstName: 'Mei',
  lastName: 'Lin',
  preferredName: '',
  chineseName: '林美',
  phone: '+12125550101',
  email: '',
  locale: 'zh-TW',
  address: '',
  apartment: '',
  city: '',
  state: '',
  postcode: '',
  note: '',
  contacts: [],
};
const wei = {
  name: 'Wei',
  relationship: 'son',
  phone: '',
  emergency: true,
  maySpeak: false,
} as const;

it('nothing changed', () => {
  expect(changesBetween(before, { ...before, contacts: [] })).toBeNull();
});

it('names what changed, with before and after', () => {
  const facts = changesBetween(before, { ...before, firstName: 'May', note: 'Hard of hearing' });
  expect(facts).toEqual({
    changes: [
      { field: 'firstName', before: 'Mei', after: 'May' },
      { field: 'note', before: '', after: 'Hard of hearing' },
    ],
  });
  expect(facts && fieldsOf(facts)).toBe('firstName, note');
});

it('contacts are one change: a tick counts, the order of the keys does not', () => {
  const facts = changesBetween(before, { ...before, contacts: [wei] });
  expect(facts).toEqual({ contacts: { before: [], after: [wei] } });
  expect(facts && fieldsOf(facts)).toBe('contacts');
  const { name, ...rest } = wei;
  const known = { ...before, contacts: [wei] };
  expect(changesBetween(known, { ...before, contacts: [{ ...rest, name }] })).toBeNull();
  expect(
    changesBetween(known, { ...before, contacts: [{ ...wei, maySpeak: true }] }),
  ).not.toBeNull();
});
