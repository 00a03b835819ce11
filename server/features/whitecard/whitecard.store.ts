import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { WhiteCardStatus } from '#contract/whitecard/whitecard.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { KeyedHash, Sealed } from '#server/platform/crypto/field-encryption.ts';
import { firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { isUuid } from '#server/platform/database/is-uuid.ts';
import { user } from '#server/schema/account.ts';
import { whiteCard, whiteCardEvent } from '#server/schema/whitecard.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';

/** Locks the patient's row. */
export const getForSubmission = async (db: Queryable, userId: string) => {
  const [person] = await db.select().from(user).where(eq(user.id, userId)).for('update');
  // Closed or deleted since the caller was let in.
  if (!person || person.suspended) throw new AppError('unauthorized');
  const [card] = await db.select().from(whiteCard).where(eq(whiteCard.userId, userId));
  const status: WhiteCardStatus = card?.status ?? 'waiting';
  return { phone: person.phone, status, card: card ?? null };
};

type Card = {
  userId: string;
  idSealed: Sealed;
  idHash: KeyedHash;
  submittedAt: Date;
  contactBy: Date;
};

/**
 * False when another account has this number; the unique key decides. `hashes` covers older keys until keys:rotate has
 * run.
 */
export const insertCard = async (
  db: Queryable,
  card: Card,
  hashes: KeyedHash[] = [card.idHash],
): Promise<boolean> => {
  const [other] = await db
    .select({ userId: whiteCard.userId })
    .from(whiteCard)
    .where(and(inArray(whiteCard.idHash, hashes), ne(whiteCard.userId, card.userId)));
  if (other) return false;
  await db
    .delete(whiteCard)
    .where(and(eq(whiteCard.userId, card.userId), inArray(whiteCard.status, ['ineligible'])));
  const written = await db
    .insert(whiteCard)
    .values({ ...card, status: 'submitted' })
    .onConflictDoNothing()
    .returning({ userId: whiteCard.userId });
  if (written.length !== 1) return false;
  await db
    .insert(whiteCardEvent)
    .values({ userId: card.userId, status: 'submitted', at: card.submittedAt });
  return true;
};

/** False when another account has this number. The caller holds the patient's row. */
export const updateNumber = async (
  db: Queryable,
  { userId, ...values }: Pick<Card, 'userId' | 'idSealed' | 'idHash'> & { correctedAt: Date },
  hashes: KeyedHash[],
): Promise<boolean> => {
  const [other] = await db
    .select({ userId: whiteCard.userId })
    .from(whiteCard)
    .where(and(inArray(whiteCard.idHash, hashes), ne(whiteCard.userId, userId)));
  if (other) return false;
  await db.update(whiteCard).set(values).where(eq(whiteCard.userId, userId));
  return true;
};

/** Null when none was submitted. */
export const findStanding = (db: Queryable, userId: string) =>
  firstRow(
    db
      .select({
        status: whiteCard.status,
        submittedAt: whiteCard.submittedAt,
        contactBy: whiteCard.contactBy,
        correctedAt: whiteCard.correctedAt,
      })
      .from(whiteCard)
      .where(eq(whiteCard.userId, userId)),
  );

/** Oldest first. */
export const listHistory = async (db: Queryable, userId: string) =>
  db
    .select({
      status: whiteCardEvent.status,
      at: whiteCardEvent.at,
      note: whiteCardEvent.note,
      corrected: whiteCardEvent.corrected,
    })
    .from(whiteCardEvent)
    .where(eq(whiteCardEvent.userId, userId))
    .orderBy(asc(whiteCardEvent.id));

export type HandedIn = Exclude<WhiteCardStatus, 'waiting'>;

/** Locks the card; null when none was submitted. */
export const lockStatus = async (db: Queryable, userId: string): Promise<HandedIn | null> => {
  const [card] = await db
    .select({ status: whiteCard.status })
    .from(whiteCard)
    .where(eq(whiteCard.userId, userId))
    .for('update');
  return card?.status ?? null;
};

type Review = {
  status: HandedIn;
  at: Date;
  note: string | null;
  corrected: boolean;
  contactBy?: Date;
};

/** The caller holds the card's row. */
export const updateReviewed = async (
  db: Queryable,
  userId: string,
  { status, contactBy, ...event }: Review,
): Promise<void> => {
  await db
    .update(whiteCard)
    .set({ status, ...(contactBy && { contactBy }) })
    .where(eq(whiteCard.userId, userId));
  await db.insert(whiteCardEvent).values({ userId, status, ...event });
};

export const findReaderOf = async (
  db: Queryable,
  userId: string,
): Promise<{ phone: string; locale: Locale; isOpenPatient: boolean } | null> => {
  if (!isUuid(userId)) return null;
  const [row] = await db
    .select({
      phone: user.phone,
      locale: user.locale,
      userType: user.userType,
      suspended: user.suspended,
    })
    .from(user)
    .where(eq(user.id, userId));
  if (!row) return null;
  const { phone, userType, suspended } = row;
  const isOpenPatient = userType === 'patient' && !suspended;
  return { phone, locale: localeOf(row.locale), isOpenPatient };
};
