/** People and staff who are signed in without the slow password. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { StaffRole } from '#contract/access.ts';
import { insertSession } from '#server/features/account/sign-in/sessions.store.ts';
import {
  insertStaff,
  insertSession as insertStaffSession,
} from '#server/features/staff/staff.store.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { user } from '#server/schema/account.ts';
import { updatePersonSearch } from '#server/shared/people/person-search.ts';

/** The hash of `goodPassword` (people.ts), at the cost of cheap-passwords.ts. */
const goodPasswordHash =
  'argon2id$atAeLSSFj1j0zgrgHPHvhQ$SS59rApMPUcD2ut9BY64odqxg_V0RGDF5xQHYNKJrN0';
/** Of the right form, and of no password. */
const noPassword = `argon2id$${Buffer.alloc(16, 1).toString('base64url')}$${Buffer.alloc(32, 1).toString('base64url')}`;

export const createSessions = ({ db, clock }: { db: Db; clock: Clock }) => {
  /** A session without the (slow) password; ends nothing that others use. */
  const sessionOf = async (phone: string): Promise<string> => {
    const [person] = await db
      .select()
      .from(user)
      .where(eq(user.phone, `+1${phone}`));
    if (!person) throw new Error(`nobody has the phone ${phone}`);
    const token = randomUUID();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + 3_600_000);
    await insertSession(db, token, { userId: person.id, remember: false, now, expiresAt });
    return token;
  };

  /** A member of the staff of this role, signed in; `pending` before the second factor. */
  const staffSession = async (role: StaffRole, { pending = false } = {}): Promise<string> => {
    const email = `${randomUUID()}@persimmon.example`;
    const person = await insertStaff(db, {
      email,
      name: 'Test Staff',
      role,
      passwordHash: noPassword,
      createdAt: clock.now(),
      ...(pending && { totpConfirmedAt: clock.now() }),
    });
    if (!person) throw new Error('the email is taken');
    const token = randomUUID();
    const values = { staffId: person.id, pending, device: 'computer', browser: '' };
    await insertStaffSession(db, token, { ...values, now: clock.now() });
    return token;
  };

  /** One more patient, signed in; an email address is one that they have proved. */
  const newPatient = async (phone: string, values: Partial<typeof user.$inferInsert> = {}) => {
    const name = { firstName: 'Test', lastName: 'Patient' };
    const row = {
      userType: 'patient',
      passwordHash: goodPasswordHash,
      phone: `+1${phone}`,
      verifiedEmail: values.email,
    } as const;
    const [made] = await db
      .insert(user)
      .values({ ...name, ...row, ...values })
      .returning({ id: user.id });
    if (made) await updatePersonSearch(db, made.id);
    return sessionOf(phone);
  };

  return { sessionOf, staffSession, newPatient };
};
