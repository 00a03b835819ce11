import type { OfficeFound } from '#contract/staff/search.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { searchWords } from '#server/features/activity/search.rules.ts';
import { listFound } from '#server/features/activity/search.store.ts';
import { localTime } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { conceptsOf } from '#server/shared/localized-text/search-concepts.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { listOfficeActivitiesById } from './registrations.store.ts';

/** For the office's search box: published or not, those with every word in the title first. */
export const createActivitySearch =
  ({ db, clock }: Needs<'db' | 'clock'>) =>
  async (
    typed: string,
    limit: number,
    locale: Locale,
  ): Promise<NonNullable<OfficeFound['activities']>['hits']> => {
    const words = searchWords(conceptsOf(typed));
    if (!words.length) return [];
    const now = localTime(clock.now(), await getTimeZone(db));
    const { ids } = await listFound(db, { where: undefined, words, now, limit, offset: 0 });
    const rows = await listOfficeActivitiesById(db, ids, { now, locale });
    return ids.flatMap((id) => {
      const row = rows.find((one) => one.id === id);
      return row ? [{ activityId: id, title: row.title, startTime: row.startTime }] : [];
    });
  };
