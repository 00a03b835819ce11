/** Reads in one request are what they are alone: same answers, same refusals, for everybody. */
import { describe, expect, it } from 'vitest';
import { staffRoles } from '#contract/access.ts';
import type { Api } from '#contract/endpoint.ts';
import { actingForHeader } from '#contract/help/words.ts';
import { readTogether, togetherMax } from '#contract/together.ts';
import type { CallOptions } from '#tests/api/support/app.ts';
import { addressOf, endpoints } from '#tests/api/support/endpoints.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();

const isText = ({ download, answer }: Api): boolean => !download && answer.type !== 'file';
const reads = endpoints.filter(({ method }) => method === 'GET');
const [texts, files] = [reads.filter(isText), reads.filter((api) => !isText(api))];

const together = (paths: string[], options: CallOptions = {}) =>
  t.read(readTogether, { ...options, lang: 'zh-TW', body: { paths } });

/** What differs from one call to the next by itself. */
const fixed = (text: string): string =>
  text
    .replace(/"requestId":"[^"]+"/, '"requestId":"…"')
    .replace(/"(now|at|since|ends\w*|serverTime|until)":"[^"]+"/g, '"$1":"…"');

const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / togetherMax) }, (_, i) =>
    all.slice(i * togetherMax, (i + 1) * togetherMax),
  );

const callers = ['visitor', '2125550101', '2125550103', 'garbage', ...staffRoles] as const;
const tokenOf = async (who: (typeof callers)[number]): Promise<string | undefined> => {
  if (who === 'visitor') return undefined;
  if (who === 'garbage') return who;
  const role = staffRoles.find((one) => one === who);
  return role ? t.staffSession(role) : t.sessionOf(who);
};

describe('every read', () => {
  it.each(callers)('is answered as alone, for %s', async (who) => {
    const token = await tokenOf(who);
    expect(texts.length).toBeGreaterThan(80);
    for (const some of parts(texts.map((api) => addressOf(api)))) {
      const answers = await together(some, { token });
      for (const [i, path] of some.entries()) {
        const alone = await t.call('GET', path, { token, lang: 'zh-TW' });
        expect(
          { path, status: answers[i]?.status, body: fixed(answers[i]?.body ?? '') },
          path,
        ).toEqual({ path, status: alone.status, body: fixed(alone.text) });
      }
    }
  });
});

it('is made for whom the request is made', async () => {
  const token = await t.sessionOf('2125550101');
  const headers = { [actingForHeader]: '00000000-0000-4000-8000-000000000000' };
  const path = '/home/api/user/patient/info';
  const [answer] = await together([path, '/home/content/faq'], { token, headers });
  const alone = await t.call('GET', path, { token, lang: 'zh-TW', headers });
  expect(alone.status).not.toBe(200);
  expect(answer?.status).toBe(alone.status);
});

it('asked for by a browser that reads compressed answers is text', async () => {
  const headers = { 'accept-encoding': 'br, gzip' };
  const [answer] = await together(['/home/content/faq'], { headers });
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({ code: '200' });
});

it('a file or a stream is read alone', async () => {
  const token = await t.staffSession('admin');
  expect(files.length).toBeGreaterThan(5);
  for (const some of parts(files.map((api) => addressOf(api)))) {
    const answers = await together(some, { token });
    expect(answers.map(({ status }) => status)).toEqual(some.map(() => 404));
  }
});

it('only calls are read, and none that carries others', async () => {
  const paths = [
    '/home/together',
    '/home/nowhere',
    '/home/../health',
    '/home//',
    '/home/%2e%2e/h5',
  ];
  const answers = await together(paths);
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
});

it.each([
  ['nothing', []],
  ['too many', Array.from({ length: togetherMax + 1 }, () => '/home/content/faq')],
  ['a page', ['/about/faq']],
  ['another host', ['http://elsewhere.example/home/content/faq']],
  ['another host without a scheme', ['//elsewhere.example/home/']],
  ['a space', ['/home/content/faq HTTP/1.1']],
  ['a line', ['/home/content/faq\r\nX-Other: 1']],
  ['Chinese', ['/home/content/常見']],
  ['a long address', [`/home/${'a'.repeat(2_000)}`]],
])('%s is refused as a whole', async (_, paths) => {
  const { status, json } = await t.call('POST', '/home/together', { body: { paths } });
  expect([status, json.code]).toEqual([400, 'invalid_input']);
});
