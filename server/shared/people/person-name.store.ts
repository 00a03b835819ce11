import { eq } from 'drizzle-orm';
import { spokenName } from '#contract/person-name.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { nameColumns, user } from '#server/schema/account.ts';

/** How a message names its reader: families read those of two parents on one phone. */
export const findSpokenName = async (
  db: Queryable,
  userId: string,
  locale: Locale,
): Promise<string> => {
  const [row] = await db.select(nameColumns).from(user).where(eq(user.id, userId));
  return row ? spokenName(row, locale) : '';
};
