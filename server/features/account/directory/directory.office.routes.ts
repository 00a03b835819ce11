/**
 * The people directory of the office: search, view, merge, and register for a caller. Every view and change is
 * audited.
 */

import { randomUUID } from 'node:crypto';
import * as api from '#contract/account/people-office.ts';
import { mergePeople } from '#contract/account/person-merge.ts';
import { AppError } from '#contract/errors.ts';
import { pageOf, toPaged } from '#contract/paging.ts';
import { orderedName } from '#contract/person-name.ts';
import { findByIdentity, insertUser } from '#server/features/account/profile/accounts.store.ts';
import { createMail, createTell } from '#server/features/account/profile/notices.service.ts';
import { hashPassword } from '#server/platform/crypto/password.ts';
import { newToken } from '#server/platform/crypto/token.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { officeTransaction } from '#server/shared/cases/office-transaction.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import { adoptMessages } from '#server/shared/messaging/message-store.ts';
import { localToday } from '#server/shared/people/important-dates.ts';
import { readClearances } from '#server/shared/people/passport.ts';
import { verifiedEmailOf } from '#server/shared/people/verified-email.ts';
import { getTimeZone } from '#server/shared/settings/settings.ts';
import { personSummary, viewPerson, viewRow } from './directory.service.ts';
import * as store from './directory.store.ts';
import { mergeAccounts } from './merge.service.ts';

type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'> & {
  leaveActivities: (tx: Tx, userId: string) => Promise<void>;
};

export const directoryRoutes = (bind: Bind, deps: Deps): void => {
  const { db, clock, sealer, messages, leaveActivities } = deps;

  bind(api.listPeople, async ({ query }) => {
    const timeZone = await getTimeZone(db);
    const { keyword, userType, state, locale, sort } = query;
    const filter = { keyword: keyword?.trim() || undefined, userType, state, locale };
    const [rows, total] = await Promise.all([
      store.listPeople(db, { ...filter, sort, ...pageOf(query) }),
      store.countPeople(db, filter),
    ]);
    const ids = rows.map(({ person }) => person.id);
    const clearanceOf = await readClearances(db, await localToday(db, clock.now()), ids);
    return toPaged(
      rows.map((row) => viewRow(row, timeZone, clearanceOf(row.person.id))),
      total,
      query,
    );
  });

  bind(api.getPerson, ({ params }, { staff: { staffId: actor }, locale }) => {
    return db.transaction(async (tx) => {
      const person = orNotFound(await store.findPerson(tx, params.userId));
      const now = clock.now();
      await insertAudit(tx, { at: now, actor, action: 'person.view', subjectId: person.id });
      const timeZone = await getTimeZone(tx);
      return viewPerson(tx, person, { locale: locale, timeZone, now, sealer });
    });
  });

  bind(mergePeople, ({ params, body }, { staff: { staffId: actor } }) => {
    const done = body.plan !== undefined;
    return officeTransaction({ db, messages, preview: !done }, async ({ tx, messages }) => {
      const { doubleId, plan: seen, take = [] } = body;
      const who = { keepId: params.userId, doubleId, seen, take };
      const merged = await mergeAccounts(
        tx,
        { sealer, leaveActivities },
        { ...who, actor, now: clock.now() },
      );
      const { keep, double, takesEmail, ...shown } = merged;
      const locale = localeOf(keep.locale);
      const ending = keep.phone.slice(-4);
      const reader = { phone: double.phone, locale, id: keep.id };
      await createTell(messages)(tx, reader, 'messages.accountsMerged', { ending });
      const oldEmail = takesEmail && verifiedEmailOf(keep);
      if (oldEmail) {
        const owner = { id: keep.id, email: oldEmail, locale };
        await createMail(messages)(tx, owner, 'messages.contactChanged');
      }
      return { ...shown, keep: personSummary(keep), double: personSummary(double), done };
    });
  });

  bind(
    api.enterPerson,
    async ({ body: { preview = false, locale, ...body } }, { staff: { staffId: actor } }) => {
      // Random until the owner resets it by code. Skip the expensive hash in a preview.
      const passwordHash = preview ? '' : await hashPassword(newToken());
      return officeTransaction({ db, messages, preview }, async ({ tx, messages }) => {
        const now = clock.now();
        const { preferredName, email, apartment, ...known } = body;
        const person = await insertUser(tx, {
          ...known,
          preferredName: preferredName || null,
          email: email || null,
          apartment: apartment || null,
          userType: 'patient',
          locale,
          passwordHash,
          enteredByStaff: true,
          requestKey: randomUUID(),
          createdAt: now,
        });
        if (!person) {
          const other = await findByIdentity(tx, { phone: body.phone });
          const wrong = { field: 'phone', key: 'errors.person_exists' };
          throw new AppError('person_exists', [wrong], { userId: other?.id });
        }
        const subjectId = person.id;
        await adoptMessages(tx, sealer, { phone: body.phone, userId: subjectId });
        await insertAudit(tx, { at: now, actor, action: 'person.enter', subjectId });
        const name = body.chineseName ?? orderedName(body);
        await createTell(messages)(tx, person, 'messages.welcomeByOffice', { name });
        return { userId: preview ? null : person.id };
      });
    },
  );
};
