/** Dialogs that show or choose: papers at the counter, an activity to join, versions, pictures, an attempt, plans, a class. */
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { listOfficeActivities, OfficeActivity } from '#contract/activity/office.ts';
import {
  listMedia,
  listMediaUses,
  MediaPicture,
  updateMedia,
} from '#contract/content/media-office.ts';
import { ContentVersion, getVersion, listVersions } from '#contract/content/versions-office.ts';
import { OfficeReview, showReview } from '#contract/review/office.ts';
import { MessagePreview } from '#contract/staff/office.ts';
import { getClassCode } from '#contract/training/credit-office.ts';
import { getTraineeAttempt } from '#contract/training/grants-office.ts';
import { nudgePlan, removePlan, TrainingPlan } from '#contract/training/plan-office.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { JoinActivityDialog } from '#web/office/cases/joining/join-activity-dialog.tsx';
import { CounterPapers } from '#web/office/cases/papers/counter-dialog.tsx';
import { DescribeDialog } from '#web/office/content/editor/describe-dialog.tsx';
import { PictureDialog } from '#web/office/content/editor/picture-dialog.tsx';
import type { Editing } from '#web/office/content/editor/use-editing.ts';
import { VersionsDialog } from '#web/office/content/versions/versions-dialog.tsx';
import { ReviewDialog } from '#web/office/review/review-dialog.tsx';
import { ClassScreen } from '#web/office/training/credit/class-screen.tsx';
import { AttemptDialog } from '#web/office/training/person/attempt-dialog.tsx';
import { PlanList } from '#web/office/training/plans/plan-list.tsx';
import { answer, Refused } from '../support/calls.ts';
import { form, operate } from '../support/operate.tsx';
import { sample } from '../support/sample.ts';
import { holdTime, show } from '../support/show.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const no = () => new Refused(409, { code: 'refused', message: 'Not today.' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

// What happens to a photo on its way is tested where it is uploaded.
vi.mock('#web/features/upload/picture-picker.tsx', () => ({
  PicturePicker: ({ onChange }: PickerProps) => (
    <button type="button" onClick={() => onChange(() => [{ fileId: 'new' } as never])}>
      Photo
    </button>
  ),
}));

test('a paper from the counter is added once, beside what is there; a conflict keeps its photos', async () => {
  const there = [{ fileId: 'old' }] as never;
  const paper = (value: string) => ({ value, label: value, there, max: 4 });
  const conflict = new ApiError({ status: 409, statusText: '', code: 'changed_meanwhile' });
  const send = vi.fn().mockRejectedValueOnce(conflict).mockResolvedValue({});
  const onAdded = vi.fn();
  const { t, user } = await show(
    <CounterPapers
      papers={[paper('passport'), paper('lease')]}
      purpose="document"
      {...{ send, onAdded, onReload: vi.fn() }}
    />,
  );
  const { open, which, add } = t.office.papers.counter;
  await user.click(await button(open));
  expect(document.activeElement).toBe(screen.getByLabelText(which));
  await user.selectOptions(screen.getByLabelText(which), 'lease');
  await user.click(await button('Photo'));
  await user.click(await button(add));
  await screen.findByText(t.office.cases.changedTitle);
  expect(onAdded).not.toHaveBeenCalled();
  await user.dblClick(await button(add));
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  const sent = { kind: 'lease', type: '', fileIds: ['old', 'new'] };
  expect(send.mock.calls).toEqual([[sent], [sent]]);
});

test('somebody joins the activity that was chosen, with what we know of them', async () => {
  const activity = (of: string, status: OfficeActivity['status']) =>
    sample(OfficeActivity, { id: of, title: of, status, startTime: '2026-12-01 10:00' });
  const records = [
    activity('over', 'ended'),
    activity('tea', 'sign_up'),
    activity('tai-chi', 'sign_up'),
  ];
  answer(listOfficeActivities, sample(listOfficeActivities.answer, { records }));
  const person = {
    userId: id,
    firstName: 'Mei',
    lastName: 'Chen',
    chineseName: null,
    phone: '+12125550101',
    locale: 'en' as const,
  };
  const { t, user } = await show(
    <JoinActivityDialog {...{ person, onClose: vi.fn(), onDone: vi.fn() }} />,
  );
  const choice = await screen.findByLabelText(t.office.people.activity);
  expect([...choice.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'tea',
    'tai-chi',
  ]);
  await user.selectOptions(choice, 'tai-chi');
  await user.click(await button(t.office.activities.callerNext));
  // The phone is there, and whose it is.
  await screen.findByDisplayValue('+12125550101');
});

test('a version is compared and restored; a refusal leaves the dialog open', async () => {
  const versions = [other, id].map((versionId) =>
    sample(ContentVersion, { versionId, kind: 'saved', at: '2026-11-01 10:00', by: 'Ming' }),
  );
  answer(listVersions, versions);
  answer(getVersion, ({ params }) =>
    sample(getVersion.answer, {
      ...(versions.find(({ versionId }) => versionId === params.versionId) as ContentVersion),
      value: { title: { en: params.versionId === id ? 'Old' : 'New' } },
    }),
  );
  const restore = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
  const onClose = vi.fn();
  const item = { type: 'scope', id: 'one', version: '1', publishAt: null };
  const editing = {
    item,
    value: { title: { en: 'New' } },
    busy: null,
    restore,
  } as unknown as Editing;
  const { t, user } = await show(<VersionsDialog {...{ editing, onClose }} />);
  const [, old] = await screen.findAllByRole('button', { name: /Ming/ });
  await user.click(old as HTMLElement);
  await user.click(await button(t.office.versions.restore));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(await button(t.office.versions.restore));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(restore.mock.calls).toEqual([[id], [id]]);
});

const alt = { en: 'Tea', 'zh-CN': '茶', 'zh-TW': '茶' };
const picture = sample(MediaPicture, {
  fileId: id,
  path: '/tea.jpg',
  name: 'Tea',
  alt: {} as never,
});
const around = () => {
  answer(listMedia, [picture]);
  answer(listMediaUses, []);
};

test('a picture is chosen, whether its words are there or not', async () => {
  around();
  const onChoose = vi.fn();
  const { t, user } = await show(<PictureDialog {...{ onChoose, onClose: vi.fn() }} />);
  await screen.findByText(t.office.content.media.altMissing);
  await user.click(await button(/Tea/));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(picture);
});

operate(
  form({
    name: 'a picture is described without leaving the editor',
    part: ({ onDone }) => (
      <DescribeDialog path="/tea.jpg" onClose={() => {}} onDescribed={onDone} />
    ),
    api: updateMedia,
    reply: { ...picture, alt },
    around,
    fill: ({ t, type }) => type(t.office.content.media.name, 'Tea at noon'),
    act: (t) => t.office.content.media.save,
    body: { name: 'Tea at noon' },
  }),
);

test('an attempt says of every answer what was chosen and what is right', async () => {
  const options = ['A', 'B'].map((optionId) => ({ optionId, text: `Answer ${optionId}` }));
  const question = {
    questionId: id,
    text: 'Call whom?',
    options,
    chosen: ['A'],
    right: ['B'],
    verdict: 'wrong' as const,
  };
  const questions = [{ ...sample(getTraineeAttempt.answer.shape.questions.element), ...question }];
  answer(
    getTraineeAttempt,
    sample(getTraineeAttempt.answer, { questions, submittedAt: '2026-11-01 10:00' }),
  );
  const { t } = await show(<AttemptDialog userId={id} attemptId={other} onClose={vi.fn()} />);
  await screen.findByText('Call whom?');
  const { chosen, right } = t.office.compliance.attempt;
  const said = screen.getAllByText(/Answer/).map(({ textContent }) => textContent);
  expect(said).toEqual([`A. Answer A ${chosen}`, `B. Answer B ${right}`]);
});

test('a plan is ended after a question; its reminder is read first, and sent once', async () => {
  const plan = sample(TrainingPlan, {
    planId: id,
    training: 'Falls',
    dueKind: 'day',
    dueDay: '2026-12-01',
    overdue: 2,
  });
  const ended = answer(removePlan, {});
  let refused = true;
  const nudged = answer(nudgePlan, ({ body }) => {
    if (!body.preview && refused) throw no();
    const messages = [sample(MessagePreview, { text: 'Please finish it.' })];
    return sample(nudgePlan.answer, { people: 2, messages });
  });
  const onChanged = vi.fn();
  const { t, user } = await show(<PlanList plans={[plan]} onChanged={onChanged} />);
  const { nudge, nudgeLook, nudgeSend, end, endSure } = t.office.plans;
  await user.click(await button(nudge));
  await user.click(await button(nudgeLook));
  await screen.findByText('Please finish it.');
  await user.click(await button(nudgeSend));
  await screen.findByText('Not today.');
  refused = false;
  await user.click(await button(nudgeLook));
  await user.dblClick(await button(nudgeSend));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(nudged.map(({ body }) => body.preview)).toEqual([true, false, true, false]);
  await user.click(await button(end));
  await screen.findByText(endSure);
  expect(document.activeElement?.textContent).toBe(t.office.cancel);
  expect(ended).toEqual([]);
  await user.dblClick(screen.getAllByRole('button', { name: end }).at(-1) as HTMLElement);
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
  expect(ended).toHaveLength(1);
});

test('the code of a class changes by itself, stays while the network is away, and ends with the class', async () => {
  const wait = holdTime();
  const code = { address: 'https://class.example', qr: { size: 1, d: 'M0 0' } };
  let now: ReturnType<typeof next> | null = null;
  const next = (digits: string | null) =>
    sample(getClassCode.answer, { shown: digits ? { ...code, code: digits } : null, seconds: 2 });
  answer(getClassCode, () => {
    if (!now) throw new TypeError('Failed to fetch');
    return now;
  });
  now = next('111 111');
  const { t } = await show(<ClassScreen sessionId={id} title="Falls" onClose={vi.fn()} />);
  await screen.findByText('111 111');
  now = null;
  await wait(4_000);
  screen.getByText('111 111');
  now = next('222 222');
  await wait(20_000);
  await screen.findByText('222 222');
  now = next(null);
  await wait(4_000);
  await screen.findByText(t.office.credit.screenClosed);
});

test('a review is hidden and shown again by the same key', async () => {
  const review = (state: OfficeReview['state']) =>
    sample(OfficeReview, { commentId: id, userName: 'Mei', state, createdAt: '2026-11-01 10:00' });
  answer(showReview, ({ body }) => review(body.shown ? 'shown' : 'hidden'));
  function Desk() {
    const [now, setNow] = useState(review('shown'));
    const change = (after?: OfficeReview) => after && setNow(after);
    return <ReviewDialog review={now} onChanged={change} onClose={vi.fn()} />;
  }
  const { t, user } = await show(<Desk />);
  const { hide, show: showAgain } = t.office.activities.reviews;
  (await button(hide)).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(showAgain));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe(hide));
});
