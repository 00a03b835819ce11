/** What is shown before people are told of it, and what asks who one is: read, refused, pressed twice, done once. */
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { OfficePaper, savePaper } from '#contract/account/passport-office.ts';
import { WholePerson } from '#contract/account/people-office.ts';
import { reopenPerson } from '#contract/account/person-close.ts';
import { cancelParty, moveUpParty, OfficeActivity, Party } from '#contract/activity/office.ts';
import { publishActivity } from '#contract/activity/plan-office.ts';
import { Affected, changeCalendar } from '#contract/services/calendar-office.ts';
import { MessagePreview } from '#contract/staff/office.ts';
import { proveAgain } from '#contract/staff/staff.ts';
import { ReopenDialog } from '#web/office/account/reopen-dialog.tsx';
import { CalloffDialog } from '#web/office/activity/calloff-dialog.tsx';
import { PartyDialog } from '#web/office/activity/party-dialog.tsx';
import { PublishDialog } from '#web/office/activity/publish-dialog.tsx';
import { PaperDialog } from '#web/office/cases/paper-dialog.tsx';
import { CalendarChangeDialog } from '#web/office/services/calendar/calendar-change-dialog.tsx';
import { useProof } from '#web/office/staff/use-step-up.tsx';
import { answer, Refused } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { closePage, show } from '../support/show.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const messages = [sample(MessagePreview, { channel: 'sms', to: '0101', text: 'We are sorry.' })];
const no = () => new Refused(409, { code: 'refused', message: 'Not today.' });

type Shown = Awaited<ReturnType<typeof show>>;
type Step = {
  name: string;
  sent: { body: object }[];
  done: ReturnType<typeof vi.fn>;
  /** Where the message is read anew after a refusal. */
  again?: () => Promise<void>;
};
let isRefused = false;

/** Refused: the dialog stays and says why. Then pressed twice: done once. Returns what was sent then. */
const refusedThenOnce = async ({ user }: Shown, { name, sent, done, again }: Step) => {
  isRefused = true;
  await user.click(await screen.findByRole('button', { name }));
  await screen.findByText('Not today.');
  expect(done).not.toHaveBeenCalled();
  isRefused = false;
  const before = sent.length;
  await again?.();
  await user.dblClick(screen.getByRole('button', { name }));
  await waitFor(() => expect(done).toHaveBeenCalledOnce());
  return sent.slice(before).map(({ body }) => body);
};

test('a closed account is opened after its message was read', async () => {
  const sent = answer(reopenPerson, ({ body }) => {
    if (!body.preview && isRefused) throw no();
    return { messages };
  });
  const onDone = vi.fn();
  const person = sample(WholePerson, { userId: id, firstName: 'Mei', lastName: 'Chen' });
  const shown = await show(<ReopenDialog person={person} onClose={vi.fn()} onDone={onDone} />);
  await screen.findByText('We are sorry.');
  const name = shown.t.office.personClose.open;
  expect(await refusedThenOnce(shown, { name, sent, done: onDone })).toEqual([{}]);
});

test('an activity is called off after everybody who is told was counted', async () => {
  const sent = answer(publishActivity, ({ body }) => {
    if (!body.preview && isRefused) throw no();
    return { affected: 12, messages };
  });
  const onClose = vi.fn();
  const activity = sample(OfficeActivity, { id: 'tai-chi' });
  const shown = await show(<CalloffDialog activity={activity} onClose={onClose} />);
  const { reason, preview: look, calloffDo: name } = shown.t.office.activities;
  const read = async () => {
    await shown.user.click(await screen.findByRole('button', { name: look }));
    await screen.findByText(/12/);
  };
  expect(await screen.findByRole('button', { name: look })).toHaveProperty('disabled', true);
  await shown.user.selectOptions(screen.getByLabelText(new RegExp(`^${reason}`)), 'few');
  await read();
  const body = { published: false, reason: 'few', preview: false };
  expect(await refusedThenOnce(shown, { name, sent, done: onClose, again: read })).toEqual([
    { ...body, preview: true },
    body,
  ]);
});

test('an activity that was called off by mistake comes back with everybody, or alone', async () => {
  const sent = answer(publishActivity, ({ body }) => {
    if (!body.preview && isRefused) throw no();
    return { affected: 12, messages };
  });
  const onClose = vi.fn();
  const publish = vi.fn(() => Promise.resolve());
  const activity = sample(OfficeActivity, { id: 'tai-chi', published: false });
  const shown = await show(<PublishDialog {...{ activity, onClose, publish }} />);
  const { publishBack, publishBackDo: name, publishAlone } = shown.t.office.activities;
  const read = async () => {
    await shown.user.click(await screen.findByRole('button', { name: publishBack }));
    await screen.findByText(/12/);
  };
  await read();
  const body = { published: true, restore: true, preview: false };
  expect(await refusedThenOnce(shown, { name, sent, done: onClose, again: read })).toEqual([
    { ...body, preview: true },
    body,
  ]);
  closePage();
  const other = await show(<PublishDialog {...{ activity, onClose, publish }} />);
  await other.user.click(screen.getByRole('button', { name: publishAlone }));
  await waitFor(() => expect(publish).toHaveBeenCalledOnce());
});

test('a party that waits moves up, and one that is registered is canceled, each after its message', async () => {
  const activity = sample(OfficeActivity, { id: 'tai-chi', quota: 20, status: 'sign_up' });
  const party = sample(Party, {
    registrationId: id,
    name: 'Mei',
    registeredAt: '2026-11-01 10:00',
    status: 'waitlisted',
    people: 2,
  });
  const up = answer(moveUpParty, { quota: 22, messages });
  const onClose = vi.fn();
  const first = await show(<PartyDialog {...{ activity, party, onClose }} />);
  const words = first.t.office.activities;
  const { moveUp, moveUpQuota, cancelParty: cancel, goBack, preview: look } = words;
  await first.user.click(screen.getByRole('button', { name: moveUp }));
  // The quota grows by what they need, and says so first.
  await screen.findByText(moveUpQuota.replace('{{quota}}', '22'));
  await first.user.dblClick(screen.getByRole('button', { name: moveUp }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(up.map(({ body }) => body)).toEqual([{ preview: true }, { preview: false }]);

  closePage();
  const gone = answer(cancelParty, { messages });
  const there = { ...party, status: 'registered' as const };
  const second = await show(<PartyDialog activity={activity} party={there} onClose={onClose} />);
  const press = async (name: string) =>
    second.user.click(await screen.findByRole('button', { name }));
  await press(cancel);
  await press(goBack);
  await press(cancel);
  await second.user.selectOptions(
    screen.getByLabelText(new RegExp(`^${words.reason}`)),
    words.partyReasons.places,
  );
  await second.user.type(
    screen.getByLabelText(new RegExp(`^${second.t.office.days.clientWords}`)),
    'See you in June.',
  );
  await press(look);
  await screen.findByText('We are sorry.');
  await second.user.dblClick(await screen.findByRole('button', { name: cancel }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
  const body = { was: 'registered', reason: 'places', note: 'See you in June.' };
  expect(gone.map((one) => one.body)).toEqual([
    { ...body, preview: true },
    { ...body, preview: false },
  ]);
});

test('who is booked on a day that closes is moved or canceled as one chose', async () => {
  const to = { reserveDate: '2026-12-02', reserveTime: '10:00' };
  const booked = (recordId: string, latin: string) =>
    sample(Affected, {
      recordId,
      sequence: 1,
      names: { latin, chinese: null },
      at: { reserveDate: '2026-12-01', reserveTime: '10:00' },
      to,
      messages,
    });
  const sent = answer(changeCalendar, ({ body }) => {
    const affected = [booked(id, 'Mei Chen'), booked(other, 'Bo Lin')];
    return {
      affected: affected.map((one) => ({
        ...one,
        to:
          body.fates?.find(({ recordId }) => recordId === one.recordId)?.to ??
          (body.fates ? null : to),
      })),
    };
  });
  const onClose = vi.fn();
  const change = { kind: 'removeHoliday', day: '2026-12-01' } as const;
  const { t, user } = await show(
    <CalendarChangeDialog version="v1" change={change} onClose={onClose} />,
  );
  const { becomes, cancelIt, confirmSend } = t.office.days;
  const choice = await screen.findByLabelText(`${becomes}: Bo Lin`);
  await user.selectOptions(choice, cancelIt);
  await waitFor(() => expect(sent).toHaveLength(2));
  await user.dblClick(await screen.findByRole('button', { name: confirmSend }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const fates = [
    { recordId: id, sequence: 1, to },
    { recordId: other, sequence: 1, to: null },
  ];
  expect(sent.map(({ body }) => body)).toEqual([
    { version: 'v1', change, preview: true },
    { version: 'v1', change, preview: true, fates },
    { version: 'v1', change, fates },
  ]);
});

test('a paper that always ends needs its day', async () => {
  const sent = answer(savePaper, sample(savePaper.answer));
  const paper = sample(OfficePaper, { kind: 'tbTest', version: 'v2', pictures: 0 });
  const onSaved = vi.fn();
  const { t, user } = await show(
    <PaperDialog userId={id} paper={paper} onClose={vi.fn()} onSaved={onSaved} />,
  );
  const words = t.office.passport;
  await user.click(screen.getByRole('button', { name: words.save }));
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(new RegExp(`^${words.day}`)), '2027-05-31');
  await user.dblClick(screen.getByRole('button', { name: words.save }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body)).toEqual([
    { kind: 'tbTest', held: true, validUntil: '2027-05-31', version: 'v2' },
  ]);
});

function Proving({ work }: { work: (proof: string) => Promise<unknown> }) {
  const { withProof, dialog } = useProof();
  const [said, setSaid] = useState('');
  const go = () => withProof(work).then((done) => setSaid(done ? 'done' : 'left'));
  return (
    <>
      <button type="button" onClick={go}>
        Change
      </button>
      <p>{said}</p>
      {dialog}
    </>
  );
}

test('who changes rights proves who they are once; leaving changes nothing, a wrong code is said', async () => {
  let wrong = true;
  answer(proveAgain, () => {
    if (wrong) throw new Refused(400, { code: 'refused', message: 'Not this code.' });
    return { proof: 'p1', minutes: 5 };
  });
  const work = vi.fn(async () => {});
  const { t, user } = await show(<Proving work={work} />, { staff: 'admin' });
  const change = () => user.click(screen.getByRole('button', { name: 'Change' }));
  await change();
  await user.click(await screen.findByRole('button', { name: t.office.cancel }));
  await screen.findByText('left');
  expect(work).not.toHaveBeenCalled();

  await change();
  await user.type(await screen.findByLabelText(new RegExp(`^${t.office.code}`)), '123456');
  await user.click(screen.getByRole('button', { name: t.office.goOn }));
  await screen.findAllByText(/Not this code\./);
  expect(work).not.toHaveBeenCalled();
  wrong = false;
  await user.click(screen.getByRole('button', { name: t.office.goOn }));
  await screen.findByText('done');
  // Not asked again for some minutes.
  await change();
  await waitFor(() => expect(work.mock.calls).toEqual([['p1'], ['p1']]));
});
