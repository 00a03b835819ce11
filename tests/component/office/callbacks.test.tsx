/** Who asked to be called back: found by search, noted, and still there while the network is away. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CallbackRow, listCallbacks, noteCallback } from '#contract/services/callback-office.ts';
import { listViews } from '#contract/staff/views.ts';
import { fill } from '#tests/e2e/words.ts';
import CallbacksPage from '#web/office/services/callbacks.page.tsx';
import { answer } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { holdTime, show, toasts } from '../support/show.tsx';

beforeEach(() => {
  answer(listViews, []);
});

test('a call-back found by search opens at it', async () => {
  const [other, found] = ['1', '2'].map((n) =>
    sample(CallbackRow, {
      id: `00000000-0000-4000-8000-00000000000${n}`,
      phone: `+1212555010${n}`,
      createdAt: '2026-06-10 10:00',
      dueAt: '2026-06-10 12:00',
    }),
  ) as [CallbackRow, CallbackRow];
  const asked = answer(
    listCallbacks,
    sample(listCallbacks.answer, {
      state: 'open',
      records: [other, found],
      counts: { open: 102, closed: 0 },
      total: 102,
      pageNum: 2,
      pages: 3,
    }),
  );
  await show(<CallbacksPage />, { at: `/office/callbacks?call=${found.id}` });
  const row = await waitFor(() => {
    const current = document.querySelector<HTMLElement>('tr[aria-current]');
    expect(document.activeElement).toBe(current);
    return current;
  });
  expect(row?.textContent).toContain('0102');
  expect(row?.dataset.marked).toBe('true');
  expect(asked[0]?.query).toMatchObject({ call: found.id });
  // The other pages are lists again.
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => href.includes('page='))).not.toEqual([]);
  expect(links.filter((href) => href.includes('call='))).toEqual([]);
});

test('a noted call is said; without a network the list stays and is read again by itself', async () => {
  const row = sample(CallbackRow, {
    id: '00000000-0000-4000-8000-000000000001',
    phone: '+12125550101',
    createdAt: '2026-06-10 10:00',
    dueAt: '2026-06-10 12:00',
  });
  let away = false;
  const online = <T,>(data: T): T => {
    if (away) throw new TypeError('Failed to fetch');
    return data;
  };
  const list = sample(listCallbacks.answer, {
    state: 'open',
    records: [row],
    counts: { open: 1, closed: 0 },
  });
  const asked = answer(listCallbacks, () => online(list));
  const sent = answer(noteCallback, () => online(sample(noteCallback.answer)));
  const { t, user } = await show(<CallbacksPage />);
  const { callbacks, calls, cases } = t.office;
  const wait = holdTime();
  const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  await screen.findByRole('table');

  away = true;
  await user.click(button(callbacks.called));
  await user.click(screen.getByRole('radio', { name: calls.outcomes.reached }));
  fireEvent.change(screen.getByLabelText(new RegExp(cases.colleagueNote)), {
    target: { value: 'Wants a Cantonese speaker.' },
  });
  await user.click(button(calls.save));
  await wait(2_000);
  expect(toasts()).toEqual([t.client.network]);
  // What was typed is still there, and so is the list.
  screen.getByDisplayValue('Wants a Cantonese speaker.');
  away = false;
  const before = asked.length;
  await wait(10_000);
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));

  await user.dblClick(button(calls.save));
  await waitFor(() =>
    expect(toasts()).toEqual([
      fill(callbacks.notedClosed, { what: calls.outcomes.reached, where: callbacks.closed }),
    ]),
  );
  const body = { step: 'reached', text: 'Wants a Cantonese speaker.', version: row.version };
  expect(sent.map((one) => one.body)).toEqual([body, body]);
});

test('the last call can be undone, after a question', async () => {
  const call = { id: 7, at: '2026-06-10 11:00', by: 'Ming', outcome: 'noAnswer', text: 'Twice.' };
  const row = sample(CallbackRow, {
    id: '00000000-0000-4000-8000-000000000001',
    phone: '+12125550101',
    createdAt: '2026-06-10 10:00',
    dueAt: '2026-06-10 12:00',
    calls: [call],
    mayUndo: true,
  } as never);
  const counts = { open: 1, closed: 0 };
  answer(listCallbacks, () => {
    const records = sent.length ? [{ ...row, calls: [], mayUndo: false }] : [row];
    return sample(listCallbacks.answer, { state: 'open', records, counts });
  });
  const sent = answer(noteCallback, sample(noteCallback.answer));
  const { t, user } = await show(<CallbacksPage />);
  await screen.findByText(/Twice\./);
  const { undo, undoDone } = t.office.calls;
  await user.click(screen.getByRole('button', { name: new RegExp(`^${undo}: `) }));
  expect(sent).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: undo }));
  await waitFor(() => expect(toasts()).toEqual([undoDone]));
  expect(sent.map(({ body }) => body)).toEqual([{ step: 'undo', version: row.version }]);
  // Its button is gone with it: the keyboard goes on in the row.
  await screen.findByText(t.office.callbacks.triesNone);
  expect(document.activeElement?.textContent).toBe(t.office.callbacks.called);
});
