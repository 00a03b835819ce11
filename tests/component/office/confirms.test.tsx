/** What is asked, listed or shown before it is done: closing, merging, giving cases away, taking back, tying, reminding. */
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { listPeople, PersonRow, WholePerson } from '#contract/account/people-office.ts';
import { closePerson } from '#contract/account/person-close.ts';
import { MergePlan, mergePeople } from '#contract/account/person-merge.ts';
import { Conversation, tieConversation } from '#contract/message/office-conversation.ts';
import { undoCall } from '#contract/staff/case-calls.ts';
import { assignCases, CaseRow, listAssignees } from '#contract/staff/cases.ts';
import { CaseVerdict } from '#contract/staff/verdicts.ts';
import {
  listTeams,
  remindPeople,
  setSupervisor,
  TrainingTeam,
} from '#contract/training/compliance-office.ts';
import { judgePaper } from '#contract/whitecard/office.ts';
import { call } from '#web/lib/api/api.ts';
import { CloseDialog } from '#web/office/account/close-dialog.tsx';
import { MergeDialog } from '#web/office/account/merge-dialog.tsx';
import { BulkAssign } from '#web/office/cases/bulk-assign.tsx';
import { UndoCall } from '#web/office/cases/calls/undo-call.tsx';
import { DocumentRows } from '#web/office/cases/document-rows.tsx';
import { VerdictTools } from '#web/office/cases/papers/verdict-tools.tsx';
import { ConversationPeople } from '#web/office/message/conversation-people.tsx';
import { RemindDialog } from '#web/office/training/team/remind-dialog.tsx';
import { TeamsPanel } from '#web/office/training/team/teams-panel.tsx';
import { ConfirmDialog } from '#web/office/ui/confirm-dialog.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { answer, Refused } from '../support/calls.ts';
import { form, operate } from '../support/operate.tsx';
import { sample } from '../support/sample.ts';
import { closePage, path, show, toasts } from '../support/show.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const named = { firstName: 'Mei', lastName: 'Chen', chineseName: null };
const person = sample(WholePerson, { userId: id, ...named });
const row = sample(CaseRow, { id, version: 3, ...named });

operate(
  form({
    name: 'an account is closed with its reason, after the list of what ends',
    part: (ends) => <CloseDialog person={person} {...ends} />,
    api: closePerson,
    reply: sample(closePerson.answer, { plan: 'p1' }),
    isLook: ({ plan }) => !plan,
    fill: async ({ t, type, user }) => {
      const { reason, reasons, note } = t.office.personClose;
      await user.selectOptions(screen.getByLabelText(new RegExp(reason)), reasons.died);
      type(note, 'Her son called.');
    },
    act: (t) => t.office.personClose.closeNow,
    body: { reason: 'died', note: 'Her son called.', plan: 'p1' },
    field: 'note',
  }),
);

const paper = (onDone: () => void, verdict: CaseVerdict | null = null) => (
  <VerdictTools
    keptAs="paper"
    name="Passport"
    verdict={verdict}
    locale="en"
    version={1}
    send={({ verdict, ...because }) =>
      call(judgePaper, {
        params: { userId: id },
        body: { document: 'identity', version: 1, verdict, ...because },
      })
    }
    onChanged={onDone}
  />
);

operate(
  form({
    name: 'a paper is refused for a reason, in words of one’s own too',
    part: ({ onDone }) => paper(onDone),
    api: judgePaper,
    reply: sample(judgePaper.answer),
    open: ({ t, press }) => press(t.office.papers.verdict.refuse),
    fill: async ({ t, type, user }) => {
      await user.click(screen.getByRole('radio', { name: t.center.verdicts.reasons.blurred }));
      type(t.office.papers.verdict.own.replace('{{language}}', 'English'), 'Page two too.');
    },
    act: (t) => t.office.papers.verdict.save,
    body: { verdict: 'refused', reason: 'blurred', note: 'Page two too.' },
  }),
);

test('a paper is not refused without a reason, and what is missing is said', async () => {
  const sent = answer(judgePaper, sample(judgePaper.answer));
  const { t, user } = await show(paper(() => {}));
  await user.click(
    screen.getByRole('button', { name: new RegExp(t.office.papers.verdict.refuse) }),
  );
  await user.click(screen.getByRole('button', { name: t.office.papers.verdict.save }));
  screen.getByText(t.fields.choice);
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  expect(sent).toEqual([]);
});

test('after a paper is refused the keyboard goes on at its row', async () => {
  answer(judgePaper, sample(judgePaper.answer));
  function Papers() {
    const [judged, setJudged] = useState(false);
    const verdict = judged ? sample(CaseVerdict, { at: '2026-11-01 10:00' }) : null;
    const tools = paper(() => setJudged(true), verdict);
    const rows = [{ key: 'one', name: 'Passport', state: '', tools }];
    return <DocumentRows rows={rows} shown="one" onShow={vi.fn()} />;
  }
  const { t, user } = await show(<Papers />);
  const { refuse, save, undo } = t.office.papers.verdict;
  await user.click(screen.getByRole('button', { name: refuse }));
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
  await user.click(screen.getByRole('radio', { name: t.center.verdicts.reasons.blurred }));
  await user.click(screen.getByRole('button', { name: save }));
  await screen.findByRole('button', { name: new RegExp(undo) });
  expect(document.activeElement?.textContent).toContain('Passport');
});

test('fields that come late get the keyboard, and so does the next step of a dialog', async () => {
  function Steps() {
    const [step, setStep] = useState(0);
    return (
      <OfficeDialog title="Who?" onClose={vi.fn()}>
        {step === 0 && <p onPointerEnter={() => setStep(1)}>loading</p>}
        {step === 1 && <input aria-label="who" onKeyUp={() => setStep(2)} />}
        {step === 2 && <p onPointerEnter={() => setStep(3)}>loading more</p>}
        {step === 3 && <input aria-label="what" onKeyUp={() => setStep(4)} />}
        {step === 4 && <input aria-label="when" />}
      </OfficeDialog>
    );
  }
  const { user } = await show(<Steps />);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await user.hover(screen.getByText('loading'));
  await expect.poll(focused).toBe('who');
  await user.keyboard('a');
  await user.hover(await screen.findByText('loading more'));
  await expect.poll(focused).toBe('what');
  await user.keyboard('b');
  await expect.poll(focused).toBe('when');
});

test('a question begins at the button that changes nothing, a form at what is chosen', async () => {
  const ask = (
    <ConfirmDialog title="Sure?" action="Do it" onConfirm={vi.fn()} onClose={vi.fn()}>
      {' '}
    </ConfirmDialog>
  );
  const { t } = await show(ask);
  expect(document.activeElement?.textContent).toBe(t.office.cancel);
  closePage();
  await show(
    <OfficeDialog title="Which?" onClose={vi.fn()}>
      <input type="radio" name="which" value="a" />
      <input type="radio" name="which" value="b" defaultChecked />
      <input type="text" />
    </OfficeDialog>,
  );
  expect((document.activeElement as HTMLInputElement).value).toBe('b');
});

test('a list that changed meanwhile is shown again before an account is closed', async () => {
  let plan = 'old';
  const sent = answer(closePerson, ({ body }) => {
    if (body.plan === 'old') {
      plan = 'new';
      throw new Refused(409, { code: 'changed_meanwhile' });
    }
    return sample(closePerson.answer, { plan });
  });
  const onDone = vi.fn();
  const { t, user } = await show(<CloseDialog person={person} onClose={vi.fn()} onDone={onDone} />);
  const { closeNow, reason, reasons, changed } = t.office.personClose;
  await user.selectOptions(screen.getByLabelText(new RegExp(reason)), reasons.moved);
  await user.click(await screen.findByRole('button', { name: closeNow }));
  await screen.findByText(changed);
  expect(onDone).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: closeNow }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent.at(-1)?.body).toMatchObject({ plan: 'new', reason: 'moved' });
});

test('two accounts become one: what differs is chosen, and the plan that was read is sent', async () => {
  const double = { ...sample(MergePlan).double, userId: other, ...named, firstName: 'Mai' };
  const plan = sample(MergePlan, {
    keep: { ...sample(MergePlan).keep, userId: id, ...named },
    double,
    fields: [{ field: 'name', keep: 'Mei', double: 'Mai' }],
    plan: 'seen',
  });
  answer(listPeople, sample(listPeople.answer, { records: [sample(PersonRow, double)] }));
  const sent = answer(mergePeople, { ...plan, done: false });
  const onDone = vi.fn();
  const { t, user } = await show(<MergeDialog person={person} onClose={vi.fn()} onDone={onDone} />);
  await user.click(await screen.findByRole('button', { name: t.office.people.choose }));
  await user.click(await screen.findByRole('radio', { name: /Mai/ }));
  await user.dblClick(screen.getByRole('button', { name: t.office.people.mergeNow }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent.map(({ body }) => body)).toEqual([
    { doubleId: other },
    { doubleId: other, plan: 'seen', take: ['name'] },
  ]);
  expect(path()).toBe(`/office/people/${id}`);
});

test('cases are given away after a question; those that changed are counted', async () => {
  answer(listAssignees, [{ staffId: other, name: 'Ming' }]);
  const sent = answer(assignCases, { assigned: 1, changed: ['x'] });
  const onDone = vi.fn();
  const { t, user } = await show(
    <BulkAssign kind="card" rows={[{ ...row, assigneeId: id }]} onDone={onDone} />,
  );
  const { give, giveTo } = t.office.cases;
  await screen.findByRole('option', { name: 'Ming' });
  await user.selectOptions(screen.getByLabelText(giveTo), 'Ming');
  await user.click(screen.getByRole('button', { name: give }));
  expect(sent).toEqual([]);
  const [, confirm] = await screen.findAllByRole('button', { name: give });
  await user.dblClick(confirm as HTMLElement);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const body = { kind: 'card', cases: [{ id, version: 3 }], assigneeId: other };
  expect(sent).toEqual([{ body }]);
  expect(toasts()).toHaveLength(2);
});

test('a call is taken back after a question', async () => {
  const sent = answer(undoCall, {});
  const onChanged = vi.fn();
  const { t, user } = await show(
    <UndoCall
      lead="As before."
      undo={() => call(undoCall, { body: { kind: 'card', id, version: 3, entryId: 7 } })}
      onChanged={onChanged}
    />,
  );
  await user.click(screen.getByRole('button', { name: t.office.calls.undo }));
  await screen.findByText('As before.');
  expect(sent).toEqual([]);
  const [, confirm] = screen.getAllByRole('button', { name: t.office.calls.undo });
  await user.click(confirm as HTMLElement);
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ body: { kind: 'card', id, version: 3, entryId: 7 } }]);
});

test('a number is untied from a person after a question', async () => {
  const tied = { userId: id, ...named, locale: 'en' as const, tied: true };
  const conversation = sample(Conversation, { version: 4, people: [tied] });
  const sent = answer(tieConversation, conversation);
  const onChanged = vi.fn();
  const { t, user } = await show(
    <ConversationPeople {...{ conversation, onChanged }} conversationId={other} />,
  );
  await user.click(screen.getByRole('button', { name: t.office.inbox.untie }));
  expect(sent).toEqual([]);
  const [, confirm] = await screen.findAllByRole('button', { name: t.office.inbox.untie });
  await user.click(confirm as HTMLElement);
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(sent[0]?.body).toEqual({ userId: id, tied: false, version: 4 });
});

test('where nobody is to be reminded there is nothing to send', async () => {
  answer(remindPeople, sample(remindPeople.answer, { people: 0 }));
  const { t, user } = await show(
    <RemindDialog userIds={[id]} onClose={vi.fn()} onDone={vi.fn()} />,
  );
  const { remindLook, remindNobody, remindSend } = t.office.compliance;
  await user.click(screen.getByRole('button', { name: remindLook }));
  await screen.findByText(remindNobody);
  expect(screen.queryByRole('button', { name: remindSend })).toBeNull();
});

test('who supervises a team is saved by its button: passing over a name does nothing', async () => {
  const team = sample(TrainingTeam, { team: 'Queens', supervisor: null, digest: true });
  const staff = [{ staffId: other, name: 'Ming' }];
  answer(listTeams, { teams: [team], staff });
  const saved = answer(setSupervisor, {});
  const { t, user } = await show(<TeamsPanel />);
  const { supervisorOf, choose } = t.office.compliance.teams;
  const select = await screen.findByLabelText(supervisorOf.replace('{{team}}', 'Queens'));
  await user.selectOptions(select, 'Ming');
  expect(saved).toEqual([]);
  await user.click(screen.getByRole('button', { name: choose }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ body: { team: 'Queens', staffId: other } });
});
