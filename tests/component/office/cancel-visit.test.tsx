/** Cancelling a visit: whoever was told of it is told; a walk-in that was a mistake gets no text unless staff want it. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  cancelVisit,
  mistakenWalkInMinutes,
  StaffVisit,
} from '#contract/services/visits-office.ts';
import { MessagePreview } from '#contract/staff/office.ts';
import { CancelVisitDialog } from '#web/office/services/appointments/cancel-visit-dialog.tsx';
import { answer } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { show, toasts } from '../support/show.tsx';

const message = sample(MessagePreview, { text: 'Your visit is off.' });

const cases: [string, number | null, boolean][] = [
  ['an appointment', null, false],
  ['a walk-in of this morning', mistakenWalkInMinutes + 1, false],
  ['a walk-in of just now', mistakenWalkInMinutes, true],
];
for (const [what, walkInMinutes, silent] of cases)
  test(`${what} is cancelled ${silent ? 'without' : 'with'} a text`, async () => {
    const sent = answer(cancelVisit, ({ body }) => ({ messages: body.silent ? [] : [message] }));
    const visit = sample(StaffVisit, { recordId: 'r1', version: 1, sequence: 2, walkInMinutes });
    const onClose = vi.fn();
    const { t, user } = await show(<CancelVisitDialog visit={visit} onClose={onClose} />);
    const { days, noMessage } = t.office;
    const choice = screen.queryByRole('checkbox', { name: new RegExp(days.silent) });
    expect(choice && (choice as HTMLInputElement).checked).toBe(
      walkInMinutes === null ? null : silent,
    );
    const first = silent ? t.common.next : days.seeMessage;
    await user.click(screen.getByRole('button', { name: first }));
    await screen.findByText(silent ? noMessage : 'Your visit is off.');
    const action = silent ? days.cancelSilently : days.cancelNow;
    await user.click(screen.getByRole('button', { name: action }));
    await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
    expect(toasts()).toEqual([silent ? days.cancelledSilently : days.cancelled]);
    expect(sent.map(({ body }) => [body.preview, body.silent])).toEqual([
      [true, silent || undefined],
      [false, silent || undefined],
    ]);
  });
