/** How a person's name is written. */
import type { SessionUser } from '#contract/account/account.ts';
import { orderedName } from '#contract/person-name.ts';
import type { Locale } from '#i18n/pick-locale.ts';

/** In Chinese the Chinese name, or 姓 before 名 without a space; in English first name, then last name. */
export const fullName = (user: SessionUser, locale: Locale): string => {
  const { chineseName, firstName, lastName } = user;
  if (locale !== 'en' && chineseName) return chineseName;
  return orderedName({ firstName, lastName });
};
