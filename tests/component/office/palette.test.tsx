/** The search box by the keyboard: pages by a part of their names, and what the server finds, also where Enter comes first. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OfficeFound, searchOffice } from '#contract/staff/search.ts';
import { OfficeSearch } from '#web/office/shell/office-search.tsx';
import { answer } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { path, show } from '../support/show.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const role = 'coordinator';

test.each([
  ['call-b', '/office/callbacks'],
  ['hours hol', '/office/calendar'],
  ['holi', '/office/calendar'],
])('%s leads to %s by the keyboard', async (typed, to) => {
  answer(searchOffice, sample(searchOffice.answer));
  const { user } = await show(<OfficeSearch {...{ role }} />);
  await user.type(screen.getByRole('combobox'), `${typed}{Enter}`);
  expect(path()).toBe(to);
});

test('Enter that comes before the answer opens what is found then', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const person = {
    userId: id,
    firstName: 'Mei',
    lastName: 'Chen',
    chineseName: null,
    userType: 'patient' as const,
    phoneEnding: '0101',
    closed: false,
    clearance: null,
  };
  const asked = answer(searchOffice, async () => {
    await held;
    return sample(OfficeFound, { people: { hits: [person], more: false } });
  });
  const { user } = await show(<OfficeSearch {...{ role }} />);
  await user.type(screen.getByRole('combobox'), 'Chen{Enter}');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(path()).toBe('/');
  release();
  await waitFor(() => expect(path()).toBe(`/office/people/${id}`));
  expect(screen.getByRole('combobox')).toHaveProperty('value', '');
});
