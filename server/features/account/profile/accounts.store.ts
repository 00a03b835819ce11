import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { SessionUser } from '#contract/account/account.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Identity } from '#server/features/account/sign-in/sign-in.rules.ts';
import { lockFor } from '#server/platform/database/advisory-lock.ts';
import { firstRow, type Queryable } from '#server/platform/database/connect.ts';
import { prepared } from '#server/platform/database/prepared.ts';
import { user } from '#server/schema/account.ts';
import { whiteCard } from '#server/schema/whitecard.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { personSearchText, updatePersonSearch } from '#server/shared/people/person-search.ts';
import {
  isEmailVerified,
  verifiedEmail,
  verifiedEmailOf,
} from '#server/shared/people/verified-email.ts';

type UserRow = typeof user.$inferSelect;

export const sessionUserOf = (
  row: Pick<UserRow, 'id' | Exclude<keyof SessionUser, 'userId'>>,
): SessionUser => ({
  userId: row.id,
  userType: row.userType,
  firstName: row.firstName,
  lastName: row.lastName,
  preferredName: row.preferredName,
  chineseName: row.chineseName,
});

export type Account = {
  id: string;
  phone: string;
  email: string | null;
  /** `email` once it is verified: safe to write to. */
  verifiedEmail: string | null;
  /** `email` if it can be used to sign in to this account. */
  loginEmail: string | null;
  passwordHash: string;
  suspended: boolean;
  locale: Locale;
  user: SessionUser;
};

/** A verified address signs in to the first account that verified it. */
const loginEmailOf = (
  row: Pick<UserRow, 'email' | 'verifiedEmail' | 'loginEmail'>,
): string | null => (isEmailVerified(row) && row.loginEmail === row.email ? row.email : null);

const accountOf = (row: UserRow): Account => ({
  id: row.id,
  phone: row.phone,
  email: row.email,
  verifiedEmail: verifiedEmailOf(row),
  loginEmail: loginEmailOf(row),
  passwordHash: row.passwordHash,
  suspended: row.suspended,
  locale: localeOf(row.locale),
  user: sessionUserOf(row),
});

export const findByIdentity = async (
  db: Queryable,
  identity: Identity,
): Promise<Account | null> => {
  const [row] = await db
    .select()
    .from(user)
    .where(
      'phone' in identity
        ? eq(user.phone, identity.phone)
        : and(
            eq(user.loginEmail, identity.email),
            eq(user.verifiedEmail, identity.email),
            eq(user.email, identity.email),
          ),
    );
  return row ? accountOf(row) : null;
};

export const findByRequestKey = async (
  db: Queryable,
  requestKey: string,
): Promise<Account | null> => {
  const [row] = await db.select().from(user).where(eq(user.requestKey, requestKey));
  return row ? accountOf(row) : null;
};

/** `lock` holds the row until the transaction ends. */
export const findAccount = async (
  db: Queryable,
  userId: string,
  { lock = false } = {},
): Promise<Account | null> => {
  const query = db.select().from(user).where(eq(user.id, userId));
  const [row] = await (lock ? query.for('update') : query);
  return row ? accountOf(row) : null;
};

/** For the signed-in user; throws if the account has been deleted since. */
export const getAccount = async (
  db: Queryable,
  userId: string,
  options?: { lock?: boolean },
): Promise<Account> => {
  const account = await findAccount(db, userId, options);
  if (!account) throw new AppError('unauthorized');
  return account;
};

export type Profile = Omit<
  typeof user.$inferInsert,
  | 'id'
  | 'userType'
  | 'passwordHash'
  | 'requestKey'
  | 'suspended'
  | 'closeReason'
  | 'createdAt'
  | 'locale'
  | 'mergedInto'
  | 'enteredByStaff'
  | 'searchText'
>;

/** The white card; its number is still encrypted. */
const cardColumns = {
  status: whiteCard.status,
  idSealed: whiteCard.idSealed,
  submittedAt: whiteCard.submittedAt,
  contactBy: whiteCard.contactBy,
};

const profileById = prepared('profile_by_id', (db) =>
  db
    .select({
      person: {
        id: user.id,
        userType: user.userType,
        firstName: user.firstName,
        lastName: user.lastName,
        preferredName: user.preferredName,
        chineseName: user.chineseName,
        phone: user.phone,
        wrongPhone: user.wrongPhone,
        wrongPhoneAt: user.wrongPhoneAt,
        email: user.email,
        verifiedEmail: user.verifiedEmail,
        loginEmail: user.loginEmail,
        gender: user.gender,
        address: user.address,
        apartment: user.apartment,
        city: user.city,
        state: user.state,
        postcode: user.postcode,
        createdAt: user.createdAt,
        locale: user.locale,
      },
      card: cardColumns,
    })
    .from(user)
    .leftJoin(whiteCard, eq(whiteCard.userId, user.id))
    .where(eq(user.id, sql.placeholder('userId'))),
);

/** With the white card, null when none was submitted. */
export const getProfile = async (db: Queryable, userId: string) => {
  const [found] = await profileById(db, { userId });
  if (!found) throw new AppError('unauthorized');
  const { person: row, card } = found;
  const profile = {
    ...sessionUserOf(row),
    phone: row.phone,
    email: row.email,
    emailVerified: isEmailVerified(row),
    emailOpens: loginEmailOf(row) !== null,
    gender: row.gender,
    address: row.address,
    apartment: row.apartment,
    city: row.city,
    state: row.state,
    postcode: row.postcode,
    createdAt: row.createdAt,
    locale: localeOf(row.locale),
  };
  return { profile, card, wrong: { wrongPhone: row.wrongPhone, wrongPhoneAt: row.wrongPhoneAt } };
};

/** Serializes claims of a phone number or address. Lock order: these, then the account. */
export const lockPhone = (tx: Queryable, phone: string): Promise<void> =>
  lockFor(tx, `phone ${phone}`);
export const lockEmail = (tx: Queryable, email: string): Promise<void> =>
  lockFor(tx, `email ${email}`);

/** Null when the phone already has an account; the unique key decides, also between concurrent inserts. */
export const insertUser = async (
  db: Queryable,
  values: Profile &
    Pick<
      typeof user.$inferInsert,
      'userType' | 'passwordHash' | 'requestKey' | 'createdAt' | 'locale' | 'enteredByStaff'
    >,
): Promise<Account | null> => {
  const { preferredName = null, chineseName = null, email = null } = values;
  const searchText = personSearchText({ ...values, preferredName, chineseName, email });
  await lockPhone(db, values.phone);
  const [row] = await db
    .insert(user)
    .values({ ...values, searchText })
    .onConflictDoNothing({ target: user.phone })
    .returning();
  return row ? accountOf(row) : null;
};

export const updateUser = async (
  db: Queryable,
  userId: string,
  values: Partial<
    Profile & Pick<typeof user.$inferInsert, 'passwordHash' | 'locale' | 'enteredByStaff'>
  >,
): Promise<void> => {
  // A new number: the old one is no longer said to be wrong.
  const number = values.phone && {
    wrongPhone: sql`nullif(${user.wrongPhone}, ${user.phone})`,
    wrongPhoneAt: sql`case when ${user.wrongPhone} <> ${user.phone} then ${user.wrongPhoneAt} end`,
  };
  await db
    .update(user)
    .set({ ...values, ...number })
    .where(eq(user.id, userId));
  await updatePersonSearch(db, userId);
};

/**
 * The account and its merged duplicates: whose messages these are and where they went. Unverified addresses are left
 * out: they may belong to someone else.
 */
export const getReader = async (
  db: Queryable,
  userId: string,
): Promise<{ userIds: string[]; recipients: string[] }> => {
  const rows = await db
    .select({ id: user.id, phone: user.phone, email: verifiedEmail })
    .from(user)
    .where(or(eq(user.id, userId), eq(user.mergedInto, userId)));
  return {
    userIds: rows.map((row) => row.id),
    recipients: rows.flatMap(({ phone, email }) => (email ? [phone, email] : [phone])),
  };
};

/** Including merged duplicates. */
export const deleteUser = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(user).where(or(eq(user.id, userId), eq(user.mergedInto, userId)));
};

/**
 * Marks the address as verified by code. It signs in to the first account that verified it; for later accounts it is
 * for contact only, so a mailbox owner cannot take over another account. Needs `lockEmail`.
 */
export const updateVerifiedEmail = async (
  db: Queryable,
  userId: string,
  email: string,
): Promise<void> => {
  // An unverified login email of another account gives way.
  await db
    .update(user)
    .set({ loginEmail: null })
    .where(
      and(
        eq(user.loginEmail, email),
        ne(user.id, userId),
        or(
          sql`${user.verifiedEmail} is distinct from ${email}`,
          sql`${user.email} is distinct from ${email}`,
        ),
      ),
    );
  const [first] = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.loginEmail, email), ne(user.id, userId)));
  const loginEmail = first ? null : email;
  await updateUser(db, userId, { email, verifiedEmail: email, loginEmail });
};

/** Null when none was submitted. */
export const findCard = (db: Queryable, userId: string) =>
  firstRow(db.select(cardColumns).from(whiteCard).where(eq(whiteCard.userId, userId)));
