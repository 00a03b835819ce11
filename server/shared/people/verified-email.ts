/** An email address is only used once verified: before, it gets nothing but its code. */
import { sql } from 'drizzle-orm';
import { user } from '#server/schema/account.ts';

type Addresses = { email: string | null; verifiedEmail: string | null };

export const isEmailVerified = ({ email, verifiedEmail }: Addresses): boolean =>
  email !== null && email === verifiedEmail;

/** The verified address, or null. */
export const verifiedEmailOf = (person: Addresses): string | null =>
  isEmailVerified(person) ? person.email : null;

/** The same as SQL. */
export const verifiedEmail = sql<
  string | null
>`case when ${user.verifiedEmail} = ${user.email} then ${user.email} end`;
