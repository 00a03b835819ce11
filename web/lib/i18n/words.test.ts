import { describe, expect, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { first } from '#i18n/first/en.ts';
import { type Group, groups, groupsOf } from './words.ts';

const sources = import.meta.glob<string>(
  ['/web/**/*.{ts,tsx}', '!/web/**/*.test.ts', '!/web/lib/i18n/words.ts'],
  { query: '?raw', import: 'default', eager: true },
);

/** '/web/lib/api/api.ts' for what a file of web/ imports; null for what stands elsewhere. */
const resolve = (from: string, path: string): string | null => {
  if (path.startsWith('#web/')) return `/${path.slice(1)}`;
  return path.startsWith('.') ? new URL(path, `file://${from}`).pathname : null;
};

const importsOf = (file: string): string[] =>
  [...(sources[file] ?? '').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)]
    .map(([, path]) => resolve(file, path ?? ''))
    .filter((path): path is string => path !== null && path in sources);

/** Loaded late, after the words of that path. */
const late: Record<string, string> = {
  '/web/pages/account/easy-own.tsx': '/user',
  '/web/features/services/callback/talk-to-us.tsx': '/about',
};

const reachedFrom = (page: string): Set<string> => {
  const reached = new Set([page]);
  for (const file of reached)
    for (const next of importsOf(file)) if (!(next in late)) reached.add(next);
  return reached;
};

/** Groups that come along in the file of another. */
const along: Record<string, Group> = { letter: 'services', renewal: 'services' };

/** Groups whose keys stand somewhere in what the page is made of: 'group.key', `group.${…}`. */
const groupsIn = (page: string): Group[] => {
  const text = [...reachedFrom(page)].map((file) => sources[file]).join('\n');
  const isUsed = (group: string) => new RegExp(`['"\`]${group}\\.[\\w$]`).test(text);
  const others = Object.keys(along)
    .filter(isUsed)
    .flatMap((group) => along[group] ?? []);
  return [...groups.filter(isUsed), ...others];
};

/** [path, page] of every line of the route table; office paths stand below the prefix `office`. */
const routes = [
  ['/office', '/web/office/staff/desk.page.tsx'] as const,
  ...[
    ...(sources['/web/routes.ts'] ?? '').matchAll(
      /route\(\s*'([^']+)',\s*'((?:pages|office)\/[^']+)'/g,
    ),
  ].map(
    ([, path = '', page = '']) =>
      [`${page.startsWith('office/') ? '/office' : ''}/${path}`, `/web/${page}`] as const,
  ),
];

describe('the words of a page', () => {
  it('finds the pages', () => {
    expect(routes.length).toBeGreaterThan(25);
    for (const [, page] of routes) expect(Object.keys(sources)).toContain(page);
  });

  it.each(routes)('%s has all it uses', (path, page) => {
    const asked =
      path === '/index' ||
      path === '/id-card' ||
      path === '/class/:sessionId' ||
      path === '/training/:trainingContentId' ||
      path === '/training/:trainingContentId/read' ||
      path === '/exam/:trainingContentId'
        ? `/user${path}`
        : path;
    const missing = groupsIn(page).filter((group) => !groupsOf(asked).includes(group));
    expect(missing).toEqual([]);
  });

  it.each([
    '/community/activity/list',
    '/community/activity/search',
    '/community/news',
    '/feedback',
    '/login',
    '/regselect',
    '/scams',
    '/verify-message',
  ])('%s, which visitors open first, has nothing else', (path) => {
    const page = routes.find(([one]) => one === path)?.[1] ?? '';
    expect(groupsOf(path).filter((group) => !groupsIn(page).includes(group))).toEqual(
      // One word of theirs stands in a part that is read and printed too.
      path === '/community/news' ? ['browser'] : [],
    );
  });

  it('the shell and the home page need no group of their own', () => {
    expect(groupsIn('/web/root.tsx')).toEqual([]);
    expect(groupsIn('/web/pages/home.page.tsx')).toEqual([]);
  });

  it.each(Object.entries(late))('%s has all it uses, once the words of %s came', (part, path) => {
    const missing = groupsIn(part).filter((group) => !groupsOf(path).includes(group));
    expect(missing).toEqual([]);
  });

  it('the mobile site has the same', () => {
    expect(groupsOf('/h5/login')).toEqual(groupsOf('/login'));
    expect(groupsOf('/h5')).toEqual([]);
    expect(groupsOf('/loginx')).toEqual([]);
  });
});

it('pages say only errors that come with the first file', () => {
  const said = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/['`]errors\.([a-z_]+)['`]/g)].map(([, code = '']) => code),
  );
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((code) => !(code in first.errors))).toEqual([]);
});

it('every group is either in the first file, or one of these, or the server’s own', () => {
  const known = [
    ...Object.keys(first),
    ...groups,
    ...Object.keys(along),
    'certificate',
    'idCard',
    'messages',
    'transcript',
  ];
  expect(known.sort()).toEqual(Object.keys(en).sort());
});
