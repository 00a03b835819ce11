/** Dialogs that look, choose or ask: what is pressed is sent, once; a refusal is said and leaves everything as it was. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SubmitEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { checkIn, OfficeActivity, Party, scanTicket } from '#contract/activity/office.ts';
import { storageKeys } from '#contract/limits.ts';
import { getMessage } from '#contract/message/office.ts';
import { getVisitSlots, moveVisit, StaffVisit } from '#contract/services/visits-office.ts';
import { MessagePreview } from '#contract/staff/office.ts';
import { getStaffMe } from '#contract/staff/staff.ts';
import { listViews, saveView } from '#contract/staff/views.ts';
import { keepStaffEnd } from '#web/lib/api/staff-session.ts';
import { ScanDialog } from '#web/office/activity/scan-dialog.tsx';
import type { Editing } from '#web/office/content/editor/use-editing.ts';
import { TakeDownDialog } from '#web/office/content/versions/take-down-dialog.tsx';
import { MessageDialog } from '#web/office/message/message-dialog.tsx';
import { MoveVisitDialog } from '#web/office/services/appointments/move-visit-dialog.tsx';
import { KeyHelp } from '#web/office/shell/key-help.tsx';
import { useKeyDispatch, useKeys } from '#web/office/shell/keys.ts';
import { SessionEnd } from '#web/office/shell/session-end.tsx';
import { SavedViews } from '#web/office/shell/views/saved-views.tsx';
import { answer, Refused } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { closePage, show } from '../support/show.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const messages = [sample(MessagePreview, { channel: 'sms', to: '0101', text: 'A new time.' })];
const no = () => new Refused(409, { code: 'refused', message: 'Not today.' });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const typeIn = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
const button = (name: string) => screen.findByRole('button', { name });

test('a ticket is checked in by its code, and one arrival fewer is corrected', async () => {
  const party = sample(Party, {
    registrationId: id,
    name: 'Mei',
    registeredAt: '2026-11-01 10:00',
    status: 'registered',
    people: 2,
    arrived: 2,
  });
  let refused = true;
  const scanned = answer(scanTicket, () => {
    if (refused) throw no();
    return { result: 'in' as const, party };
  });
  const arrived = answer(checkIn, sample(checkIn.answer, { party: { ...party, arrived: 1 } }));
  const activity = sample(OfficeActivity, { id: 'tai-chi' });
  const { t, user } = await show(<ScanDialog activity={activity} onClose={vi.fn()} />);
  const { scanType, scanGo } = t.office.activities;
  typeIn(scanType, '3F9A-01BC');
  await user.click(await button(scanGo));
  await screen.findByText('Not today.');
  expect(field(scanType).value).toBe('3F9A-01BC');
  refused = false;
  await user.dblClick(await button(scanGo));
  expect((await screen.findByRole('alert')).textContent).toContain('Mei');
  // The next ticket can be typed at once.
  await waitFor(() => expect(field(scanType).value).toBe(''));
  expect(scanned.map(({ body }) => body.code)).toEqual(['3F9A-01BC', '3F9A-01BC']);
  await user.click(screen.getByRole('button', { name: /1/ }));
  await waitFor(() => expect(arrived[0]?.body).toEqual({ arrived: 1, was: 2 }));
});

test('a visit is moved to the time that was pressed, after its message was read', async () => {
  const visit = sample(StaffVisit, {
    recordId: id,
    userId: id,
    companyAddressId: 'queens',
    version: 4,
    sequence: 2,
    names: { latin: 'Mei Chen', chinese: null },
  });
  const slot = { reserveDate: '2026-12-02', reserveTime: '14:00' };
  answer(
    getVisitSlots,
    sample(getVisitSlots.answer, {
      firstDay: '2026-12-01',
      lastDay: '2026-12-31',
      days: [
        {
          reserveDate: slot.reserveDate,
          free: 1,
          times: [{ reserveTime: slot.reserveTime, available: true, reason: null }],
        },
      ],
    } as never),
  );
  let refused = true;
  const sent = answer(moveVisit, ({ body }) => {
    if (!body.preview && refused) throw no();
    return sample(moveVisit.answer, { messages });
  });
  const onClose = vi.fn();
  const offices = [{ companyAddressId: 'queens', name: 'Queens' }];
  const { t, user } = await show(<MoveVisitDialog {...{ visit, offices, onClose }} />);
  const { seeMessage, moveNow } = t.office.days;
  expect(await button(seeMessage)).toHaveProperty('disabled', true);
  await user.selectOptions(field(t.office.days.reason), 'staff');
  await user.click(await screen.findByRole('button', { name: /2:00/ }));
  await user.click(await button(seeMessage));
  await screen.findByText('A new time.');
  await user.click(await button(moveNow));
  await screen.findByText('Not today.');
  expect(onClose).not.toHaveBeenCalled();
  refused = false;
  // What was shown may no longer be true: it is read again.
  await user.click(await button(seeMessage));
  await user.dblClick(await button(moveNow));
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(true));
  const body = { version: 4, sequence: 2, companyAddressId: 'queens', ...slot, reason: 'staff' };
  expect(sent.map((one) => one.body)).toEqual([
    { ...body, preview: true },
    { ...body, preview: false },
    { ...body, preview: true },
    { ...body, preview: false },
  ]);
});

test('a view is saved under the name that was typed, without its page', async () => {
  answer(listViews, []);
  let refused = true;
  const sent = answer(saveView, () => {
    if (refused) throw no();
    return sample(saveView.answer);
  });
  const at = '/office/cards?language=en&page=3';
  const { t, user } = await show(<SavedViews list="cards">{null}</SavedViews>, { at });
  const { save, name } = t.office.tables;
  await user.click(await button(save));
  const send = () => screen.getAllByRole('button', { name: save }).at(-1) as HTMLElement;
  typeIn(name, 'English');
  await user.click(send());
  await screen.findByText('Not today.');
  // It is still there after the page was left.
  closePage();
  await show(<SavedViews list="cards">{null}</SavedViews>, { at });
  await user.click(await button(save));
  expect(field(name).value).toBe('English');
  refused = false;
  await user.dblClick(send());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { list: 'cards', name: 'English', query: 'language=en' };
  expect(sent.map((one) => one.body)).toEqual([body, body]);
});

test('two minutes before the end staff are asked; who stays goes on, at the end nothing is left to see', async () => {
  window.localStorage.setItem(storageKeys.officeToken, 'token');
  keepStaffEnd(100);
  const asked = answer(getStaffMe, sample(getStaffMe.answer, { secondsLeft: 900 }));
  const { t, user } = await show(<SessionEnd loaded={{}}>Private</SessionEnd>);
  await user.dblClick(await button(t.office.end.stay));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toHaveLength(1);
  screen.getByText('Private');
  window.localStorage.removeItem(storageKeys.officeToken);
  fireEvent(window, new StorageEvent('storage', { key: storageKeys.officeToken }));
  await waitFor(() => expect(screen.queryByText('Private')).toBeNull());
});

test('a message is read as it was sent, and sent again once', async () => {
  answer(
    getMessage,
    sample(getMessage.answer, {
      text: 'Your visit is tomorrow.',
      createdAt: '2026-11-01 10:00',
      error: 'The phone is off.',
      mayRetry: true,
    } as never),
  );
  const onRetry = vi.fn();
  const { t, user } = await show(
    <MessageDialog messageId={id} onClose={vi.fn()} onRetry={onRetry} />,
  );
  await screen.findByText('Your visit is tomorrow.');
  screen.getByText('The phone is off.');
  await user.click(await button(t.office.messages.retry));
  expect(onRetry).toHaveBeenCalledExactlyOnceWith(id);
});

test('a take-down that is refused keeps the dialog and names the field; taking it away needs no date', async () => {
  const takeDown = vi.fn(async (_when: string | null) => false);
  const onClose = vi.fn();
  const item = { takeDownAt: '2026-12-01 18:00' };
  const errors = [{ field: 'takeDownAt', message: 'That day is over.' }];
  const editing = { item, busy: null, errors, takeDown } as unknown as Editing;
  const { t, user } = await show(<TakeDownDialog editing={editing} onClose={onClose} />);
  const { set, clear } = t.office.versions.down;
  await user.click(await button(set));
  await screen.findByText('That day is over.');
  expect(takeDown).toHaveBeenLastCalledWith('2026-12-01 18:00');
  expect(onClose).not.toHaveBeenCalled();
  takeDown.mockResolvedValue(true);
  await user.click(await button(clear));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(takeDown).toHaveBeenLastCalledWith(null);
});

test('the help lists the keys that work here; Ctrl+Enter sends a form from any field', async () => {
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
  const approve = vi.fn();
  function Desk() {
    useKeyDispatch(true);
    useKeys([{ key: 'a', label: 'Approve it', run: approve }]);
    return (
      <form onSubmit={sent}>
        <textarea aria-label="Note" />
        <button type="submit">Go</button>
        <KeyHelp on />
      </form>
    );
  }
  const { user } = await show(<Desk />);
  const note = screen.getByLabelText('Note');
  fireEvent.keyDown(note, { key: 'a' });
  expect(approve).not.toHaveBeenCalled();
  fireEvent.keyDown(note, { key: 'Enter' });
  expect(sent).not.toHaveBeenCalled();
  fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
  fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true, repeat: true });
  expect(sent).toHaveBeenCalledOnce();
  await user.click(document.body);
  fireEvent.keyDown(document.body, { key: '?' });
  await screen.findByText('Approve it');
  // Not behind an open dialog.
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(approve).not.toHaveBeenCalled();
});
