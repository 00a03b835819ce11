/** Applicants who do not answer: reminded once of what we asked for, then closed if the settings say so. */
import type { DocumentKind } from '#contract/account/documents.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { getAccount } from '#server/features/account/profile/accounts.store.ts';
import type { Tell } from '#server/features/account/profile/notices.service.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { say } from '#server/platform/http/translate.ts';
import { localTime, sayDay } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import { applicationCase, clientChanged, lockCase } from '#server/shared/cases/case-work.ts';
import type { Needs } from '#server/shared/deps.ts';
import { getSetting, getTimeZone } from '#server/shared/settings/settings.ts';
import { named } from './application.service.ts';
import * as store from './application.store.ts';

type Deps = Needs<'db' | 'clock'> & { tell: Tell };

const day = 24 * 3_600_000;
const batch = 100;
const actor = 'account-silence';

const sayWanted = (asked: readonly DocumentKind[], locale: Locale): string =>
  asked.length ? named(asked, locale) : say(locale, 'office.corrections.application.answer');

/** Locked as by the office: the case, then the application. Null if they answered meanwhile. */
const lockSilent = async (tx: Tx, userId: string, isReminded: boolean) => {
  await lockCase(tx, applicationCase(userId));
  const application = await store.getApplication(tx, userId, { lock: true });
  const isSilent =
    application.status === 'more_info' && (application.remindedAt !== null) === isReminded;
  return isSilent ? { application, person: await getAccount(tx, userId) } : null;
};

const remind = async (tx: Tx, { tell }: Deps, userId: string, now: Date, closeDays: number) => {
  const found = await lockSilent(tx, userId, false);
  if (!found) return;
  const { application, person } = found;
  const from = ['more_info' as const];
  await store.updateStatus(tx, userId, { to: 'more_info', from, remindedAt: now });
  const details = { automatic: 'reminded', documents: application.asked.join(',') };
  await clientChanged(tx, applicationCase(userId), { at: now, details });
  const documents = sayWanted(application.asked, person.locale);
  if (!closeDays) return tell(tx, person, 'messages.applicationReminder', { documents });
  const closing = localTime(new Date(now.getTime() + closeDays * day), await getTimeZone(tx));
  const date = sayDay(closing.slice(0, 10), person.locale);
  await tell(tx, person, 'messages.applicationLastReminder', { documents, date });
};

const close = async (tx: Tx, { tell }: Deps, userId: string, now: Date) => {
  const found = await lockSilent(tx, userId, true);
  if (!found) return;
  const { person } = found;
  await store.updateStatus(tx, userId, {
    to: 'rejected',
    from: ['more_info'],
    officeNote: say(person.locale, 'office.cases.reasons.noAnswer'),
    asked: [],
    askedAt: null,
    remindedAt: null,
    decidedAt: now,
  });
  const details = { automatic: 'closed', status: 'rejected', reasons: 'noAnswer' };
  await clientChanged(tx, applicationCase(userId), { at: now, details });
  const audited = { decision: 'rejected', reason: 'noAnswer' };
  const action = 'application.review';
  await insertAudit(tx, { at: now, actor, action, subjectId: userId, details: audited });
  await tell(tx, person, 'messages.applicationClosed');
};

/** Each in a transaction of its own: one failure does not undo the others. */
export const followSilentApplicants = async (deps: Deps): Promise<void> => {
  const { db, clock } = deps;
  const now = clock.now();
  const { remindApplicantDays, closeApplicantDays } = await getSetting(db, 'promises');
  const before = (days: number) => new Date(now.getTime() - days * day);
  const silent = (since: Parameters<typeof store.listSilent>[1]) =>
    store.listSilent(db, since, batch);
  if (closeApplicantDays)
    for (const { userId } of await silent({ reminded: before(closeApplicantDays) }))
      await db.transaction((tx) => close(tx, deps, userId, now));
  if (remindApplicantDays)
    for (const { userId } of await silent({ asked: before(remindApplicantDays) }))
      await db.transaction((tx) => remind(tx, deps, userId, now, closeApplicantDays));
};
