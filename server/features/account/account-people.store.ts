import { and, eq, ne, or } from 'drizzle-orm';
import type { SessionUser } from '#contract/account.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import type { Queryable } from '#server/db/connect.ts';
import { localeOf } from '#server/db/locale-of.ts';
import { lockFor } from '#server/db/lock.ts';
import { personSearchText, updatePersonSearch } from '#server/db/person-search.ts';
import { user } from '#server/db/schema/account.ts';
import type { Identity } from './account.rules.ts';

type UserRow = typeof user.$inferSelect;

export const sessionUserOf = (row: UserRow): SessionUser => ({
  userId: row.id,
  userType: row.userType,
  firstName: row.firstName,
  lastName: row.lastName,
  preferredName: row.preferredName,
  chineseName: row.chineseName,
});

/** What deciding about an account takes. */
export type Account = {
  id: string;
  phone: string;
  email: string | null;
  loginEmail: string | null;
  passwordHash: string;
  suspended: boolean;
  locale: Locale;
  user: SessionUser;
};

const accountOf = (row: UserRow): Account => ({
  id: row.id,
  phone: row.phone,
  email: row.email,
  loginEmail: row.loginEmail,
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
      'phone' in identity ? eq(user.phone, identity.phone) : eq(user.loginEmail, identity.email),
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

/** With `lock` nobody else changes it until the transaction ends. */
export const findAccount = async (
  db: Queryable,
  userId: string,
  { lock = false } = {},
): Promise<Account | null> => {
  const query = db.select().from(user).where(eq(user.id, userId));
  const [row] = await (lock ? query.for('update') : query);
  return row ? accountOf(row) : null;
};

/** Of who is signed in. Deleted since by another device: then they are not any more. */
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
  | 'createdAt'
  | 'locale'
  | 'mergedInto'
  | 'enteredByStaff'
  | 'searchText'
>;

export const getProfile = async (db: Queryable, userId: string) => {
  const [row] = await db.select().from(user).where(eq(user.id, userId));
  if (!row) throw new AppError('unauthorized');
  return {
    ...sessionUserOf(row),
    phone: row.phone,
    email: row.email,
    gender: row.gender,
    address: row.address,
    apartment: row.apartment,
    city: row.city,
    state: row.state,
    postcode: row.postcode,
    createdAt: row.createdAt,
    locale: localeOf(row.locale),
  };
};

/** Null when the phone has an account by now: the unique key decides, also between two at once. */
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
  await db.update(user).set(values).where(eq(user.id, userId));
  await updatePersonSearch(db, userId);
};

/** The account and the doubles that were merged into it: by whom, and where, messages were sent to this person. */
export const getReader = async (
  db: Queryable,
  userId: string,
): Promise<{ userIds: string[]; recipients: string[] }> => {
  const rows = await db
    .select({ id: user.id, phone: user.phone, email: user.email })
    .from(user)
    .where(or(eq(user.id, userId), eq(user.mergedInto, userId)));
  return {
    userIds: rows.map((row) => row.id),
    recipients: rows.flatMap(({ phone, email }) => (email ? [phone, email] : [phone])),
  };
};

/** With the doubles that were merged into it. */
export const deleteUser = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(user).where(or(eq(user.id, userId), eq(user.mergedInto, userId)));
};

/**
 * The address as it opens the account; null when it opens another's, whose it is then: here it is only for writing.
 * Two who name it at once wait for each other, until the transaction ends.
 */
export const claimLoginEmail = async (
  db: Queryable,
  email: string | null,
  userId: string | null,
): Promise<{ loginEmail: string | null; owner: Account | null }> => {
  if (email === null) return { loginEmail: null, owner: null };
  await lockFor(db, `email ${email}`);
  const [other] = await db
    .select()
    .from(user)
    .where(and(eq(user.loginEmail, email), userId === null ? undefined : ne(user.id, userId)));
  return other ? { loginEmail: null, owner: accountOf(other) } : { loginEmail: email, owner: null };
};
