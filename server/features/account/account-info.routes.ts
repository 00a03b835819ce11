import type { z } from 'zod';
import * as api from '#contract/account.ts';
import {
  type PatientUpdate,
  updateCaregiverInfo,
  updatePatientInfo,
} from '#contract/account-update.ts';
import { AppError } from '#contract/errors.ts';
import { insertAudit } from '#server/db/audit.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import type { Bind } from '#server/http/bind.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Messages } from '#server/ports/messages.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import { changed } from './account.rules.ts';
import { refuseUnknownPostcode } from './account-address.ts';
import { updateWork } from './account-application.store.ts';
import { findCard } from './account-card.store.ts';
import { type Outcome, settle, withCode } from './account-codes.ts';
import { caregiverInfo, patientInfo } from './account-info.ts';
import { type Tell, tellEmailInUse } from './account-notices.ts';
import { claimLoginEmail, findByIdentity, getProfile, updateUser } from './account-people.store.ts';

type Deps = { db: Db; clock: Clock; sealer: Sealer; messages: Messages; tell: Tell };

type Update = z.output<typeof PatientUpdate>;

export const infoRoutes = (bind: Bind, { db, clock, sealer, messages, tell }: Deps): void => {
  const writePerson = async (tx: Tx, userId: string, body: Update) => {
    const before = await getProfile(tx, userId);
    const email = changed(body.email, before.email);
    const { loginEmail, owner } = await claimLoginEmail(tx, email, userId);
    await updateUser(tx, userId, {
      phone: body.phone,
      email,
      loginEmail,
      firstName: body.firstName,
      lastName: body.lastName,
      preferredName: changed(body.preferredName, before.preferredName),
      chineseName: changed(body.chineseName, before.chineseName),
      gender: body.gender,
      address: body.address,
      apartment: changed(body.apartment, before.apartment),
      city: body.city,
      state: body.state,
      postcode: body.postcode,
    });
    if (email && owner && email !== before.email) await tellEmailInUse(tx, messages, email, owner);
    // Where the number was the owner's and still is in their hand, they learn that it opens nothing any more.
    if (body.phone !== before.phone)
      await tell(tx, { ...before, id: userId }, 'messages.phoneChanged');
  };

  /** A new phone needs its code; everything else is only written. */
  const update = async (userId: string, body: Update, also: (tx: Tx) => Promise<void>) => {
    await refuseUnknownPostcode(body.postcode);
    const { phone, verificationCode: code } = body;
    const work = async (tx: Tx) => {
      await writePerson(tx, userId, body);
      await also(tx);
    };
    const outcome = await db.transaction(async (tx): Promise<Outcome<void>> => {
      const before = await getProfile(tx, userId);
      if (phone === before.phone) return { done: await work(tx) };
      if (!code)
        throw new AppError('invalid_input', [
          { field: 'verificationCode', key: 'fields.required' },
        ]);
      const typed = { phone, purpose: 'changePhone', code, userId } as const;
      return withCode(tx, { sealer, now: clock.now() }, typed, async (inner) => {
        // Somebody registered it after the code was sent.
        if (await findByIdentity(inner, { phone })) throw new AppError('conflict');
        await work(inner);
      });
    });
    settle(outcome);
  };

  bind(api.getPatientInfo, (_, { user }) => {
    if (!user) throw new AppError('unauthorized');
    return patientInfo({ db, sealer }, user.userId);
  });

  bind(updatePatientInfo, async ({ body }, { user }) => {
    if (!user) throw new AppError('unauthorized');
    await update(user.userId, body, async () => {});
    return patientInfo({ db, sealer }, user.userId);
  });

  bind(api.getCaregiverInfo, (_, { user }) => {
    if (!user) throw new AppError('unauthorized');
    return caregiverInfo({ db, sealer }, user.userId);
  });

  bind(updateCaregiverInfo, async ({ body }, { user }) => {
    if (!user) throw new AppError('unauthorized');
    const { userId } = user;
    await update(userId, body, async (tx) => {
      const { yearsOfExperience, workExperience } = body;
      const { employeeId: before } = await caregiverInfo({ db: tx, sealer }, userId);
      const employeeId = changed(body.employeeId, before);
      await updateWork(tx, userId, { yearsOfExperience, workExperience, employeeId });
    });
    return caregiverInfo({ db, sealer }, userId);
  });

  bind(api.revealWhiteCardId, async (_, { user, address }) => {
    if (!user) throw new AppError('unauthorized');
    const { userId } = user;
    return db.transaction(async (tx) => {
      const card = await findCard(tx, userId);
      if (!card) return { whiteCardId: null };
      await insertAudit(tx, {
        at: clock.now(),
        actor: userId,
        action: 'whitecard.reveal',
        subjectId: userId,
        details: { address },
      });
      return { whiteCardId: sealer.open(card.idSealed, userId) };
    });
  });
};
