/** The error catalogue of spec §8 and the toasts, seen through a call that a patient makes from the home page. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getPatientInfo } from '#contract/account/account.ts';
import { limits } from '#contract/limits.ts';
import type { Messages } from '#i18n/messages.ts';
import { fill } from '#tests/e2e/words.ts';
import { CareButton } from '#web/features/whitecard/care-button.tsx';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { answer, envelope } from './support/calls.ts';
import { holdTime, show, signedIn, toasts } from './support/show.tsx';

beforeEach(() => {
  signedIn('patient');
});

const press = (t: Messages) =>
  fireEvent.click(screen.getByRole('button', { name: t.home.applyLongTerm }));

const away = { status: 503, statusText: 'Service Unavailable' };
const html = { ...away, headers: { 'content-type': 'text/html' } };
const number = (t: Messages) => fill(t.client.requestNumber, { id: 'req-77' });
const broken = { code: 'internal', message: 'Broken.', requestId: 'req-77' };
const answers: Record<string, [() => Response | Promise<Response>, (t: Messages) => string]> = {
  'a message': [
    () => envelope({ message: 'The shop is closed.' }, 409),
    () => 'The shop is closed.',
  ],
  'an error of the server with the number for the office': [
    () => envelope(broken, 500),
    (t) => `Broken. ${number(t)}`,
  ],
  'no body': [() => new Response('', away), () => '503 Service Unavailable'],
  'an HTML body': [() => new Response('<h1>no</h1>', html), () => '503 Service Unavailable'],
  'JSON without a message': [() => new Response('{}', away), () => '503 Service Unavailable'],
  'no network': [() => Promise.reject(new TypeError('fetch failed')), (t) => t.client.network],
  'half an answer': [
    () => new Response('{"code":', { status: 200 }),
    (t) => t.client.failed.split('{{reason}}')[0] ?? '',
  ],
};

for (const [kind, [reply, said]] of Object.entries(answers))
  test(`an error is said: ${kind}`, async () => {
    holdTime();
    answer(getPatientInfo, reply);
    const { t } = await show(<CareButton />, { lang: 'zh-CN' });
    press(t);
    await waitFor(() => expect(toasts()).toEqual([expect.stringContaining(said(t))]));
    expect(window.localStorage.getItem('token')).toBe('token');
  });

test('after 20 s: timed out', async () => {
  const pass = holdTime();
  // Node's own timer of a signal is not held.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new DOMException('late', 'TimeoutError')), ms);
    return stop.signal;
  });
  answer(
    getPatientInfo,
    (_request, signal) =>
      new Promise((_, fail) => {
        signal?.addEventListener('abort', () => fail(signal.reason));
      }),
  );
  const { t } = await show(<CareButton />);
  press(t);
  await pass(limits.debounceMs + limits.requestTimeoutMs - 1);
  expect(toasts()).toEqual([]);
  await pass(1);
  expect(toasts()).toEqual([t.client.timeout]);
});

test('an error stays until it is closed; the same one twice is one toast', async () => {
  const pass = holdTime();
  answer(getPatientInfo, () => envelope({ message: 'Stay.' }, 409));
  const { t } = await show(<CareButton />);
  for (const _ of [1, 2]) {
    press(t);
    await pass(limits.debounceMs);
  }
  await pass(600_000);
  expect(toasts()).toEqual(['Stay.']);
  fireEvent.click(screen.getByRole('button', { name: t.common.close }));
  expect(toasts()).toEqual([]);
});

test('a success goes after 10 s, but not while it is pointed at', async () => {
  const pass = holdTime();
  await show(<CareButton />);
  notifySuccess('Done.');
  await pass(9_999);
  expect(toasts()).toEqual(['Done.']);
  const row = screen.getByText('Done.').closest('li') as HTMLElement;
  fireEvent.mouseEnter(row);
  await pass(60_000);
  expect(toasts()).toEqual(['Done.']);
  fireEvent.mouseLeave(row);
  await pass(10_000);
  expect(toasts()).toEqual([]);
});
