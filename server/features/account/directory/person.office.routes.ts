/** Staff edit a person and change the phone, each with a preview of the messages. */
import * as api from '#contract/account/person-edit.ts';
import { AppError } from '#contract/errors.ts';
import { findByIdentity, lockPhone } from '#server/features/account/profile/accounts.store.ts';
import { createTell } from '#server/features/account/profile/notices.service.ts';
import { refuseUnknownPostcode } from '#server/features/account/registration/address.service.ts';
import {
  type Outcome,
  settle,
  type TypedCode,
  withCodes,
} from '#server/features/account/sign-in/codes.service.ts';
import { createIssueCode } from '#server/features/account/sign-in/issue-code.service.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { findPerson } from './directory.store.ts';
import { changePerson, changePhone, personExists } from './person.service.ts';

type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'> & { limitCode: RateLimit };

export const personRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, messages, limitCode } = deps;
  const issue = createIssueCode(deps);

  bind(api.editPerson, async ({ params, body }, { staff: { staffId: actor } }) => {
    const { preview, version, ...profile } = body;
    if (profile.postcode) await refuseUnknownPostcode(profile.postcode);
    return officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
      const scope = { tx, messages, sealer, now: clock.now() };
      const change = { userId: params.userId, actor, version };
      return { version: await changePerson(scope, change, profile) };
    });
  });

  bind(api.sendPersonPhoneCode, async ({ params, body: { phone } }, { staff, address }) => {
    const person = orNotFound(await findPerson(db, params.userId));
    const other = await findByIdentity(db, { phone });
    if (other && other.id !== person.id) throw personExists(other.id);
    await limitCode(address);
    const userId = person.id;
    const code = { recipient: phone, purpose: 'changePhone', userId } as const;
    return issue(code, { phone }, async (tx, values) => {
      const reader = { phone, locale: localeOf(person.locale), id: userId };
      await createTell(messages)(tx, reader, 'messages.codePhoneAtOffice', values);
      const audit = { at: clock.now(), actor: staff.staffId, subjectId: userId };
      await insertAudit(tx, { ...audit, action: 'person.code' });
      return { usable: true };
    });
  });

  bind(api.changePersonPhone, async ({ params, body }, { staff: { staffId: actor } }) => {
    const { phone, version, verificationCode, reason, preview = false } = body;
    const { userId } = params;
    if (!verificationCode && !reason)
      throw new AppError('invalid_input', [{ field: 'reason', key: 'fields.required' }]);
    const typed: TypedCode[] = verificationCode
      ? [{ recipient: phone, purpose: 'changePhone', userId, code: verificationCode }]
      : [];
    const { outcome, messages: sent } = await officeTransaction(
      { db, messages, preview },
      async ({ tx, messages }) => {
        await lockPhone(tx, phone);
        const now = clock.now();
        const change = { userId, actor, version };
        const why = verificationCode ? undefined : reason;
        // A wrong code is a result, so that the try is counted.
        const outcome: Outcome<string> = await withCodes(
          tx,
          { sealer, now },
          preview ? [] : typed,
          (inner) =>
            changePhone({ tx: inner, messages, sealer, now }, change, { phone, reason: why }),
        );
        return { outcome };
      },
    );
    return { version: settle(outcome), messages: sent };
  });
};
