import { expect, test, vi } from 'vitest';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Translator } from '#i18n/translator.ts';
import type { Group } from './words.ts';

type Asked = { locale: Locale; groups: readonly Group[]; answer: () => void };
const { asked } = vi.hoisted(() => ({ asked: [] as Asked[] }));

vi.mock('./words.ts', () => ({
  groups: ['center', 'news'],
  groupsOf: (path: string) => (path === '/user' ? ['center'] : []),
  loadWords: (locale: Locale, groups: readonly Group[]) =>
    new Promise((resolve) => {
      const answer = () =>
        resolve(Object.fromEntries(groups.map((group) => [group, { next: `${group} ${locale}` }])));
      asked.push({ locale, groups, answer });
    }),
}));
vi.mock('#web/lib/page/hydration-barrier.ts', () => ({ wholePage: async () => {} }));

/** Answers the call that waits longest, and lets what waited for it go on. */
const answerNext = async () => {
  await vi.waitFor(() => expect(asked).not.toEqual([]));
  asked.shift()?.answer();
  await new Promise((done) => setTimeout(done));
};

/** Starts in English; says what the page would show of the personal center once both are done. */
const afterBoth = async (order: 'words first' | 'switch first') => {
  vi.resetModules();
  asked.length = 0;
  vi.stubGlobal('window', { location: { pathname: '/' } });
  const { onSwitch, startI18n, switchLanguage, wordsBefore } = await import('./i18n.ts');
  const started = startI18n('en');
  await answerNext();
  let t = (await started).t;
  onSwitch((next: Translator) => {
    t = next.t;
  });
  const page = () => wordsBefore('/user');
  const language = () => switchLanguage('zh-TW');
  const [one, two] = order === 'words first' ? [page(), language()] : [language(), page()];
  while (asked.length) await answerNext();
  await Promise.all([one, two]);
  return t('center.next');
};

test('words that come while the language is switched come in the new one', async () => {
  expect(await afterBoth('words first')).toBe('center zh-TW');
  expect(await afterBoth('switch first')).toBe('center zh-TW');
});
