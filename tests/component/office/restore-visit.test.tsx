/** A visit that the office canceled by mistake: why, its own time is chosen, and the message is shown before it goes. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getVisitSlots, restoreVisit, StaffVisit } from '#contract/services/visits-office.ts';
import { MessagePreview } from '#contract/staff/office.ts';
import { RestoreVisitDialog } from '#web/office/services/appointments/restore-visit-dialog.tsx';
import { answer } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { show, toasts } from '../support/show.tsx';

const message = sample(MessagePreview, { text: 'Your visit is on.' });

test('a visit is restored at its own time, with a reason', async () => {
  answer(getVisitSlots, sample(getVisitSlots.answer, { running: null, nextFrom: null, days: [] }));
  const sent = answer(restoreVisit, { messages: [message] });
  const visit = sample(StaffVisit, {
    recordId: 'r1',
    userId: crypto.randomUUID(),
    version: 1,
    sequence: 2,
    locale: 'en',
    companyAddressId: 'queens-office',
    day: '2025-06-18',
    from: '14:00',
  });
  const onClose = vi.fn();
  const offices = [{ companyAddressId: 'queens-office', name: 'Queens' }];
  const { t, user } = await show(
    <RestoreVisitDialog visit={visit} offices={offices} onClose={onClose} />,
  );
  const { days, corrections } = t.office;
  const first = screen.getByRole('button', { name: days.seeMessage });
  expect(first.matches(':disabled, [aria-disabled=true]')).toBe(true);
  const reason = corrections.reason.replace('{{language}}', 'English');
  await user.type(screen.getByLabelText(new RegExp(reason.slice(0, 15))), 'Wrong row');
  await user.click(first);
  await screen.findByText('Your visit is on.');
  await user.click(screen.getByRole('button', { name: days.restoreNow }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(toasts()).toEqual([days.restored]);
  const body = {
    version: 1,
    sequence: 2,
    companyAddressId: 'queens-office',
    reserveDate: '2025-06-18',
    reserveTime: '14:00',
    correction: 'Wrong row',
  };
  expect(sent.map((one) => one.body)).toEqual([
    { ...body, preview: true },
    { ...body, preview: false },
  ]);
});
