/** The page of a request says how it stands now, not how it stood when it was sent. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getServiceRecord, ServiceRecord } from '#contract/services/records.ts';
import { RequestDone } from '#web/features/services/request/request-done.tsx';
import { answer } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { show, signedIn } from '../support/show.tsx';

test.each([
  ['init', 'sentLeadSoon'],
  ['error', 'sentAsked'],
  ['unknown', 'sentAsked'],
  ['finish', 'sentFinished'],
] as const)('of one that is %s', async (status, word) => {
  signedIn('patient');
  const record = sample(ServiceRecord, {
    status,
    createdAt: '2024-05-30 09:00',
    cancelledAt: null,
  });
  answer(getServiceRecord, { ...record, recordId: 'request-1', dueAt: null, picturesLeft: 0 });
  const { t } = await show(
    <RequestDone recordId="request-1" Picker={() => null} askHelp={null} picture={() => null} />,
  );
  expect(await screen.findByText(t.services[word])).toBeTruthy();
});
