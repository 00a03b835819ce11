import { wordsBefore } from '#web/lib/i18n/i18n.ts';

/** Easy view's own part needs the words of the personal center. Apart from the home page, which need not list its files. */
export const loadEasyOwn = async () => {
  await wordsBefore('/user');
  return import('./easy-own.tsx');
};
