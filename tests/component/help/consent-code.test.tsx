/** The code by which somebody consents: to a helper's link, and to be acted for. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { askForPerson } from '#contract/help/acting.ts';
import { sendHelpCode } from '#contract/help/help.ts';
import AskHelpForm from '#web/features/help/ask-help-form.tsx';
import { LinkPersonForm } from '#web/features/help/link-person-form.tsx';
import { answer, Refused } from '../support/calls.ts';
import { show, signedIn, toasts } from '../support/show.tsx';

const refuse = (status: number, code: string) => () => {
  throw new Refused(status, { code, message: `Refused: ${code}.` });
};
const getCode = (name: string) => screen.getByRole('button', { name });

test('a code that was not sent is not said to be sent, and why stands at its field', async () => {
  signedIn('patient');
  answer(sendHelpCode, refuse(429, 'code_too_soon'));
  const { t, user } = await show(<AskHelpForm subject={{ kind: 'white_card_documents' }} />);
  await user.click(getCode(t.register.getCode));
  await screen.findByText('Refused: code_too_soon.');
  expect(screen.queryByText(t.help.codeSent)).toBeNull();
  // The wait of the server counts, for whoever asked in another tab.
  screen.getByRole('button', { name: /\d+ s/ });
  expect(toasts()).toEqual([]);
});

test('the code of the person to act for: their number first, then the same', async () => {
  signedIn('patient');
  const sent = answer(askForPerson, refuse(429, 'code_too_soon'));
  const { t, user } = await show(<LinkPersonForm onLinked={() => {}} onCancel={() => {}} />);
  await user.click(getCode(t.register.getCode));
  expect(sent).toEqual([]);
  expect(screen.getAllByText(t.fields.phone).length).toBeGreaterThan(0);

  await user.type(screen.getByLabelText(new RegExp(t.help.acting.phone)), '2125550101');
  await user.click(getCode(t.register.getCode));
  await screen.findByText('Refused: code_too_soon.');
  expect(screen.queryByText(t.help.acting.codeSent)).toBeNull();
});
