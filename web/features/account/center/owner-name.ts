/** How a person's name is written. */
import type { SessionUser } from '#contract/account/account.ts';
import type { Locale } from '#i18n/pick-locale.ts';

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);

/** In Chinese the Chinese name, or 姓 before 名 without a space; in English first name, then last name. */
export const fullName = (user: SessionUser, locale: Locale): string => {
  const { chineseName, firstName, lastName } = user;
  if (locale !== 'en' && chineseName) return chineseName;
  if (isHan(firstName) && isHan(lastName)) return `${lastName}${firstName}`;
  return `${firstName} ${lastName}`.trim();
};
