import type { z } from 'zod';
import * as api from '#contract/account/account.ts';
import {
  type PatientUpdate,
  updateCaregiverInfo,
  updatePatientInfo,
} from '#contract/account/update.ts';
import { refuseUnknownPostcode } from '#server/features/account/registration/address.service.ts';
import { updateWork } from '#server/features/account/registration/application.store.ts';
import { confirmPassword } from '#server/features/account/sign-in/passwords.service.ts';
import { changed } from '#server/features/account/sign-in/sign-in.rules.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { findCard, getProfile, updateUser } from './accounts.store.ts';
import { type ContactDeps, changeContact, confirmOwnEmail } from './contact.service.ts';
import { caregiverInfo, patientInfo } from './info.service.ts';

type Update = z.output<typeof PatientUpdate>;

export const infoRoutes = (bind: Bind, deps: ContactDeps): void => {
  const { db, clock, sealer } = deps;

  /** Everything except phone and email, which require proof. */
  const writePerson = async (tx: Tx, userId: string, body: Update) => {
    const { profile: before } = await getProfile(tx, userId);
    await updateUser(tx, userId, {
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
  };

  type Own = { userId: string; token: string | null };
  const update = async (own: Own, body: Update, also: (tx: Tx) => Promise<void>) => {
    await refuseUnknownPostcode(body.postcode);
    await changeContact(deps, own, body, async (tx) => {
      await writePerson(tx, own.userId, body);
      await also(tx);
    });
  };

  bind(api.getPatientInfo, (_, { user }) => patientInfo({ db, sealer }, user.userId));

  bind(updatePatientInfo, async ({ body }, { user, token }) => {
    await update({ ...user, token }, body, async () => {});
    return patientInfo({ db, sealer }, user.userId);
  });

  bind(api.getCaregiverInfo, (_, { user }) => caregiverInfo({ db, sealer }, user.userId));

  bind(updateCaregiverInfo, async ({ body }, { user, token }) => {
    const { userId } = user;
    await update({ userId, token }, body, async (tx) => {
      const { yearsOfExperience, workExperience } = body;
      const { employeeId: before } = await caregiverInfo({ db: tx, sealer }, userId);
      const employeeId = changed(body.employeeId, before);
      await updateWork(tx, userId, { yearsOfExperience, workExperience, employeeId });
    });
    return caregiverInfo({ db, sealer }, userId);
  });

  bind(api.confirmEmail, async ({ body }, { user }) => {
    await confirmOwnEmail(deps, user.userId, body.emailCode);
    return {};
  });

  bind(api.revealWhiteCardId, async ({ body }, { user, address }) => {
    const { userId } = user;
    await confirmPassword(deps, userId, body.password, 'password');
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
