/** The pages that an invitation and a reset link open: whom they are for, or why they no longer work. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getInvitation, getResetLink } from '#contract/staff/staff.ts';
import { fill } from '#tests/e2e/words.ts';
import OfficeResetPage from '#web/office/staff/reset.page.tsx';
import OfficeWelcomePage from '#web/office/staff/welcome.page.tsx';
import { answer, Refused } from '../support/calls.ts';
import { show } from '../support/show.tsx';

const gone = () => {
  throw new Refused(404, { code: 'not_found', message: 'Used or expired.' });
};
const person = { email: 'mei@persimmon.example', name: 'Mei Wong' };

test('a reset link says whose password it changes', async () => {
  const sent = answer(getResetLink, person);
  const { t } = await show(<OfficeResetPage />, { at: '/office/reset#secret' });
  await screen.findByText(fill(t.office.resetLead, person));
  expect(sent.map(({ body }) => body)).toEqual([{ link: 'secret' }]);
});

test('a used reset link says why, and where to ask for another', async () => {
  answer(getResetLink, gone);
  const { t } = await show(<OfficeResetPage />, { at: '/office/reset#used' });
  await screen.findByText('Used or expired.');
  expect(screen.getByRole('link', { name: t.office.forgotSend })).toBeTruthy();
});

test('an invitation says for which role it is, and asks for the email only if it is unknown', async () => {
  const sent = answer(getInvitation, { ...person, email: null, role: 'trainer' });
  const { t } = await show(<OfficeWelcomePage />, { at: '/office/welcome#first' });
  await screen.findByText(fill(t.office.welcomeLead, { role: t.office.roles.trainer }));
  const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
  expect(field(t.office.email)).toHaveProperty('value', '');
  expect(field(t.office.yourName)).toHaveProperty('value', person.name);
  expect(sent.map(({ body }) => body)).toEqual([{ invitation: 'first' }]);
});

test('a used invitation says why', async () => {
  answer(getInvitation, gone);
  const { t } = await show(<OfficeWelcomePage />, { at: '/office/welcome#used' });
  await screen.findByText(t.office.welcomeGone);
  expect(screen.getByText('Used or expired.')).toBeTruthy();
});
