/** Cancels what is open of a person whose account is closed. The person is sent nothing. */
import type { Ended } from '#contract/account/person-close.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { booking } from '#server/features/services/booking/booking.service.ts';
import { cancelIn } from '#server/features/services/booking/changes.service.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { localTimeOrNull } from '#server/platform/time/clock.ts';
import {
  changeCase,
  findCaseWork,
  insertCaseEntry,
  lockCase,
  recordCase,
} from '#server/shared/cases/case-work.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { createNotices } from './notices.service.ts';
import { listEnding } from './records.store.ts';

type Ending = { userId: string; staffId: string; locale: Locale; locked: readonly string[] };

export const createRecordEnding = ({ db, clock, sealer }: Needs<'db' | 'clock' | 'sealer'>) => {
  const silent = createNotices({ send: () => Promise.resolve() });
  return {
    /** With the calendar's lock, which comes before all others. */
    inTransaction: <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
      booking(db, clock.now(), {}, work),

    /** Lock order: the cases, then the person. */
    lockCases: async (tx: Tx, userId: string): Promise<string[]> => {
      const ids = (await listEnding(tx, userId, clock.now())).map(({ id }) => id);
      for (const id of ids) await lockCase(tx, recordCase(id));
      return ids;
    },

    /** The caller holds the person and the cases; refuses what came in before that. */
    cancelAll: async (
      tx: Tx,
      { userId, staffId, locale, locked }: Ending,
    ): Promise<(Ended & { id: string })[]> => {
      const at = clock.now();
      const open = await listEnding(tx, userId, at);
      if (open.some(({ id }) => !locked.includes(id))) throw new AppError('changed_meanwhile');
      const time = localTimeOrNull(await getTimeZone(tx));
      for (const record of open) {
        const about = { userId, recordId: record.id, locale: localeOf(record.locale) };
        await cancelIn(tx, { clock, notices: silent }, { ...about, byStaff: true });
        const ref = recordCase(record.id);
        await changeCase(tx, ref, (await findCaseWork(tx, ref)).version, { callAgainOn: null });
        const details = { state: 'cancelled', accountClosed: 'yes' };
        await insertCaseEntry(tx, ref, { entry: 'status', staffId, at, details }, sealer);
      }
      return open.map(({ id, recordNo, item, startsAt }) => ({
        id,
        part: startsAt ? 'visit' : 'request',
        title: `${recordNo} · ${readText(item, locale)}`,
        when: time(startsAt),
      }));
    },
  };
};
