/** A new agency's site, before anybody has written anything: nothing breaks, and the office can begin. */
import { expect, it } from 'vitest';
import * as site from '#contract/content/content.ts';
import { emptyOf } from '#contract/content/item-fields.ts';
import { contentInfo, contentTypes } from '#contract/content/item-types.ts';
import * as api from '#contract/content/office.ts';
import { contentCalls, words } from '#tests/api/support/content-calls.ts';
import { endpoints, nameOf } from '#tests/api/support/endpoints.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp({ demo: false });
const c = contentCalls(t);

it('every public call answers: with nothing, or that there is nothing', async () => {
  const open = endpoints.filter((e) => e.access === 'readPublic' && e.method === 'GET');
  expect(open.length).toBeGreaterThan(15);
  for (const endpoint of open) {
    const path = endpoint.path.replace(/\{page\}/, 'privacy').replace(/\{\w+\}/g, 'absent');
    const { status } = await t.call('GET', `/home${path}`);
    expect([200, 400, 404], nameOf(endpoint)).toContain(status);
  }
});

it('the office can write the pages that there must be', async () => {
  const fixed = contentTypes.filter(
    (type) => contentInfo[type].fixed && contentInfo[type].access === contentInfo.legal.access,
  );
  expect(fixed).toContain('legal');
  for (const type of fixed) {
    const path = `/staff/content/${type}`;
    const { records } = await t.read(api.listContent, { path, token: c.who.token });
    expect(records.map(({ id }) => id).sort()).toEqual([...(contentInfo[type].fixed ?? [])].sort());
    for (const { title } of records) expect(typeof title).toBe('string');
  }
  const value = {
    ...emptyOf(contentInfo.legal.fields),
    title: words('Privacy'),
    content: words('<p>Ours.</p>'),
  };
  const { version } = await c.get('legal', 'privacy');
  const saved = await c.save('legal', 'privacy', { version, value });
  await c.publish('legal', 'privacy', saved.version);
  const page = await t.read(site.getLegalPage, { path: '/content/page/privacy', lang: 'en' });
  expect([page.title, page.content]).toEqual(['Privacy', '<p>Ours.</p>']);
});
