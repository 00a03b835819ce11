/**
 * The menu as data (spec §2, second reading of the labels). A child's route is the parent's path followed by the
 * child's; an item is highlighted on its own path, on its externalPath, and when one of its children is current.
 */
import type { MessageKey } from '#i18n/messages.ts';

type MenuChild = { label: MessageKey; path: string };
export type MenuItem = {
  label: MessageKey;
  path: string;
  externalPath?: string;
  children?: readonly MenuChild[];
};

export const menu: readonly MenuItem[] = [
  { label: 'shell.services', path: '/', externalPath: '/services' },
  {
    label: 'shell.community',
    path: '/community',
    children: [
      { label: 'shell.activities', path: '/activity/list' },
      { label: 'shell.news', path: '/news' },
    ],
  },
  {
    label: 'shell.about',
    path: '/about',
    children: [
      { label: 'shell.team', path: '/team' },
      { label: 'shell.faq', path: '/faq' },
    ],
  },
  { label: 'shell.profile', path: '/user/index' },
];

/** '/services/' and '/services' are one page. */
const tidy = (path: string): string => path.replace(/\/+$/, '') || '/';

export const childRoute = (parent: MenuItem, child: MenuChild): string => parent.path + child.path;

export const isChildCurrent = (parent: MenuItem, child: MenuChild, path: string): boolean =>
  tidy(path) === childRoute(parent, child);

export const isCurrent = (item: MenuItem, path: string): boolean =>
  tidy(path) === item.path ||
  tidy(path) === item.externalPath ||
  (item.children ?? []).some((child) => isChildCurrent(item, child, path));

/** The tabs of the mobile site own whole branches of the route table, not single paths. */
export type Tab = 'home' | 'services' | 'community' | 'mine';

const branches: readonly [Tab, RegExp][] = [
  ['home', /^\/$/],
  ['services', /^\/services(\/|$)/],
  ['community', /^\/community(\/|$)/],
  ['mine', /^\/(user|login|register|regselect|regresult|resetpwd)(\/|$)/],
];

export const tabOf = (path: string): Tab | null =>
  branches.find(([, branch]) => branch.test(tidy(path)))?.[0] ?? null;
