/** Pages are found by a part of their names. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { searchOffice } from '#contract/staff/search.ts';
import { OfficeSearch } from '#web/office/shell/office-search.tsx';
import { answer } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { path, show } from '../support/show.tsx';

test.each([
  ['call-b', '/office/callbacks'],
  ['hours hol', '/office/calendar'],
  ['holi', '/office/calendar'],
])('%s leads to %s by the keyboard', async (typed, to) => {
  answer(searchOffice, sample(searchOffice.answer));
  const { user } = await show(<OfficeSearch {...{ role: 'coordinator' as const }} />);
  await user.type(screen.getByRole('combobox'), `${typed}{Enter}`);
  expect(path()).toBe(to);
});
