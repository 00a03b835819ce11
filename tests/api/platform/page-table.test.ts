import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { createPageTable, pageRoutesOf } from '#server/platform/pages/page-table.ts';
import { sameForAllIds } from '#web/lib/page/same-for-all-ids.ts';
import routes from '#web/routes.ts';

const modules: Record<string, object> = {
  newsDetail: { loader() {} },
  verify: { handle: sameForAllIds },
  'pages/account/signed-in.layout.tsx': { handle: sameForAllIds },
  'office/shell/office.layout.tsx': { handle: sameForAllIds },
};

/** As the build has them, with one loader and the layouts of pages that are the same for all ids. */
const flatten = (entries: RouteConfigEntry[], parentId?: string): Record<string, object> =>
  Object.assign(
    {},
    ...entries.map(({ id, file, path, index, children = [] }) => {
      const name = id ?? file;
      return {
        [name]: {
          id: name,
          parentId,
          path,
          index,
          module: modules[name] ?? {},
        },
        ...flatten(children, name),
      };
    }),
  );

const pages = createPageTable(pageRoutesOf({ routes: flatten(routes) } as never));

describe('the table of pages', () => {
  it.each([
    ['/', 'fixed'],
    ['/about/TermsOfServices', 'fixed'],
    ['/community/activity/list', 'fixed'],
    ['/user', 'fixed'],
    ['/user/index', 'fixed'],
    ['/verify', 'fixed'],
    ['/office', 'fixed'],
    ['/office/training/contents', 'fixed'],
    ['/community/news/what-a-caregiver-does', 'content'],
    ['/community/news/x/', 'free'],
    ['/about/termsofservices', 'free'],
    ['/about/faq/', 'free'],
    ['/register/patient', 'free'],
    ['/*', null],
    ['/about', null],
    ['/verify/1/2', null],
    ['/about//faq', null],
    ['', null],
  ])('%s is %s', (path, kind) => {
    expect(pages(path)).toEqual(kind && { kind, path });
  });

  it.each([
    ['/community/activity/42', '/community/activity/:id'],
    ['/user/training/42', '/user/training/:trainingContentId'],
    ['/office/people/1', '/office/people/:userId'],
    ['/Office/People/1/', '/office/people/:userId'],
    ['/office/activities/1/print', '/office/activities/:id/print'],
    ['/office/content/faq/1', '/office/content/:type/:id'],
    ['/verify/%E6%9F%BF', '/verify/:number'],
    ['/verify/%zz', '/verify/:number'],
  ])('%s is one page for all ids', (path, pattern) => {
    expect(pages(path)).toEqual({ kind: 'fixed', path: pattern });
  });
});
