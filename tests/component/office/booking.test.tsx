/** The dialogs by which staff book for somebody, register a caller and put two accounts together. */
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  enterPerson,
  listPeople,
  PersonRow,
  WholePerson,
} from '#contract/account/people-office.ts';
import { MergePlan, mergePeople } from '#contract/account/person-merge.ts';
import { findActivityCaller, registerCaller } from '#contract/activity/office.ts';
import { askForCaller, getCallerChoices } from '#contract/services/caller-office.ts';
import { Caller, findOfficeCaller, getVisitSlots } from '#contract/services/visits-office.ts';
import { MessagePreview } from '#contract/staff/office.ts';
import { fill } from '#tests/e2e/words.ts';
import { MergeDialog } from '#web/office/account/merge-dialog.tsx';
import { BookDialog } from '#web/office/cases/booking/book-dialog.tsx';
import { RegisterCallerDialog } from '#web/office/cases/joining/register-caller-dialog.tsx';
import { answer, Refused } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { path, show, toasts } from '../support/show.tsx';

const [wanda, other] = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
];
const running = {
  reserveDate: '2026-06-10',
  reserveTime: '10:00',
  until: '10:30',
  hasVisit: false,
};
const message = sample(MessagePreview, { text: 'You are booked.', to: '(212) 555-0101' });

const bookingFor = (free: number) => {
  answer(
    getCallerChoices,
    sample(getCallerChoices.answer, {
      services: [{ serviceId: 'benefits', name: 'Benefits', methods: ['offline'] }],
      offices: [{ companyAddressId: 'queens', name: 'Queens' }],
    }),
  );
  const times = [{ reserveTime: '11:00', available: true, reason: null }];
  const days = [{ reserveDate: running.reserveDate, free: 1, times }];
  answer(getVisitSlots, sample(getVisitSlots.answer, { running: { ...running, free }, days }));
  return answer(askForCaller, { recordId: 'r1', recordNo: 'R-20001', messages: [] });
};
const walkIn = {
  companyAddressId: 'queens',
  walkIn: true,
  slot: { reserveDate: running.reserveDate, reserveTime: running.reserveTime },
};

test('a walk-in whom nobody knows is registered with what was typed, then put into the running slot', async () => {
  answer(findOfficeCaller, []);
  const entered = answer(enterPerson, ({ body }) => ({
    userId: body.preview ? null : wanda,
    messages: [message],
  }));
  const asked = bookingFor(2);
  const onDone = vi.fn();
  const { t, user } = await show(<BookDialog wanted={walkIn} onClose={vi.fn()} onDone={onDone} />);
  const { booking, days, people } = t.office;
  await user.type(screen.getByRole('searchbox'), '(646) 555-0123');
  await user.click(screen.getByRole('button', { name: days.search }));
  await screen.findByText(booking.nobodyFound);
  await user.click(screen.getByRole('button', { name: booking.newPerson }));
  const field = (name: string) => screen.getByLabelText(new RegExp(`^${name.split(/[(（]/)[0]}`));
  expect(field(people.phone)).toHaveProperty('value', '(646) 555-0123');
  await user.type(field(people.lastName), 'Walkin');
  await user.type(field(people.firstName), 'Wanda');
  await user.click(screen.getByRole('button', { name: people.enterNext }));
  await screen.findByText('You are booked.');
  await user.click(screen.getByRole('button', { name: people.enterNow }));
  await user.selectOptions(
    await screen.findByLabelText(new RegExp(`^${days.chooseService}`)),
    'benefits',
  );
  // Nothing but the running slot, until another time is asked for.
  const now = screen.getByRole('button', { name: /^Now, / });
  expect(screen.queryByRole('group', { name: days.whichTime })).toBeNull();
  await user.click(screen.getByRole('button', { name: booking.otherTime }));
  screen.getByRole('group', { name: days.whichTime });
  await user.click(now);
  expect(screen.queryByRole('group', { name: days.whichTime })).toBeNull();
  await user.click(screen.getByRole('button', { name: booking.walkInNow }));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('r1'));
  expect(toasts()).toContain(fill(booking.walkInDone, { name: 'Wanda Walkin' }));
  expect(entered.map(({ body }) => body.preview ?? false)).toEqual([true, false]);
  expect(asked).toEqual([
    {
      params: { userId: wanda },
      body: expect.objectContaining({
        serviceId: 'benefits',
        method: 'offline',
        walkIn: {},
        ...walkIn.slot,
      }),
    },
  ]);
});

test('a slot without a free place asks why; a number with an account leads to its owner', async () => {
  const person = sample(Caller, { userId: wanda, names: { chinese: null, latin: 'Wanda Walkin' } });
  answer(findOfficeCaller, ({ body }) => (body.asked ? [person] : []));
  answer(enterPerson, () => {
    throw new Refused(409, { code: 'person_exists', data: { userId: wanda } });
  });
  const asked = bookingFor(0);
  const { t, user } = await show(<BookDialog wanted={walkIn} onClose={vi.fn()} onDone={vi.fn()} />);
  const { booking, days, people } = t.office;
  await user.click(screen.getByRole('button', { name: booking.newPerson }));
  const field = (name: string) => screen.getByLabelText(new RegExp(`^${name.split(/[(（]/)[0]}`));
  await user.type(field(people.lastName), 'Walkin');
  await user.type(field(people.firstName), 'Wanda');
  await user.type(field(people.phone), '6465550123');
  await user.click(screen.getByRole('button', { name: people.enterNext }));
  await user.click(await screen.findByRole('button', { name: booking.useThem }));
  await user.selectOptions(
    await screen.findByLabelText(new RegExp(`^${days.chooseService}`)),
    'benefits',
  );
  const send = screen.getByRole('button', { name: booking.walkInNow });
  expect(send).toHaveProperty('disabled', true);
  await user.type(
    await screen.findByLabelText(new RegExp(`^${booking.beyond}`)),
    'She is in pain.',
  );
  await user.click(send);
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body.walkIn).toEqual({ beyond: 'She is in pain.' });
});

test('a caller joins an activity: found by the number, previewed, sent once', async () => {
  answer(findActivityCaller, { person: { userId: wanda, name: 'Wanda Walkin', locale: 'en' } });
  const sent = answer(registerCaller, ({ body }) => ({
    status: 'waitlisted' as const,
    position: 3,
    isNew: true,
    messages: body.preview ? [message] : [],
  }));
  const onDone = vi.fn();
  const dialog = (
    <RegisterCallerDialog activity={{ id: 'tai-chi' }} onClose={vi.fn()} onDone={onDone} />
  );
  const { t, user } = await show(dialog);
  const { activities } = t.office;
  await user.type(screen.getByLabelText(new RegExp(`^${activities.callerPhone}`)), '6465550123');
  await user.click(screen.getByRole('button', { name: activities.callerFind }));
  await screen.findByText(fill(activities.callerFound, { name: 'Wanda Walkin' }));
  await user.selectOptions(screen.getByLabelText(activities.companions), '1');
  await user.click(screen.getByRole('button', { name: activities.callerNext }));
  await screen.findByText(new RegExp(fill(activities.callerWaits, { n: 3 })));
  await user.click(screen.getByRole('button', { name: activities.callerSend }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body.preview)).toEqual([true, false]);
  expect(sent[1]?.body).toMatchObject({ userId: wanda, companions: 1, name: 'Wanda Walkin' });
  expect(new Set(sent.map(({ body }) => body.registrationId)).size).toBe(1);
});

test('two accounts become one: what differs is chosen, and an outdated plan is shown anew', async () => {
  const person = sample(WholePerson, { userId: wanda, lastName: 'Walkin', firstName: 'Ah Mui' });
  const double = sample(PersonRow, { userId: other, lastName: 'Walkin', firstName: 'Amy' });
  answer(listPeople, sample(listPeople.answer, { records: [double] }));
  const plan = sample(MergePlan, {
    plan: 'v1',
    fields: [{ field: 'name', keep: 'Ah Mui Walkin', double: 'Amy Walkin' }],
    moves: [],
  });
  const keep = { ...plan.keep, userId: wanda };
  let tries = 0;
  const sent = answer(mergePeople, ({ body }) => {
    if (body.plan && tries++ === 0)
      throw new Refused(409, { code: 'changed_meanwhile', message: 'Changed.' });
    return { ...plan, keep, double: { ...plan.double, userId: other }, done: Boolean(body.plan) };
  });
  const onDone = vi.fn();
  const { t, user } = await show(<MergeDialog person={person} onClose={vi.fn()} onDone={onDone} />);
  const { people } = t.office;
  await user.click(await screen.findByRole('button', { name: people.choose }));
  const name = await screen.findByRole('group', { name: people.mergeField.name });
  await user.click(within(name).getByRole('radio', { name: /Amy/ }));
  await user.click(screen.getByRole('button', { name: people.mergeNow }));
  await waitFor(() => expect(toasts()).toEqual(['Changed.']));
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: people.mergeNow }));
  await waitFor(() => expect(path()).toBe(`/office/people/${wanda}`));
  expect(toasts()).toContain(people.merged);
  expect(sent.at(-1)).toEqual({
    params: { userId: wanda },
    body: { doubleId: other, plan: 'v1', take: ['name'] },
  });
});
