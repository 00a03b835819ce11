/** The page of a booked visit says only what is still to come. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getServiceRecord, ServiceRecord } from '#contract/services/records.ts';
import { VisitDone } from '#web/features/services/booking/visit-done.tsx';
import { answer } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { show, signedIn } from '../support/show.tsx';

const visit = (reserveDate: string) =>
  sample(ServiceRecord, {
    recordId: 'visit-1',
    method: 'offline',
    reserveDate,
    reserveTime: '10:00',
    createdAt: '2024-05-30 09:00',
    cancelledAt: null,
    contactPhone: '+12125550102',
    documents: ['The renewal letter'],
  });

test('a visit that is over promises no text, asks for nothing to bring, and goes into no calendar', async () => {
  signedIn('patient');
  answer(getServiceRecord, visit('2024-06-04'));
  const { t } = await show(<VisitDone recordId="visit-1" />);
  await screen.findByRole('heading', { level: 1, name: t.services.pastTitle });
  expect(screen.queryByText(/0102/)).toBeNull();
  expect(screen.queryByText('The renewal letter')).toBeNull();
  expect(screen.queryByRole('button', { name: t.services.calendar })).toBeNull();
});

test('a visit to come is booked, with where the text goes and what to bring', async () => {
  signedIn('patient');
  answer(getServiceRecord, visit('2094-06-04'));
  const { t } = await show(<VisitDone recordId="visit-1" />);
  await screen.findByRole('heading', { level: 1, name: t.services.pastTitle });
  screen.getByText(/0102/);
  screen.getByText('The renewal letter');
  screen.getByRole('button', { name: t.services.calendar });
});
