import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable } from '#server/platform/database/connect.ts';
import { getTimeZone } from './settings.ts';

/** What presenting data depends on: time, the agency's time zone and the reader's language. */
export type ViewContext = { now: Date; timeZone: string; locale: Locale };

export const getViewContext = async (
  db: Queryable,
  now: Date,
  locale: Locale,
): Promise<ViewContext> => ({ now, timeZone: await getTimeZone(db), locale });
