/** A review comes to the office: read, answered for everybody to see, hidden and shown again. */
import { randomUUID } from 'node:crypto';
import { main } from './exam-way.ts';
import { expect, logIn, open, test } from './fixtures.ts';
import { dataOf, staffIn } from './office-way.ts';

test.use({ lang: 'zh-TW', extraHTTPHeaders: { 'accept-language': 'zh-TW' } });

test('a review is answered, hidden and shown again', async ({
  page,
  request,
  site: { t, newPatient },
}) => {
  const words = t.office.activities.reviews;
  const text = `護理員很細心 ${randomUUID().slice(0, 8)}`;
  const { token } = await logIn(request, await newPatient());
  const { commentId } = await dataOf<{ commentId: string }>(
    await request.post('/home/api/user/comment/add', {
      headers: { authorization: token, 'accept-language': 'zh-TW' },
      data: { rating: 5, commentText: text, commentImage: [] },
    }),
  );
  const onSite = async () => {
    const path = '/home/content/comment/page?pageNum=1&pageSize=50';
    const { records } = await dataOf<{
      records: { commentId: string; reply: { text: string } | null }[];
    }>(await request.get(path, { headers: { 'accept-language': 'zh-TW' } }));
    return records.find((one) => one.commentId === commentId);
  };

  await staffIn(page, request, 'admin');
  await open(page, '/office/reviews');
  const row = main(page).getByRole('row').filter({ hasText: text });
  await row.getByRole('button').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: words.reply, exact: true }).click();
  const answer = '謝謝您，我們會告訴她。';
  await dialog.getByRole('textbox').last().fill(answer);
  await dialog.getByRole('button', { name: words.replySave }).click();
  await expect(dialog.getByText(answer)).toBeVisible();
  await expect.poll(async () => (await onSite())?.reply?.text).toBe(answer);

  await dialog.getByRole('button', { name: words.hide, exact: true }).click();
  await expect(dialog.getByText(words.state.hidden, { exact: true })).toBeVisible();
  await expect.poll(onSite).toBeUndefined();
  await dialog.getByRole('button', { name: words.show, exact: true }).click();
  await expect(dialog.getByText(words.state.shown, { exact: true })).toBeVisible();
  await expect.poll(async () => (await onSite())?.commentId).toBe(commentId);

  // Whoever it is about is shown only when asked for.
  await dialog.getByRole('button', { name: words.writer }).click();
  await expect(dialog.getByRole('link', { name: /\d{3}/ })).toBeVisible();
});
