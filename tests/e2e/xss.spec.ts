/**
 * More than 150 payloads stand in reviews, replies, names, addresses, news and in the page's own state, with the policy
 * against scripts switched off: what does not run here does not run because it is text (quality 24).
 */
import { randomUUID } from 'node:crypto';
import { storageKeys } from '#contract/limits.ts';
import { xssCorpus } from '#tests/api/support/xss.ts';
import { pageSize } from '#web/features/review/list-address.ts';
import { expect, test } from './fixtures.ts';
import { get } from './http.ts';

/** Those that run by themselves count what they do. */
const counting = (payload: string) =>
  payload.replace(/alert(\(1\)|`1`)/g, 'document.documentElement.setAttribute("data-ran",1)');
const payloads = xssCorpus.map(counting);
const inLanguages = (text: string) => JSON.stringify({ en: text, 'zh-CN': text, 'zh-TW': text });

test.use({ bypassCSP: true, lang: 'en' });

test('what attackers type runs nowhere, and two cookies are all there are', async ({
  page,
  site,
  db,
  context,
}) => {
  expect(payloads.length).toBeGreaterThan(150);
  const mark = randomUUID();
  const parts = Array.from({ length: 4 }, (_, i) => payloads.filter((_, j) => j % 4 === i));
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const quiet = async (path: string) => {
    await site.visit(path);
    await expect(page.locator('html[data-ran]')).toHaveCount(0);
    expect(dialogs).toEqual([]);
  };
  try {
    for (const part of parts)
      await db.query(
        `insert into comment (id, user_name, rating, text, images, created_at, reply, reply_at)
         values ($1, $2, 1, $3, '{}', '2001-01-01', $2, '2001-01-02')`,
        [
          `${mark}-${randomUUID()}`,
          inLanguages(part.join(' ').slice(0, 1_500)),
          inLanguages(`${mark}\n${part.join('\n')}`),
        ],
      );
    await db.query(
      `insert into article (id, type_id, title, summary, content, cover, published_at)
       select $1, id, $2, $2, $3, '/media/news-award.svg', '2001-01-01' from article_type limit 1`,
      [
        mark,
        inLanguages(payloads.slice(0, 10).join(' ')),
        inLanguages(`<p>${mark}</p>${payloads.join('\n')}`),
      ],
    );

    // The reviews, on the last of their pages; as data of the page they stand in a script.
    const { text } = await get('/home/content/comment/page?pageNum=1&pageSize=10');
    const pages = Math.ceil(JSON.parse(text).data.total / pageSize);
    await quiet(`/feedback?page=${pages}`);
    await expect(page.getByText(mark).first()).toBeVisible();
    const html = (await get(`/feedback?page=${pages}`)).text;
    // Said without the page itself, which would fill the report.
    expect(html.includes(mark)).toBe(true);
    expect(/<script>document|<img src=x/.test(html)).toBe(false);
    const state = html.match(/<script[^>]*>[\s\S]*?<\/script>/g)?.join('') ?? '';
    expect(state.includes(mark)).toBe(true);
    expect(/[\u2028\u2029]/.test(state)).toBe(false);

    await quiet(`/community/news/${mark}`);
    await expect(page.getByText(mark, { exact: true })).toBeVisible();
    for (const payload of payloads.slice(0, 13))
      await quiet(`/community/activity/search?keyword=${encodeURIComponent(payload)}`);

    // One's own name and address, behind the sign-in.
    const phone = await site.newPatient();
    await db.query(
      `update app_user set first_name = $2, last_name = $3, address = $4, city = $5 where phone = $1`,
      [
        `+1${phone}`,
        ...[
          '<img src=x onerror=alert(1)>',
          '</script><script>alert(1)</script>',
          '"><svg onload=alert(1)>',
          '{{7*7}}',
        ].map(counting),
      ],
    );
    await site.signIn(phone);
    for (const path of ['/user/index', '/user', '/']) await quiet(path);

    const names = (await context.cookies()).map(({ name }) => name);
    expect(names.filter((name) => name !== storageKeys.lang && name !== 'site')).toEqual([]);
  } finally {
    await db.query('delete from comment where id like $1', [`${mark}%`]);
    await db.query('delete from article where id = $1', [mark]);
  }
});
