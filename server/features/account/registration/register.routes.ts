import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { UserType } from '#contract/access.ts';
import type { SignedIn } from '#contract/account/account.ts';
import type { PatientRegistration } from '#contract/account/register.ts';
import * as api from '#contract/account/register.ts';
import { AppError } from '#contract/errors.ts';
import {
  type Account,
  findByRequestKey,
  insertUser,
} from '#server/features/account/profile/accounts.store.ts';
import type { Tell } from '#server/features/account/profile/notices.service.ts';
import {
  type Outcome,
  settle,
  withCodes,
  wrongCode,
} from '#server/features/account/sign-in/codes.service.ts';
import { hasLiveCode } from '#server/features/account/sign-in/codes.store.ts';
import { startSession } from '#server/features/account/sign-in/sessions.service.ts';
import { hashPassword, passwordMatches } from '#server/platform/crypto/password.ts';
import { refuseWeak } from '#server/platform/crypto/weak-passwords.ts';
import { lockFor } from '#server/platform/database/advisory-lock.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Caller } from '#server/platform/http/request/caller.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { runExclusive } from '#server/platform/queue/keyed-mutex.ts';
import { sayMoment } from '#server/platform/time/clock.ts';
import { dueAfter } from '#server/shared/cases/promised-time.ts';
import type { Needs } from '#server/shared/deps.ts';
import { adoptMessages } from '#server/shared/messaging/message-store.ts';
import { findSpokenName } from '#server/shared/people/person-name.store.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { refuseUnknownPostcode } from './address.service.ts';
import { insertApplication } from './application.store.ts';
import { replaceDocuments, type SentDocuments } from './documents.store.ts';

/**
 * Stores a card number for its owner. Returns the contact deadline, or null if the number belongs to another account.
 */
export type HandInCard = (
  tx: Tx,
  card: { userId: string; id: string; now: Date },
) => Promise<Date | null>;

type Deps = Needs<'db' | 'clock' | 'sealer'> & {
  tell: Tell;
  limitLogin: RateLimit;
  handInCard: HandInCard;
};

type Registered = { session: z.output<typeof SignedIn> } | { meanwhile: Account };

/** What patients and caregivers both send. */
type Common = Omit<PatientRegistration, 'proofOfAddress'>;
type Kind = {
  userType: UserType;
  documents: SentDocuments;
  /** Steps specific to this account type, including its own message. */
  finish: (tx: Tx, account: Account, card: { contactBy: Date } | null, now: Date) => Promise<void>;
};

export const registerRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, tell, limitLogin, handInCard } = deps;

  const insertPerson = async (
    tx: Tx,
    body: Common,
    values: {
      userType: UserType;
      requestKey: string;
      passwordHash: string;
      now: Date;
      caller: Caller;
    },
  ): Promise<Account> => {
    const { userType, requestKey, passwordHash, now, caller } = values;
    const { locale } = caller;
    const account = await insertUser(tx, {
      userType,
      passwordHash,
      locale,
      createdAt: now,
      requestKey,
      phone: body.phone,
      // Unverified until a code proves it: not used for lookups or messages.
      email: body.email ?? null,
      firstName: body.firstName,
      lastName: body.lastName,
      preferredName: body.preferredName ?? null,
      chineseName: body.chineseName ?? null,
      gender: body.gender,
      address: body.address,
      apartment: body.apartment ?? null,
      city: body.city,
      state: body.state,
      postcode: body.postcode,
    });
    if (!account) throw new AppError('conflict');
    await adoptMessages(tx, sealer, { phone: body.phone, userId: account.id });
    return account;
  };

  const insertAll = async (
    tx: Tx,
    body: Common,
    kind: Kind,
    values: Parameters<typeof insertPerson>[2],
  ) => {
    const { now, caller } = values;
    const account = await insertPerson(tx, body, values);
    const userId = account.id;
    let card: { contactBy: Date } | null = null;
    if (body.whiteCardId) {
      const contactBy = await handInCard(tx, { userId, id: body.whiteCardId, now });
      // Safe to reveal: the caller proved the phone by code.
      if (!contactBy)
        throw new AppError('invalid_input', [
          { field: 'whiteCardId', key: 'errors.white_card_taken' },
        ]);
      card = { contactBy };
    }
    const purposes = ['registration'] as const;
    await replaceDocuments(tx, kind.documents, { userId, now, purposes, pending: false });
    await kind.finish(tx, account, card, now);
    return startSession(tx, account, { caller, now });
  };

  /** The same form sent again: signs in to the account that it created. */
  const resumeSession = async (account: Account, body: Common, kind: Kind, caller: Caller) => {
    const same = account.phone === body.phone && account.user.userType === kind.userType;
    const right = await passwordMatches(body.password, account.passwordHash);
    if (!same || !right || account.suspended) throw new AppError('conflict');
    return db.transaction((tx) => startSession(tx, account, { caller, now: clock.now() }));
  };

  const register = async (body: Common, kind: Kind, caller: Caller) => {
    await limitLogin(caller.address);
    refuseWeak(body.password);
    await refuseUnknownPostcode(body.postcode);
    const { phone, requestKey = randomUUID(), verificationCode: code } = body;
    const now = clock.now();
    const name = { recipient: phone, purpose: 'register' } as const;
    // Read the code before the account: a concurrent duplicate uses it up as it creates the account.
    const isLive = await hasLiveCode(db, name, now);
    const before = await findByRequestKey(db, requestKey);
    if (before) return resumeSession(before, body, kind, caller);
    if (!isLive) throw wrongCode();
    // Hash before the transaction: it is slow and must not hold row locks.
    const passwordHash = await hashPassword(body.password);
    const values = { userType: kind.userType, requestKey, passwordHash, now, caller };
    const make = async (tx: Tx): Promise<Outcome<Registered>> => {
      // A concurrent duplicate waits here and finds the new account.
      await lockFor(tx, `registration ${requestKey}`);
      const meanwhile = await findByRequestKey(tx, requestKey);
      if (meanwhile) return { done: { meanwhile } };
      return withCodes(tx, { sealer, now }, [{ ...name, code }], async (inner) => ({
        session: await insertAll(inner, body, kind, values),
      }));
    };
    const made = settle(await runExclusive(db, `code ${phone}`, () => db.transaction(make)));
    return 'session' in made ? made.session : resumeSession(made.meanwhile, body, kind, caller);
  };

  bind(api.registerPatient, ({ body }, caller) => {
    const { proofOfAddress, ...common } = body;
    const finish: Kind['finish'] = async (tx, account, card) => {
      if (!card) return tell(tx, account, 'messages.welcomePatient');
      const by = sayMoment(card.contactBy, await getTimeZone(tx), account.locale);
      const name = await findSpokenName(tx, account.id, account.locale);
      return tell(tx, account, 'messages.welcomePatientCard', { name, by });
    };
    return register(common, { userType: 'patient', documents: { proofOfAddress }, finish }, caller);
  });

  bind(api.registerCaregiver, ({ body }, caller) => {
    const { workAuthorization, homeCareCertificate, medicalReport, proofOfAddress, ...rest } = body;
    const { yearsOfExperience, workExperience, employeeId = null, ...common } = rest;
    const finish: Kind['finish'] = async (tx, account, _, now) => {
      const { dueAt, timeZone } = await dueAfter(tx, now, 'applicationWorkingDays');
      const work = { yearsOfExperience, workExperience, employeeId };
      await insertApplication(tx, { userId: account.id, ...work, submittedAt: now, dueAt });
      const by = sayMoment(dueAt, timeZone, account.locale);
      await tell(tx, account, 'messages.welcomeCaregiver', { by });
    };
    const documents = { workAuthorization, homeCareCertificate, medicalReport, proofOfAddress };
    return register(common, { userType: 'caregiver', documents, finish }, caller);
  });
};
