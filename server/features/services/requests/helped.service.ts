/** Requests and visits by a helper's link (contract/help): the same code as for their owner. */
import type { HelpDone } from '#contract/help/help.ts';
import type { ApplyBody } from '#contract/services/services.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { booking } from '#server/features/services/booking/booking.service.ts';
import { findSlots, listAddresses } from '#server/features/services/booking/slots.service.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import { localTimeOrNull } from '#server/platform/time/clock.ts';
import type { Needs } from '#server/shared/deps.ts';
import { readText } from '#server/shared/localized-text/localized-text.ts';
import { readOffice } from '#server/shared/settings/offices.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { type Applicant, bookedDayOf, recordService } from './apply.service.ts';
import { findService } from './catalogue.store.ts';
import { createNotices } from './notices.service.ts';
import { recordPictures } from './pictures.service.ts';
import { picturesLeft } from './records.rules.ts';
import { findOwn } from './whole-records.store.ts';

type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'> & { openMax: number };
type Owned = { userId: string; recordId: string };

export const createHelpedRequests = ({ messages, ...deps }: Deps) => {
  const { db, clock } = deps;
  const work = { ...deps, notices: createNotices(messages) };

  const viewDone = async ({ userId, recordId }: Owned, locale: Locale): Promise<HelpDone> => {
    const record = orNotFound(await findOwn(db, userId, recordId));
    const at = localTimeOrNull(await getTimeZone(db))(record.startsAt);
    const office = record.office && readOffice(record.office, locale);
    return {
      recordNo: record.recordNo,
      item: readText(record.item, locale),
      reserveDate: at?.slice(0, 10) ?? null,
      reserveTime: at?.slice(11) ?? null,
      office: office?.companyName ?? null,
      address: office?.detailedAddress ?? null,
    };
  };

  return {
    findService,
    offices: (userId: string, locale: Locale) => listAddresses(db, clock.now(), { userId }, locale),
    slots: (
      userId: string,
      query: { companyAddressId: string; from?: string | undefined; to?: string | undefined },
    ) => findSlots(db, clock.now(), query, { userId }),
    addPictures: (tx: Tx, added: Parameters<typeof recordPictures>[2]) =>
      recordPictures(tx, deps, added),

    /** What a helper needs to know of a request; null for visits and other people's. */
    findRequest: async (from: Queryable, { userId, recordId }: Owned, locale: Locale) => {
      const record = await findOwn(from, userId, recordId);
      if (!record || record.startsAt) return null;
      // Only while the office waits for something.
      const waiting = record.status === 'error' || record.status === 'unknown';
      const told = record.events.findLast(({ by, note }) => by === 'staff' && note);
      return {
        recordId: record.id,
        recordNo: record.recordNo,
        item: readText(record.item, locale),
        documents: record.offered?.documents.map((text) => readText(text, locale)) ?? [],
        picturesLeft: picturesLeft(record, record.fileIds.length),
        question: (waiting && told?.note) || null,
      };
    },

    /** `before` and `after` run in the transaction of the request. */
    apply: async (
      who: Applicant,
      body: ApplyBody,
      around: { before(tx: Tx): Promise<void>; after(tx: Tx, recordNo: string): Promise<void> },
      reader: Locale,
    ): Promise<HelpDone> => {
      const { userId } = who;
      const locks = { day: bookedDayOf(body) };
      const recordId = await booking(db, clock.now(), locks, async (tx) => {
        await around.before(tx);
        const made = await recordService(tx, work, who, body);
        const { recordNo } = orNotFound(await findOwn(tx, userId, made));
        await around.after(tx, recordNo);
        return made;
      });
      return viewDone({ userId, recordId }, reader);
    },
  };
};
