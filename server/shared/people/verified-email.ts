/** An address counts once its owner has proved it: until then nothing is sent to it but its code, and it opens nothing. */
import { sql } from 'drizzle-orm';
import { user } from '#server/schema/account.ts';

type Addresses = { email: string | null; verifiedEmail: string | null };

export const isEmailVerified = ({ email, verifiedEmail }: Addresses): boolean =>
  email !== null && email === verifiedEmail;

/** The address to write to, or null. */
export const verifiedEmailOf = (person: Addresses): string | null =>
  isEmailVerified(person) ? person.email : null;

/** The same as a column of a query. */
export const verifiedEmail = sql<
  string | null
>`case when ${user.verifiedEmail} = ${user.email} then ${user.email} end`;
