import { describe, expect, it } from 'vitest';
import { childRoute, isChildCurrent, isCurrent, type MenuItem, menu, tabOf } from './menu.ts';

const item = (label: string): MenuItem => {
  const found = menu.find((one) => one.label === `shell.${label}`);
  if (!found) throw new Error(`no menu item ${label}`);
  return found;
};
const highlighted = (path: string): string[] =>
  menu.filter((one) => isCurrent(one, path)).map((one) => one.label.replace('shell.', ''));

describe('routes of the menu', () => {
  it('are the parent followed by the child', () => {
    const routes = menu.flatMap((one) =>
      one.children ? one.children.map((child) => childRoute(one, child)) : [one.path],
    );
    expect(routes).toEqual([
      '/',
      '/community/activity/list',
      '/community/news',
      '/about/team',
      '/about/faq',
      '/user/index',
    ]);
  });
});

describe('highlighting', () => {
  it.each([
    ['/', ['services']],
    ['/services', ['services']],
    ['/services/', ['services']],
    ['/services/booking', []],
    ['/community/activity/list', ['community']],
    ['/community/news', ['community']],
    ['/community/news/7', []],
    ['/about/team', ['about']],
    ['/about/faq', ['about']],
    ['/about/privacy', []],
    ['/user/index', ['profile']],
    ['/user', []],
    ['/login', []],
  ])('%s', (path, expected) => {
    expect(highlighted(path)).toEqual(expected);
  });

  it('marks the child itself', () => {
    const community = item('community');
    const [activities, news] = community.children ?? [];
    if (!activities || !news) throw new Error('community has two children');
    expect(isChildCurrent(community, activities, '/community/activity/list')).toBe(true);
    expect(isChildCurrent(community, news, '/community/activity/list')).toBe(false);
  });
});

describe('tabs of the mobile site', () => {
  it.each([
    ['/', 'home'],
    ['/services', 'services'],
    ['/services/result/submitWC', 'services'],
    ['/servicesx', null],
    ['/community/news/3', 'community'],
    ['/user/index', 'mine'],
    ['/login', 'mine'],
    ['/register/patient', 'mine'],
    ['/resetpwd', 'mine'],
    ['/about/team', null],
    ['/feedback', null],
  ])('%s', (path, tab) => {
    expect(tabOf(path)).toBe(tab);
  });
});
