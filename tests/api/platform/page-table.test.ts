import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { createPageTable, pageRoutesOf } from '#server/platform/pages/page-table.ts';
import routes from '#web/routes.ts';

/** As the build has them; which loaders there are does not matter here. */
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
          module: name === 'newsDetail' ? { loader() {} } : {},
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
    ['/community/activity/42', 'free'],
    ['/user/training/42', 'free'],
    ['/office/people/1', 'free'],
    ['/office/activities/1/print', 'free'],
    ['/about/termsofservices', 'free'],
    ['/about/faq/', 'free'],
    ['/verify/%E6%9F%BF', 'free'],
    ['/verify/%zz', 'free'],
    ['/*', null],
    ['/about', null],
    ['/verify/1/2', null],
    ['/about//faq', null],
    ['', null],
  ])('%s is %s', (path, kind) => {
    expect(pages(path)).toBe(kind);
  });
});
