/** A decision on a case and an answer by text: what is previewed, what is sent, and what survives a refusal. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import {
  answerConversation,
  Conversation,
  listReplies,
} from '#contract/message/office-conversation.ts';
import { MessagePreview } from '#contract/staff/office.ts';
import { CardCase, reviewCardCase } from '#contract/whitecard/office.ts';
import { AnswerForm } from '#web/office/cases/conversation/answer-form.tsx';
import { useKeyDispatch } from '#web/office/shell/keys.ts';
import OfficePracticePage from '#web/office/staff/guide/practice.page.tsx';
import { CardDecision } from '#web/office/whitecard/card-decision.tsx';
import { answer, Refused } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { show, toasts } from '../support/show.tsx';

/** With the keys that the office's frame listens to. */
function Desk({ children }: { children: ReactNode }) {
  useKeyDispatch(true);
  return children;
}

const id = '00000000-0000-4000-8000-000000000001';
const card = sample(CardCase, { id, version: 1, status: 'submitted', locale: 'en' });
const message = sample(MessagePreview, { text: 'Your card is good.' });

test('a decision is sent after its message was shown, once', async () => {
  const sent = answer(reviewCardCase, ({ body }) =>
    sample(reviewCardCase.answer, { messages: body.preview ? [message] : [] }),
  );
  const onSent = vi.fn();
  const { t, user } = await show(
    <Desk>
      <CardDecision card={card} onSent={onSent} onReload={vi.fn()} />
    </Desk>,
  );
  const { cases } = t.office;
  screen.getByText(cases.chooseFirst);
  // The letter chooses, and the focus is where Enter sends.
  fireEvent.keyDown(document.body, { key: 'a' });
  await screen.findByText('Your card is good.');
  const button = screen.getByRole('button', { name: cases.send.eligible });
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.dblClick(button);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(toasts()).toEqual([cases.sent]);
  expect(sent.filter(({ body }) => !body.preview)).toEqual([
    { params: { userId: id }, body: { version: 1, decision: 'eligible', preview: false } },
  ]);
});

test('a refusal needs its reason; a change by somebody else is said and loses nothing', async () => {
  let changed = false;
  const sent = answer(reviewCardCase, ({ body }) => {
    if (!body.preview) changed = true;
    if (changed) throw new Refused(409, { code: 'changed_meanwhile' });
    return sample(reviewCardCase.answer, { messages: [message] });
  });
  const onReload = vi.fn();
  const { t, user } = await show(<CardDecision card={card} onSent={vi.fn()} onReload={onReload} />);
  const { cases, papers } = t.office;
  await user.click(screen.getByRole('radio', { name: new RegExp(cases.cardDecide.ineligible) }));
  expect(screen.queryByRole('button', { name: cases.send.ineligible })).toBeNull();
  screen.getByText(cases.fillFirst);
  const [reason = ''] = Object.values(papers.cardReasons);
  await user.click(screen.getByRole('checkbox', { name: reason }));
  await screen.findByText('Your card is good.');
  await user.click(screen.getByRole('button', { name: cases.send.ineligible }));
  await screen.findByText(cases.changedTitle);
  expect(sent.at(-1)?.body).toMatchObject({
    decision: 'ineligible',
    reasons: [expect.any(String)],
  });
  expect(screen.getByRole('checkbox', { name: reason })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: cases.reload }));
  expect(onReload).toHaveBeenCalledOnce();
});

const conversation = sample(Conversation, {
  conversationId: id,
  phone: '2125550101',
  version: 1,
  locale: 'zh-TW',
});

test('an answer by text: a ready one in the client’s language, its parts counted, sent and gone', async () => {
  const texts = { en: 'Hello', 'zh-CN': '您好', 'zh-TW': '您好嗎' };
  answer(listReplies, [{ ...sample(listReplies.answer.element), key: 'hello', texts }]);
  let newer = true;
  const sent = answer(answerConversation, () => {
    if (newer) throw new Refused(409, { code: 'changed_meanwhile' });
    return sample(answerConversation.answer);
  });
  const onChanged = vi.fn();
  const { t, user } = await show(<AnswerForm conversation={conversation} onChanged={onChanged} />);
  const { inbox } = t.office;
  await user.selectOptions(await screen.findByLabelText(inbox.ready), 'hello');
  await user.click(screen.getByRole('button', { name: inbox.insert }));
  const text = screen.getByLabelText(inbox.yourText);
  expect(text).toHaveProperty('value', '您好嗎');
  await user.click(screen.getByRole('button', { name: inbox.send }));
  // Somebody wrote meanwhile: said, and nothing typed is lost.
  await waitFor(() => expect(toasts()).toEqual([inbox.newer]));
  expect(text).toHaveProperty('value', '您好嗎');
  newer = false;
  await user.click(screen.getByRole('button', { name: inbox.sendDone }));
  await waitFor(() => expect(text).toHaveProperty('value', ''));
  expect(sent.map(({ body }) => body.done)).toEqual([false, true]);
  expect(sent[1]?.body).toMatchObject({ text: '您好嗎', locale: 'zh-TW', version: 1 });
  expect(onChanged).toHaveBeenCalledTimes(2);
});

test('practice praises a right decision, until the next one is wrong', async () => {
  const { t, user } = await show(<OfficePracticePage />);
  const { practice, cases } = t.office;
  const decide = async () => {
    await user.click(screen.getByRole('radio', { name: new RegExp(cases.decide.approved) }));
    await screen.findByText(practice.texts.approved);
    await user.click(screen.getByRole('button', { name: practice.send }));
  };
  await decide();
  const praise = () => screen.getAllByRole('status').map((one) => one.textContent);
  await waitFor(() => expect(praise()).toContain(practice.right));
  await decide();
  await screen.findByRole('alert');
  expect(praise()).not.toContain(practice.right);
});
