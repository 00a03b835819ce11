/** What a signed-in page costs on the wire: at most three calls, and none on the way back to it. */
import type { Page } from '@playwright/test';
import { type CenterTab, tabPath } from '#web/features/account/center/frame/tabs.ts';
import { expect, open, people, test } from './fixtures.ts';
import { staffIn } from './office-way.ts';

/** Kept open, or a picture: as many as the reader sees. */
const isNoCall = (path: string): boolean =>
  path === '/home/staff/live' || path.startsWith('/home/api/file/');

/** The calls from now on. */
const listen = (page: Page) => {
  const calls: string[] = [];
  const running = new Set<unknown>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/home/') || isNoCall(pathname)) return;
    calls.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`);
    running.add(request);
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  return {
    calls,
    /** Once the page is there and has its answers. */
    settled: async () => {
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect.poll(() => running.size).toBe(0);
    },
  };
};

const most = 3;
/** About an exam that only the list of trainings names: one more, after the list. */
const after: Partial<Record<CenterTab, number>> = { answers: 1, result: 1 };

const own: [who: keyof typeof people, tabs: CenterTab[]][] = [
  [
    'patientWithCard',
    ['info', 'reviews', 'requests', 'letters', 'dates', 'activities', 'messages', 'helpers'],
  ],
  ['caregiver', ['info', 'training', 'mytraining', 'exam', 'answers', 'result']],
];

for (const [who, tabs] of own)
  test(`the pages of one's own, ${who}`, async ({ page, site }) => {
    await site.signIn(people[who]);
    const pages = [
      { path: '/', limit: most },
      { path: '/user/index', limit: most },
      ...tabs.map((tab) => ({ path: tabPath(tab), limit: most + (after[tab] ?? 0) })),
    ];
    for (const { path, limit } of pages) {
      const { calls, settled } = listen(page);
      await site.visit(path);
      await page.waitForLoadState('networkidle');
      await settled();
      expect(calls.length, `${path}: ${calls.join(', ')}`).toBeLessThanOrEqual(limit);
      page.removeAllListeners('request');
    }
  });

test('going back to a page of one’s own asks for nothing', async ({ page, site }) => {
  await site.signIn(people.patientWithCard);
  await site.visit('/user/index');
  await page.waitForLoadState('networkidle');
  await site.walk('/about/faq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.t.pages.faqTitle);
  await page.waitForLoadState('networkidle');
  const { calls, settled } = listen(page);
  await page.goBack();
  await expect(page).toHaveURL(site.at('/user/index'));
  await page.waitForLoadState('networkidle');
  await settled();
  expect(calls).toEqual([]);
});

const rooms = [
  '/office',
  '/office/inbox',
  '/office/applications',
  '/office/cards',
  '/office/requests',
  '/office/callbacks',
  '/office/appointments',
  '/office/renewals',
  '/office/activities',
  '/office/content',
  '/office/media',
  '/office/reviews',
  '/office/training/contents',
  '/office/training/people',
  '/office/people',
  '/office/messages',
  '/office/message-texts',
  '/office/calendar',
  '/office/team',
  '/office/settings',
  '/office/audit',
];

test('the rooms of the office', async ({ page, request }) => {
  await staffIn(page, request, 'admin');
  for (const path of rooms) {
    const { calls, settled } = listen(page);
    await open(page, path);
    await settled();
    expect(calls.length, `${path}: ${calls.join(', ')}`).toBeLessThanOrEqual(most);
    page.removeAllListeners('request');
  }
});
