/** The card number's input and the care button, in the order of checks of spec §5. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getPatientInfo } from '#contract/account/account.ts';
import { limits } from '#contract/limits.ts';
import { applyForCare } from '#contract/services/services.ts';
import { submitWhiteCard } from '#contract/whitecard/whitecard.ts';
import { agency } from '#demo/agency.ts';
import type { Messages } from '#i18n/messages.ts';
import { fill } from '#tests/e2e/words.ts';
import { CareButton } from '#web/features/whitecard/care-button.tsx';
import { WhiteCardBox } from '#web/features/whitecard/white-card-box.tsx';
import { whole } from '#web/lib/page/site.ts';
import { answer, envelope } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { holdTime, path, show, signedIn, toasts } from '../support/show.tsx';

beforeEach(() => {
  holdTime();
});

const receipt = { whiteCardStatus: 'submitted' as const, contactBy: '2026-06-11 10:00' };
const box = <WhiteCardBox links={null} />;
const input = (t: Messages) => screen.getByRole('textbox', { name: t.home.whiteCardLabel });
const type = (t: Messages, text: string) => fireEvent.change(input(t), { target: { value: text } });
const send = (t: Messages, text: string) => {
  type(t, text);
  fireEvent.submit(input(t));
};

for (const [lang, places] of [
  ['en', '4, 7'],
  ['zh-TW', '4、7'],
] as const)
  test(`a wrong format is said, and the text is kept, ${lang}`, async () => {
    signedIn('patient');
    const { t } = await show(box, { lang });
    send(t, 'AB1234');
    await waitFor(() => expect(toasts()).toEqual([t.fields.whiteCardId]));
    const section = within(screen.getByRole('region', { name: t.home.whiteCardTitle }));
    section.getByText(t.fields.whiteCardId);
    section.getByText(fill(t.home.whiteCardCount, { count: 6 }));
    expect(input(t)).toHaveProperty('value', 'AB1234');
    expect(document.activeElement).toBe(input(t));
    expect(input(t).getAttribute('aria-invalid')).toBe('true');
    send(t, 'AB1O34IC');
    await section.findByText(fill(t.home.whiteCardSlip, { places }));
  });

test('a visitor goes to the login page, whatever was typed', async () => {
  const { t } = await show(box, { at: '/?from=test' });
  send(t, 'not a card');
  await waitFor(() => expect(path()).toBe('/login?redirect=%2F%3Ffrom%3Dtest'));
  expect(toasts()).toEqual([]);
});

test('a caregiver is refused, after the format, in a lasting panel', async () => {
  signedIn('caregiver');
  const { t, user } = await show(box);
  const refusal = t.errors.caregiver_cannot_check_card;
  send(t, 'nonsense');
  await waitFor(() => expect(toasts()).toEqual([t.fields.whiteCardId]));
  expect(screen.queryByText(refusal)).toBeNull();

  send(t, 'AB12345C');
  await waitFor(() => expect(toasts()).toContain(refusal));
  const section = within(screen.getByRole('region', { name: t.home.whiteCardTitle }));
  section.getByText(t.home.refusedHint);
  section.getByRole('link', { name: whole(agency.phone) });
  for (const close of screen.getAllByRole('button', { name: t.common.close }))
    await user.click(close);
  expect(toasts()).toEqual([]);
  section.getByText(refusal);
});

test('a number is sent in capitals, also out of a longer text', async () => {
  signedIn('patient');
  const sent = answer(submitWhiteCard, receipt);
  const { t } = await show(box);
  send(t, 'My CIN is ｘｙ12345ｚ, thank you');
  await waitFor(() => expect(path()).toBe('/services/result/submitWC'));
  expect(sent).toEqual([{ query: { whiteCardId: 'XY12345Z' }, body: null }]);
});

test('another code is an error, in its words, and the number stays', async () => {
  signedIn('patient');
  answer(submitWhiteCard, () => envelope({ code: 'white_card_taken', message: 'It is taken.' }));
  const { t } = await show(box);
  send(t, 'AB12345C');
  await waitFor(() => expect(toasts()).toEqual(['It is taken.']));
  within(screen.getByRole('region', { name: t.home.whiteCardTitle })).getByText('It is taken.');
  expect(input(t)).toHaveProperty('value', 'AB12345C');
  expect(path()).toBe('/');
});

test('three quick clicks are one request, 500 ms after the last', async () => {
  const pass = holdTime();
  signedIn('patient');
  const sent = answer(submitWhiteCard, () => envelope({ code: 'busy', message: 'not now' }));
  const { t } = await show(box);
  type(t, 'zz00000z');
  for (const _ of [1, 2, 3]) fireEvent.submit(input(t));
  await pass(limits.debounceMs - 1);
  expect(sent).toEqual([]);
  await pass(1);
  expect(toasts()).toEqual(['not now']);
  await pass(limits.debounceMs * 4);
  expect(sent).toHaveLength(1);
});

const press = (t: Messages) =>
  fireEvent.click(screen.getByRole('button', { name: t.home.applyLongTerm }));

test('care: a visitor goes to the login page', async () => {
  const { t } = await show(<CareButton />);
  press(t);
  await waitFor(() => expect(path()).toBe('/login?redirect=%2F'));
});

test('care: a caregiver is refused, in a lasting panel', async () => {
  signedIn('caregiver');
  const { t } = await show(<CareButton />);
  press(t);
  await waitFor(() => expect(toasts()).toEqual([t.errors.caregiver_cannot_apply]));
  expect(screen.getAllByText(t.errors.caregiver_cannot_apply)).toHaveLength(2);
  screen.getByRole('link', { name: whole(agency.phone) });
});

test('care: three presses with a card are one application and the result page', async () => {
  const pass = holdTime();
  signedIn('patient');
  const asked = answer(
    getPatientInfo,
    sample(getPatientInfo.answer, { whiteCardStatus: 'eligible' }),
  );
  const applied = answer(applyForCare, sample(applyForCare.answer));
  const { t } = await show(<CareButton />);
  for (const _ of [1, 2, 3]) press(t);
  await pass(limits.debounceMs - 1);
  expect(asked).toEqual([]);
  await pass(limits.debounceMs * 3);
  expect(path()).toBe('/services/result/applyCare');
  expect([asked, applied].map(({ length }) => length)).toEqual([1, 1]);
});
