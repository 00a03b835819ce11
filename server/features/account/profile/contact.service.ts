/** Changes phone and email: requires the password and a code for each, notifies the old ones, ends other sessions. */
import { AppError } from '#contract/errors.ts';
import {
  settle,
  type TypedCode,
  withCodes,
  wrongCode,
} from '#server/features/account/sign-in/codes.service.ts';
import { confirmPassword } from '#server/features/account/sign-in/passwords.service.ts';
import { deleteSessions } from '#server/features/account/sign-in/sessions.store.ts';
import { changed } from '#server/features/account/sign-in/sign-in.rules.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Needs } from '#server/shared/deps.ts';
import {
  type Account,
  findByIdentity,
  getAccount,
  lockEmail,
  lockPhone,
  updateUser,
  updateVerifiedEmail,
} from './accounts.store.ts';
import {
  type ContactChange,
  contactChange,
  isContactChange,
  missingProof,
} from './contact.rules.ts';
import type { Mail, Tell } from './notices.service.ts';

export type ContactDeps = Needs<'db' | 'clock' | 'sealer'> & { tell: Tell; mail: Mail };

type Sent = Parameters<typeof missingProof>[1] & {
  phone: string;
  /** Absent: unchanged. Empty: removed. */
  email?: string | null | undefined;
};

const codesOf = (userId: string, { phone, email }: ContactChange, sent: Sent): TypedCode[] => {
  const codes: TypedCode[] = [];
  if (phone && sent.verificationCode)
    codes.push({
      recipient: phone,
      purpose: 'changePhone',
      userId,
      code: sent.verificationCode,
      field: 'verificationCode',
    });
  if (email?.to && sent.emailCode)
    codes.push({
      recipient: email.to,
      purpose: 'changeEmail',
      userId,
      code: sent.emailCode,
      field: 'emailCode',
    });
  return codes;
};

const write = async (tx: Tx, userId: string, { phone, email }: ContactChange): Promise<void> => {
  // Registered by another account since the code was sent.
  if (phone && (await findByIdentity(tx, { phone }))) throw new AppError('conflict');
  if (phone) await updateUser(tx, userId, { phone });
  if (email?.to) await updateVerifiedEmail(tx, userId, email.to);
  else if (email)
    await updateUser(tx, userId, { email: null, verifiedEmail: null, loginEmail: null });
};

/** Notifies the old phone and address that they no longer sign in. */
const notifyOld = async (
  tx: Tx,
  { tell, mail }: ContactDeps,
  before: Account,
  { phone, email }: ContactChange,
): Promise<void> => {
  if (phone) await tell(tx, before, 'messages.phoneChanged');
  if (email) await tell(tx, before, 'messages.emailChanged');
  if (before.verifiedEmail)
    await mail(tx, { ...before, email: before.verifiedEmail }, 'messages.contactChanged');
};

/** Saves `also` together with changes of phone and email; only the latter require proof. */
export const changeContact = async (
  deps: ContactDeps,
  { userId, token }: { userId: string; token: string | null },
  sent: Sent,
  also: (tx: Tx) => Promise<void>,
): Promise<void> => {
  const { db, clock, sealer } = deps;
  const seen = await getAccount(db, userId);
  const { phone } = sent;
  const change = contactChange(seen, { phone, email: changed(sent.email, seen.email) });
  const missing = missingProof(change, sent);
  if (missing.length) throw new AppError('invalid_input', missing);
  // Hash before the transaction: it is slow and must not hold row locks.
  if (isContactChange(change))
    await confirmPassword({ db, clock, sealer }, userId, sent.password ?? '', 'password');
  const outcome = await db.transaction(async (tx) => {
    if (change.phone) await lockPhone(tx, change.phone);
    if (change.email?.to) await lockEmail(tx, change.email.to);
    const before = await getAccount(tx, userId, { lock: true });
    // Changed on another device since: the proof was for something else.
    const same = (['phone', 'email', 'passwordHash'] as const).every(
      (name) => before[name] === seen[name],
    );
    if (!same) throw new AppError('conflict');
    const codes = codesOf(userId, change, sent);
    return withCodes(tx, { sealer, now: clock.now() }, codes, async (inner) => {
      await also(inner);
      if (!isContactChange(change)) return;
      await write(inner, userId, change);
      await deleteSessions(inner, userId, token);
      await notifyOld(inner, deps, before, change);
    });
  });
  settle(outcome);
};

/** Verifies the address given at registration. */
export const confirmOwnEmail = async (
  { db, clock, sealer }: ContactDeps,
  userId: string,
  emailCode: string,
): Promise<void> => {
  const { email } = await getAccount(db, userId);
  if (!email) throw wrongCode('emailCode');
  const typed = { recipient: email, purpose: 'changeEmail', userId, code: emailCode } as const;
  const outcome = await db.transaction(async (tx) => {
    await lockEmail(tx, email);
    const now = await getAccount(tx, userId, { lock: true });
    if (now.email !== email) throw new AppError('conflict');
    const codes = [{ ...typed, field: 'emailCode' } as const];
    return withCodes(tx, { sealer, now: clock.now() }, codes, (inner) =>
      updateVerifiedEmail(inner, userId, email),
    );
  });
  settle(outcome);
};
