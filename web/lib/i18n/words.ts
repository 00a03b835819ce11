/**
 * Which words a page needs. Those of every page are one file; the other groups of i18n/ are files of their
 * own, which come with the pages that use them. The server has all of them. words.test.ts reads the pages and says
 * what is missing here.
 */
import type { Messages } from '#i18n/messages.ts';
import type { Locale } from '#i18n/pick-locale.ts';

type Module = Partial<Messages> & { first?: Partial<Messages> };

/** The server has all words anyway, and bundles none of these. */
const files: Record<string, () => Promise<Module>> = import.meta.env.SSR
  ? {}
  : import.meta.glob<Module>([
      '../../../i18n/first/*.ts',
      '../../../i18n/{en,zh-hans,zh-hant}/{about,activity,center,help,login,office/office,register,review,services,training,upload}.ts',
    ]);

export const groups = [
  'about',
  'activity',
  'browser',
  'callback',
  'center',
  'demoPhone',
  'help',
  'login',
  'move',
  'news',
  'office',
  'register',
  'reset',
  'review',
  'scams',
  'services',
  'training',
  'upload',
  'whitecard',
] as const;
export type Group = (typeof groups)[number];

/** By the beginning of a path, without the mobile basename; of several the longest counts. */
const needs: Record<string, readonly Group[]> = {
  '/demo/inbox': ['demoPhone'],
  '/login': ['login', 'reset'],
  '/help': ['help', 'services', 'upload'],
  '/office': ['activity', 'center', 'help', 'login', 'office', 'scams', 'upload'],
  '/regselect': ['register'],
  '/register': ['login', 'register', 'reset', 'upload'],
  '/regresult': ['center', 'register'],
  '/resetpwd': ['center', 'login', 'register', 'reset'],
  '/about': ['about', 'browser', 'callback'],
  '/community/activity': ['activity', 'browser', 'center', 'move', 'register', 'upload'],
  '/community/activity/list': ['activity'],
  '/community/activity/search': ['activity'],
  '/community/activity/result': ['activity', 'browser', 'center', 'move'],
  '/community/news': ['browser', 'news'],
  '/feedback': ['review'],
  '/feedback/create': ['move', 'register', 'review', 'upload'],
  '/preview': ['activity', 'browser', 'center', 'move', 'register', 'services', 'upload'],
  '/services': ['browser', 'center', 'help', 'register', 'services', 'upload', 'whitecard'],
  '/user': [
    'activity',
    'browser',
    'center',
    'help',
    'login',
    'register',
    'reset',
    'review',
    'scams',
    'services',
    'training',
    'upload',
  ],
  '/scams': ['scams'],
  '/verify': ['training'],
  '/verify-message': ['scams'],
};
/** Longer ones first. */
const starts = Object.keys(needs).sort((a, b) => b.length - a.length);

export const groupsOf = (pathname: string): readonly Group[] => {
  const path = `${pathname.replace(/^\/h5(?=\/|$)/, '')}/`;
  const start = starts.find((one) => path.startsWith(`${one}/`));
  return start ? (needs[start] ?? []) : [];
};

const folder: Record<Locale, string> = { en: 'en', 'zh-CN': 'zh-hans', 'zh-TW': 'zh-hant' };

/** Small groups come in the file of another: the first script names every file, in every language. */
const fileOf: Partial<Record<Group, string>> = {
  browser: 'about',
  callback: 'about',
  demoPhone: 'help',
  move: 'about',
  news: 'about',
  office: 'office/office',
  reset: 'login',
  scams: 'help',
  whitecard: 'services',
};

const sourceOf = (locale: Locale, group: Group): string =>
  `i18n/${folder[locale]}/${fileOf[group] ?? group}.ts`;

const sourcesOf = (locale: Locale, asked: readonly Group[]): string[] => [
  ...new Set([`i18n/first/${folder[locale]}.ts`, ...asked.map((group) => sourceOf(locale, group))]),
];

/** The sources of what a page needs at first, as the build's manifest names them. */
export const wordSources = (locale: Locale, pathname: string): string[] =>
  sourcesOf(locale, groupsOf(pathname));

const load = async (source: string): Promise<Module> => {
  const file = files[`../../../${source}`];
  if (!file) throw new Error(`no words in ${source}`);
  return file();
};

/** What every page needs, and the groups that are asked for. */
export const loadWords = async (
  locale: Locale,
  asked: readonly Group[],
): Promise<Partial<Messages>> => {
  const [found, ...rest] = await Promise.all(sourcesOf(locale, asked).map(load));
  return Object.assign({}, found?.first, ...rest);
};

/** One group in another language than the page's: what is printed may have two. */
export const loadGroup = async <G extends Group>(
  locale: Locale,
  group: G,
): Promise<Messages[G]> => {
  const words = (await load(sourceOf(locale, group)))[group];
  return words as Messages[G];
};
