/** A text in three languages, the import of a bank, a change in the team, and the table of reviews: what they say before, and what they send. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listOfficeReviews, OfficeReview, showReview } from '#contract/review/office.ts';
import { convertScript } from '#contract/staff/office.ts';
import { listTeam, TeamMember } from '#contract/staff/staff.ts';
import { listViews } from '#contract/staff/views.ts';
import { importBank } from '#contract/training/bank-office.ts';
import { OfficeTraining } from '#contract/training/contents-office.ts';
import { sendCaptions } from '#contract/training/films-office.ts';
import { localeNames } from '#i18n/pick-locale.ts';
import { fill } from '#tests/e2e/words.ts';
import ReviewsPage from '#web/office/review/reviews.page.tsx';
import TeamPage from '#web/office/staff/team.page.tsx';
import { TeamConfirm } from '#web/office/staff/team-confirm.tsx';
import { ImportDialog } from '#web/office/training/import-dialog.tsx';
import { CaptionsRow } from '#web/office/training/tracks-row.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { answer, Refused } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { closePage, show, toasts } from '../support/show.tsx';

const bank = () => new File(['question'], 'bank.csv', { type: 'text/csv' });

test('a text is converted into the other script, as a draft; a failure is said', async () => {
  let isDown = true;
  const sent = answer(convertScript, () => {
    if (isDown) throw new Refused(500, { code: 'internal', message: 'Down.' });
    return { text: '陈' };
  });
  const onChange = vi.fn();
  const { t, user } = await show(
    <LocalField label="Name" value={{ 'zh-TW': '陳' }} onChange={onChange} />,
  );
  const button = () =>
    screen.getByRole('button', {
      name: fill(t.office.convertFrom, { language: localeNames['zh-TW'] }),
    });
  await user.click(button());
  await waitFor(() => expect(toasts()).toEqual(['Down.']));
  expect(onChange).not.toHaveBeenCalled();
  isDown = false;
  await user.click(button());
  await waitFor(() =>
    expect(onChange).toHaveBeenCalledWith({
      'zh-TW': '陳',
      'zh-CN': '陈',
      converted: 'zh-CN',
    }),
  );
  expect(sent[1]?.body).toEqual({ text: '陳', to: 'zh-CN' });
});

const training = sample(OfficeTraining, {
  title: { en: 'Safety' },
  summary: { en: 'Safety' },
  picture: '/media/hands.jpg',
  questionCount: 1,
  totalScore: 1,
  passScore: 1,
  edition: '1',
});

test('captions that are refused are named, others are kept; the list is read again', async () => {
  let wrong = true;
  answer(sendCaptions, () => {
    if (!wrong) return training;
    const errors = [{ field: 'file', message: 'No captions.' }];
    throw new Refused(400, { code: 'invalid_input', message: 'Wrong.', errors });
  });
  const onChanged = vi.fn();
  const video = sample(OfficeTraining.shape.videos.element, { videoId: 'v1' });
  const { t, user } = await show(
    <CaptionsRow trainingId="t1" video={video} onChanged={onChanged} />,
  );
  const send = async () => {
    const [field] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
    const captions = new File(['WEBVTT'], 'a.vtt', { type: 'text/vtt' });
    await user.upload(field as HTMLInputElement, captions);
  };
  await send();
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
  expect(toasts()).toEqual(['No captions.']);
  wrong = false;
  await send();
  await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(2));
  expect(toasts()).toContain(t.office.training.saved);
});

test('a bank is checked before it is imported', async () => {
  const sent = answer(importBank, () => ({ added: 2, changed: 1, unchanged: 0 }));
  const onDone = vi.fn();
  const { t, user } = await show(
    <ImportDialog trainingId="t1" onClose={vi.fn()} onDone={onDone} />,
  );
  const { importFile, importCheck, importNow } = t.office.training;
  expect(screen.getByRole<HTMLButtonElement>('button', { name: importCheck }).disabled).toBe(true);
  await user.upload(screen.getByLabelText(importFile), bank());
  await user.click(screen.getByRole('button', { name: importCheck }));
  await screen.findByText('2 new, 1 changed, 0 unchanged');
  expect(onDone).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: importNow }));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(toasts()).toEqual(['Imported: 2 new, 1 changed.']);
  expect(sent.map(({ query }) => [query.format, query.preview])).toEqual([
    ['csv', 'true'],
    ['csv', 'false'],
  ]);
});

test('a wrong row of a bank is named, and nothing can be imported', async () => {
  answer(importBank, () => {
    const errors = [{ field: '3:answer', message: 'Please choose one.' }];
    throw new Refused(400, { code: 'invalid_input', errors });
  });
  const { t, user } = await show(
    <ImportDialog trainingId="t1" onClose={vi.fn()} onDone={vi.fn()} />,
  );
  const { importFile, importCheck, importNow } = t.office.training;
  await user.upload(screen.getByLabelText(importFile), bank());
  await user.click(screen.getByRole('button', { name: importCheck }));
  await screen.findByText('Row 3, column answer: Please choose one.');
  expect(screen.queryByRole('button', { name: importNow })).toBeNull();
});

test('a change of role says what is gained and lost, and waits for a yes', async () => {
  const person = sample(TeamMember, { name: 'Ming', role: 'coordinator' });
  const onConfirm = vi.fn();
  const { t, user } = await show(
    <TeamConfirm
      person={person}
      change={{ role: 'trainer' }}
      onConfirm={onConfirm}
      onClose={vi.fn()}
    />,
  );
  const { rights, role } = t.office.confirm;
  screen.getByText(new RegExp(rights.manageTraining));
  screen.getByText(new RegExp(rights.workOnCases));
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: role }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('an invitation that was begun is there again', async () => {
  answer(listTeam, []);
  const open = async () => {
    const { t, user } = await show(<TeamPage />, { staff: 'admin' });
    await user.click(await screen.findByRole('button', { name: t.office.invite }));
    return { t, user, name: screen.getByLabelText(new RegExp(`^${t.office.person}`)) };
  };
  const { user, name } = await open();
  await user.type(name, 'Nina Lee');
  closePage();
  expect((await open()).name).toHaveProperty('value', 'Nina Lee');
});

test('a review that waits is approved in its row', async () => {
  const waiting = sample(OfficeReview, {
    commentId: 'c1',
    userName: 'Mei W.',
    state: 'waiting',
    stamp: 'waiting',
    seenAt: null,
    rating: 5,
    createdAt: '2026-05-01 10:00',
    editedAt: null,
  });
  const counts = { todo: 1, waiting: 1, shown: 0, hidden: 0, all: 1 };
  const page = { total: 1, pageNum: 1, pageSize: 25, pages: 1, next: null, previous: null };
  answer(listViews, () => []);
  const asked = answer(listOfficeReviews, () => ({
    ...page,
    records: [waiting],
    counts,
    approveFirst: true,
  }));
  const sent = answer(showReview, () => ({ ...waiting, state: 'shown' as const }));
  const { t, user } = await show(<ReviewsPage />, {
    staff: 'coordinator',
    at: '/office/reviews?sort=-stars',
  });
  const { approve, saved } = t.office.activities.reviews;
  await user.click(await screen.findByRole('button', { name: approve }));
  await waitFor(() => expect(toasts()).toEqual([saved]));
  expect(asked[0]?.query).toMatchObject({ queue: 'todo', sort: '-stars' });
  expect(sent.map(({ body }) => body)).toEqual([{ shown: true, stamp: 'waiting' }]);
});
