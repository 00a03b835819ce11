/** Dialogs of what editors work on: contents, pictures, texts of messages, links in a text, questions of a bank. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { emptyOf } from '#contract/content/item-fields.ts';
import { contentInfo } from '#contract/content/item-types.ts';
import {
  deleteMedia,
  listMedia,
  listMediaUses,
  MediaPicture,
} from '#contract/content/media-office.ts';
import {
  ContentItem,
  deleteContent,
  discardContent,
  getContent,
  listContent,
  publishContent,
  saveContent,
  unpublishContent,
} from '#contract/content/office.ts';
import { listTemplates, MessageTemplate, saveTemplate } from '#contract/message/office.ts';
import { OfficeQuestion } from '#contract/training/bank-office.ts';
import ContentEditPage from '#web/office/content/content-edit.page.tsx';
import RichEditor from '#web/office/content/editor/rich-editor.tsx';
import MediaPage from '#web/office/content/media.page.tsx';
import MessageTextsPage from '#web/office/message/message-texts.page.tsx';
import { QuestionPreview } from '#web/office/training/question-preview.tsx';
import { answer, Refused } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { closePage, show } from '../support/show.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const no = () => new Refused(409, { code: 'refused', message: 'Not today.' });
const button = (name: string) => screen.findByRole('button', { name });
const dialog = () => screen.findByRole('dialog');

const words = (text: string) => ({ en: text, 'zh-CN': text, 'zh-TW': text });
const item = (rest: Partial<ContentItem>) =>
  sample(ContentItem, {
    type: 'faq',
    id,
    version: 'v1',
    state: 'draft',
    value: { ...emptyOf(contentInfo.faq.fields), question: words('When?') },
    ...rest,
  });

const showEditor = (first: ContentItem) => {
  answer(getContent, first);
  return show(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/office/content/:type/:id" element={<ContentEditPage />} />
        <Route path="*" element={<p>Somewhere else</p>} />
      </Routes>
    </>,
    { at: `/office/content/faq/${id}`, staff: 'editor' },
  );
};

test('a content is scheduled for the time that was chosen, and taken from the schedule again', async () => {
  const sent = answer(saveContent, ({ body }) =>
    item({ version: 'v2', state: 'scheduled', publishAt: body.publishAt ?? null }),
  );
  const { t, user } = await showEditor(item({}));
  const { later, laterAt, schedule, unschedule } = t.office.content;
  await user.click(await button(later));
  fireEvent.change(screen.getByLabelText(laterAt), { target: { value: '2026-12-24T09:30' } });
  await user.dblClick(await button(schedule));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body.publishAt)).toEqual(['2026-12-24 09:30']);
  await user.click(await button(later));
  await user.click(await button(unschedule));
  await waitFor(() => expect(sent.at(-1)?.body.publishAt).toBeNull());
});

test('a content is deleted, or its draft thrown away, after a question that begins at the way out', async () => {
  const deleted = answer(deleteContent, {});
  answer(listContent, sample(listContent.answer));
  const first = await showEditor(item({ hasDraft: true }));
  const { content } = first.t.office;
  await first.user.click(await button(content.delete));
  await screen.findByText(content.sureDelete);
  await first.user.click(
    within(await dialog()).getByRole('button', { name: first.t.office.cancel }),
  );
  expect(deleted).toEqual([]);
  await first.user.click(await button(content.delete));
  await first.user.click(within(await dialog()).getByRole('button', { name: content.delete }));
  await screen.findByText('Somewhere else');
  expect(deleted.map(({ body }) => body)).toEqual([{ version: 'v1' }]);

  closePage();
  const discarded = answer(discardContent, {});
  const changed = { state: 'changed', hasDraft: true, placed: true, published: true } as const;
  const second = await showEditor(item(changed));
  await second.user.click(await button(content.discard));
  await screen.findByText(content.sureDiscard);
  await second.user.click(within(await dialog()).getByRole('button', { name: content.discard }));
  await waitFor(() => expect(discarded).toHaveLength(1));
});

test('an activity with registrations changes only with its reason, which they will read', async () => {
  const asks = (body: { reason?: string | undefined }) => {
    const errors = [{ field: 'reason', message: 'Choose one.' }];
    if (!body.reason) throw new Refused(400, { code: 'invalid_input', errors });
    return first;
  };
  const live = { type: 'activity', published: true, placed: true, hasDraft: true } as const;
  const value = emptyOf(contentInfo.activity.fields);
  const first = item({ ...live, value, state: 'changed' });
  const published = answer(publishContent, ({ body }) => asks(body));
  const hidden = answer(unpublishContent, ({ body }) => asks(body));
  answer(listContent, sample(listContent.answer));
  const { t, user } = await showEditor(first);
  const { activities, content } = t.office;
  const choose = async (reason: string) => {
    const label = new RegExp(activities.reason);
    await user.selectOptions(within(await dialog()).getByLabelText(label), reason);
  };

  await user.click(await button(content.publish));
  await screen.findByText(content.why.moved);
  // Whoever goes away has changed nothing.
  await user.click(within(await dialog()).getByRole('button', { name: t.office.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await button(content.publish));
  await choose('host');
  await user.dblClick(await button(content.why.publish));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(published.map(({ body }) => body.reason)).toEqual([undefined, undefined, 'host']);

  await user.click(await button(content.unpublish));
  await screen.findByText(content.why.off);
  await choose('weather');
  await user.click(await button(activities.calloffDo));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(hidden.map(({ body }) => body.reason)).toEqual([undefined, 'weather']);
});

test('who leaves with something unsaved is asked; staying keeps it', async () => {
  const { t, user } = await showEditor(item({}));
  const { leaveTitle, stay, leave } = t.office.content;
  const [first] = await screen.findAllByDisplayValue('When?');
  fireEvent.change(first as HTMLElement, { target: { value: 'When exactly?' } });
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await screen.findByRole('dialog', { name: leaveTitle });
  await user.click(await button(stay));
  screen.getByDisplayValue('When exactly?');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await button(leave));
  await screen.findByText('Somewhere else');
});

test('a link gets the address that was typed', async () => {
  const onText = vi.fn();
  const props = {
    id: 'text',
    locale: 'en',
    label: 'Text',
    text: '<p><a href="https://old.example">Call us</a></p>',
  } as const;
  const { t, user } = await show(<RichEditor {...props} converted={false} onText={onText} />);
  const { tools } = t.office.content;
  await screen.findByText('Call us');
  await user.click(await button(tools.link));
  const asked = await screen.findByRole('dialog', { name: tools.link });
  const address = within(asked).getByLabelText<HTMLInputElement>(tools.linkAsk);
  await user.clear(address);
  await user.type(address, 'https://persimmon.example');
  await user.click(within(asked).getByRole('button', { name: tools.set }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onText).toHaveBeenCalledWith(expect.stringContaining('https://persimmon.example'));
});

test('a picture is deleted after a question; one that is in use stays, and why is said', async () => {
  const picture = sample(MediaPicture, { fileId: id, path: '/tea.jpg', name: 'Tea' });
  answer(listMedia, [picture]);
  answer(listMediaUses, []);
  let refused = true;
  const deleted = answer(deleteMedia, () => {
    if (refused) throw no();
    return {};
  });
  const { t, user } = await show(<MediaPage />, { staff: 'editor' });
  const { media } = t.office.content;
  await user.click(await screen.findByRole('button', { name: /Tea/ }));
  await user.click(await button(media.delete));
  const sure = await screen.findByRole('alertdialog', { name: media.sureTitle });
  expect(deleted).toEqual([]);
  await user.click(within(sure).getByRole('button', { name: media.delete }));
  await screen.findByText('Not today.');
  await screen.findByRole('dialog', { name: 'Tea' });
  refused = false;
  await user.dblClick(within(sure).getByRole('button', { name: media.delete }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(deleted).toHaveLength(2);
});

test('the words of a message are saved in one language, once, and never without their placeholder', async () => {
  const standing = { original: 'Come {{when}}.', own: null, version: null, by: null };
  const template = (own: string | null) =>
    sample(MessageTemplate, {
      key: 'visitMoved',
      kind: 'sms',
      placeholders: ['when'],
      texts: { en: { ...standing, own }, 'zh-CN': standing, 'zh-TW': standing },
    });
  answer(listTemplates, sample(listTemplates.answer, { templates: [template(null)] }));
  let refused = true;
  const sent = answer(saveTemplate, ({ body }) => {
    if (refused) throw no();
    return template(body.text);
  });
  const { t, user } = await show(<MessageTextsPage />, { staff: 'editor' });
  const { messages } = t.office;
  await user.click(await screen.findByText(messages.edit));
  const text = within(await dialog()).getByRole('textbox', { name: /^English/ });
  const own = within(text.closest('section') as HTMLElement);
  const save = own.getByRole('button', { name: messages.save });
  const type = (value: string) => fireEvent.change(text, { target: { value } });
  type('Come soon.');
  await user.click(save);
  expect(sent).toEqual([]);
  own.getByText(/when/);
  type('Please come {{when}}.');
  await user.click(save);
  await screen.findByText('Not today.');
  expect(text).toHaveProperty('value', 'Please come {{when}}.');
  refused = false;
  await user.dblClick(save);
  await own.findByRole('button', { name: messages.back });
  const body = { locale: 'en', text: 'Please come {{when}}.', version: null };
  expect(sent.map((one) => one.body)).toEqual([body, body]);
  await user.click(own.getByRole('button', { name: messages.back }));
  await waitFor(() => expect(text).toHaveProperty('value', 'Come {{when}}.'));
});

test('a question of the bank is shown in three languages, with what is right', async () => {
  const question = sample(OfficeQuestion, {
    questionId: id,
    text: { en: 'Call whom?', 'zh-TW': '打給誰？' } as never,
    options: [
      { optionId: 'A', text: words('The office'), right: true },
      { optionId: 'B', text: words('Nobody'), right: false },
    ] as never,
  });
  const onClose = vi.fn();
  const { t, user } = await show(<QuestionPreview question={question} onClose={onClose} />, {
    staff: 'trainer',
  });
  const right = screen.getAllByText(t.office.training.rightAnswer);
  expect(right.map((badge) => badge.closest('li')?.textContent)).toEqual(
    Array(3).fill(`A. The office${t.office.training.rightAnswer}`),
  );
  // What is missing in one language says so.
  expect(screen.getAllByText(t.office.missing)).toHaveLength(1);
  await user.click(await button(t.common.close));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});
