/** Panels that open dialogs: helpers of a person, whose number it is, what can be done with an activity. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listPeople, PersonRow } from '#contract/account/people-office.ts';
import { OfficeActivity } from '#contract/activity/office.ts';
import { listPersonHelp, OfficeHelpLink, withdrawPersonHelp } from '#contract/help/office.ts';
import { Conversation, tieConversation } from '#contract/message/office-conversation.ts';
import { fill } from '#tests/e2e/words.ts';
import { ActivityActions } from '#web/office/activity/activity-actions.tsx';
import { HelpPanel } from '#web/office/cases/help-panel.tsx';
import { ConversationPeople } from '#web/office/message/conversation-people.tsx';
import { answer, Refused } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { closePage, show } from '../support/show.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const no = () => new Refused(409, { code: 'refused', message: 'Not today.' });

test('a help link is stopped after a question, once', async () => {
  const link = sample(OfficeHelpLink, {
    linkId: other,
    state: 'open',
    helper: { name: 'Ann', relationship: 'daughter' } as OfficeHelpLink['helper'],
    createdAt: '2026-11-01 10:00',
    expiresAt: '2026-11-08 10:00',
  });
  const looks = answer(listPersonHelp, [link]);
  let refused = true;
  const stopped = answer(withdrawPersonHelp, () => {
    if (refused) throw no();
    return { ...link, state: 'withdrawn' as const };
  });
  const person = { userId: id, locale: 'en' as const };
  const { t, user } = await show(<HelpPanel person={person} folded canMake={false} />);
  // Every look is written down: none without a press.
  expect(looks).toEqual([]);
  await user.click(screen.getByRole('button', { name: t.help.desk.show }));
  await user.click(await screen.findByRole('button', { name: t.help.withdraw }));
  const sure = within(await screen.findByRole('dialog', { name: t.help.withdrawSure }));
  sure.getByText(fill(t.help.withdrawHint, { name: 'Ann' }));
  expect(document.activeElement?.textContent).toBe(t.office.cancel);
  await user.click(sure.getByRole('button', { name: t.help.withdraw }));
  await screen.findByText('Not today.');
  refused = false;
  await user.dblClick(sure.getByRole('button', { name: t.help.withdraw }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(stopped).toHaveLength(2);
  await waitFor(() => expect(looks).toHaveLength(2));
});

test('an unknown number is tied to the person who was searched for', async () => {
  const found = sample(PersonRow, {
    userId: id,
    firstName: 'Mei',
    lastName: 'Chen',
    phoneEnding: '0101',
  });
  const asked = answer(listPeople, ({ query }) =>
    sample(listPeople.answer, { records: query.keyword === 'Mei' ? [found] : [] }),
  );
  const conversation = sample(Conversation, { version: 4, people: [] });
  const sent = answer(tieConversation, conversation);
  const onChanged = vi.fn();
  const { t, user } = await show(
    <ConversationPeople {...{ conversation, onChanged }} conversationId={other} />,
  );
  const { inbox } = t.office;
  screen.getByText(inbox.peopleNone);
  await user.click(screen.getByRole('button', { name: inbox.tie }));
  const dialog = within(await screen.findByRole('dialog', { name: inbox.people }));
  const search = async (words: string) => {
    await user.clear(dialog.getByLabelText(inbox.tieSearch));
    await user.type(dialog.getByLabelText(inbox.tieSearch), `${words}{Enter}`);
  };
  await search('Nobody');
  await dialog.findByText(inbox.tieNone);
  await search('Mei');
  await user.dblClick(await dialog.findByRole('button', { name: inbox.tieThis }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(asked.map(({ query }) => query.keyword)).toEqual(['Nobody', 'Mei']);
  expect(sent.map(({ body }) => body)).toEqual([{ userId: id, tied: true, version: 4 }]);
});

test('what can be done with an activity opens its dialog; one that is over cannot be moved or called off', async () => {
  const activity = sample(OfficeActivity, {
    id: 'tai-chi',
    status: 'sign_up',
    published: true,
    startTime: '2026-12-01 10:00',
    endTime: '2026-12-01 12:00',
  });
  const onChanged = vi.fn();
  const { t, user } = await show(
    <ActivityActions {...{ activity, hasCancelled: true, onChanged }} />,
  );
  const words = t.office.activities;
  const titles = {
    message: words.messageTitle,
    quota: words.quotaTitle,
    copy: words.copyTitle,
    repeat: words.repeatTitle,
    move: words.moveTitle,
  };
  for (const [name, title] of Object.entries(titles)) {
    await user.click(screen.getByRole('button', { name: words[name as keyof typeof titles] }));
    const dialog = await screen.findByRole('dialog', { name: title });
    await user.click(within(dialog).getByRole('button', { name: t.common.close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(onChanged).toHaveBeenCalledTimes(5);

  closePage();
  const off = { ...activity, published: false };
  const again = await show(
    <ActivityActions {...{ activity: off, hasCancelled: true, onChanged }} />,
  );
  await again.user.click(screen.getByRole('button', { name: words.publish }));
  await screen.findByRole('dialog', { name: words.publishTitle });

  closePage();
  const over = { ...activity, status: 'ended' as const };
  await show(<ActivityActions {...{ activity: over, hasCancelled: false, onChanged }} />);
  screen.getByRole('button', { name: words.copy });
  for (const name of [words.move, words.calloff, words.message, words.quota])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
