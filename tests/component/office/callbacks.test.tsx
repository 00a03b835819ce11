/** A call-back that the search found: its page is asked for, its row has the focus and is marked. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallbackRow, listCallbacks } from '#contract/services/callback-office.ts';
import CallbacksPage from '#web/office/services/callbacks.page.tsx';
import { answer } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { show } from '../support/show.tsx';

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
