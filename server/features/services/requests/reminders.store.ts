import { and, asc, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { user } from '#server/schema/account.ts';
import { companyAddress } from '#server/schema/content.ts';
import { serviceRecord } from '#server/schema/services.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import type { RecordRow } from './records.store.ts';

export type ToRemind = Pick<RecordRow, 'id' | 'userId' | 'recordNo' | 'item'> & {
  phone: string;
  locale: Locale;
  startsAt: Date;
  office: { name: object; address: object; phone: string };
};

/** Locks visits whose reminder is due, skipping those locked elsewhere; cancelled and past ones are left out. */
export const takeToRemind = async (tx: Tx, now: Date, limit: number): Promise<ToRemind[]> => {
  const rows = await tx
    .select({ record: serviceRecord, office: companyAddress, phone: user.phone })
    .from(serviceRecord)
    .innerJoin(user, eq(user.id, serviceRecord.userId))
    .innerJoin(companyAddress, eq(companyAddress.id, serviceRecord.companyAddressId))
    .where(
      and(
        lte(serviceRecord.remindAt, now),
        gt(serviceRecord.startsAt, now),
        isNull(serviceRecord.cancelledAt),
        eq(serviceRecord.status, 'init'),
      ),
    )
    .orderBy(asc(serviceRecord.remindAt), asc(serviceRecord.id))
    .limit(limit)
    .for('update', { of: serviceRecord, skipLocked: true });
  const ids = rows.map(({ record }) => record.id);
  if (ids.length)
    await tx.update(serviceRecord).set({ remindAt: null }).where(inArray(serviceRecord.id, ids));
  return rows.flatMap(({ record, office, phone }) => {
    const { id, userId, recordNo, item, startsAt, locale } = record;
    return startsAt
      ? [{ id, userId, recordNo, item, startsAt, phone, locale: localeOf(locale), office }]
      : [];
  });
};
