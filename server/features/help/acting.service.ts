/** Acting for a person: making, showing and ending the link; and what each call of it checks. */
import type { SessionUser } from '#contract/account/account.ts';
import { AppError } from '#contract/errors.ts';
import type { ActingHelper, HelpedPerson, PeopleLinks } from '#contract/help/acting.ts';
import { type ActingEnder, actingRules, type Relationship } from '#contract/help/words.ts';
import { bothNames, orderedName, spokenName } from '#contract/person-name.ts';
import type { TemplateKey } from '#i18n/messages.ts';
import type { Queryable, Tx } from '#server/platform/database/connect.ts';
import { orderedId } from '#server/platform/database/ordered-id.ts';
import { invalidField, orNotFound } from '#server/platform/http/app-errors.ts';
import type { Actor } from '#server/platform/http/request/caller.ts';
import { sayMessage } from '#server/platform/http/translate.ts';
import { localTime, localTimeOrNull } from '#server/platform/time/clock.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import type { Needs } from '#server/shared/deps.ts';
import { localeOf } from '#server/shared/localized-text/locale-of.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { getSetting, getTimeZone } from '#server/shared/settings/settings.ts';
import * as store from './acting.store.ts';

export type ActingDeps = Needs<'db' | 'clock' | 'sealer' | 'messages'>;

const touchEveryMs = 5 * 60_000;
/** Ended ones are shown to the person for so long. */
const shownForMs = 90 * 86_400_000;

/** For `bind`: who acts for whom, looked up again on each call with the header. */
export const createActing = ({ db, clock }: Pick<ActingDeps, 'db' | 'clock'>) => ({
  find: async (by: SessionUser, personId: string) => {
    const found = await store.findOpenLink(db, { helperId: by.userId, personId });
    if (!found) return null;
    const { linkId, relationship, lastUsedAt, locale, user } = found;
    const now = clock.now();
    if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() > touchEveryMs)
      await store.updateUsed(db, linkId, now);
    const helper = { name: bothNames(by), relationship };
    return { user, locale, actor: { userId: by.userId, linkId, helper } };
  },
  /** Before each change: checks the link once more, in the account's turn, and writes down who does it. */
  note: (actor: Actor, { personId, call }: { personId: string; call: string }): Promise<void> =>
    db.transaction(async (tx) => {
      const at = clock.now();
      if (!(await store.updateUsed(tx, actor.linkId, at))) throw new AppError('acting_ended');
      const details = { call, link: actor.linkId };
      const audited = { at, actor: actor.userId, subjectId: personId, details };
      await insertAudit(tx, { ...audited, action: 'acting.change' });
    }),
});

const tell = async (
  tx: Tx,
  messages: Messages,
  { to, other, key }: { to: store.Party; other: store.Party; key: TemplateKey },
): Promise<void> => {
  const { phone } = await getSetting(tx, 'agency');
  const words = sayMessage(localeOf(to.locale), key, { name: spokenName(other, to.locale), phone });
  await messages.send(tx, { channel: 'sms', to: to.phone, owner: to.id, ...words });
};

/** By a code that the person told the helper, or by staff who heard the consent. */
type Consent = { relationship: Relationship; staff?: { staffId: string; note: string } };

/** Returns the id of the link; the one that is there already, if any. */
export const makePersonLink = async (
  tx: Tx,
  { clock, sealer, messages }: ActingDeps,
  { personId, helperId }: { personId: string; helperId: string },
  { relationship, staff }: Consent,
): Promise<string> => {
  if (personId === helperId) throw invalidField(staff ? 'helperPhone' : 'phone', 'help.ownPhone');
  const { person, helper } = await store.lockBoth(tx, personId, helperId);
  if (person?.userType !== 'patient' || !helper) throw new AppError('not_found');
  const there = await store.findOpenPair(tx, personId, helperId);
  if (there) return there;
  const { people, helpers } = await store.countOpen(tx, personId, helperId);
  if (people >= actingRules.peopleMax || helpers >= actingRules.helpersMax)
    throw new AppError('too_many_people');
  const [id, now] = [orderedId(), clock.now()];
  await store.insertLink(tx, {
    id,
    userId: personId,
    helperId,
    relationship,
    staffId: staff?.staffId ?? null,
    consentNoteSealed: staff ? sealer.seal(staff.note, id) : null,
    createdAt: now,
  });
  const audited = { at: now, actor: staff?.staffId ?? helperId, subjectId: personId };
  const details = { helper: helperId, consent: staff ? 'spoken' : 'code' };
  await insertAudit(tx, { ...audited, action: 'acting.begin', details });
  await tell(tx, messages, { to: person, other: helper, key: 'messages.accountActing' });
  await tell(tx, messages, { to: helper, other: person, key: 'messages.accountActingHelper' });
  return id;
};

const end = async (
  tx: Tx,
  { clock, messages }: Pick<ActingDeps, 'clock' | 'messages'>,
  { link, person, helper }: store.WholeLink,
  by: { ender: ActingEnder; actor: string; isLeaving?: boolean },
): Promise<void> => {
  const now = clock.now();
  if (!(await store.updateEnded(tx, link.id, now, by.ender))) return;
  const audited = { at: now, actor: by.actor, subjectId: person.id };
  const details = { helper: helper.id, by: by.ender };
  await insertAudit(tx, { ...audited, action: 'acting.end', details });
  // A person who deletes their account gets a goodbye instead.
  if (!(by.isLeaving && by.ender === 'person'))
    await tell(tx, messages, { to: person, other: helper, key: 'messages.accountActingEnded' });
  if (!(by.isLeaving && by.ender === 'helper'))
    await tell(tx, messages, {
      to: helper,
      other: person,
      key: 'messages.accountActingHelperEnded',
    });
};

/** `userId` is on either side of it. Idempotent. */
export const endLink = async (
  tx: Tx,
  deps: ActingDeps,
  { userId, linkId }: { userId: string; linkId: string },
  staffId?: string,
): Promise<void> => {
  const found = orNotFound(await store.findLink(tx, userId, linkId));
  const own = found.person.id === userId ? 'person' : 'helper';
  await end(tx, deps, found, { ender: staffId ? 'staff' : own, actor: staffId ?? userId });
};

/** Before an account is deleted, the other people are notified. The rows go with the account. */
export const createEndAllLinks =
  (deps: Pick<ActingDeps, 'clock' | 'messages'>) =>
  async (tx: Tx, userId: string): Promise<void> => {
    for (const found of await store.listLinks(tx, userId)) {
      if (found.link.endedAt) continue;
      const ender = found.person.id === userId ? 'person' : 'helper';
      await end(tx, deps, found, { ender, actor: userId, isLeaving: true });
    }
  };

export const viewCommon = ({ link }: store.WholeLink, timeZone: string) => {
  const at = localTimeOrNull(timeZone);
  return {
    personLinkId: link.id,
    relationship: link.relationship,
    consent: link.staffId ? ('spoken' as const) : ('code' as const),
    since: localTime(link.createdAt, timeZone),
    lastUsedAt: at(link.lastUsedAt),
    endedAt: at(link.endedAt),
    endedBy: link.endedBy,
  };
};
const viewPerson = (whole: store.WholeLink, timeZone: string): HelpedPerson => {
  const { id: userId, firstName, lastName, preferredName, chineseName } = whole.person;
  const names = { firstName, lastName, preferredName, chineseName };
  return {
    ...viewCommon(whole, timeZone),
    person: { userId, name: orderedName(whole.person), ...names },
  };
};
const viewHelper = (whole: store.WholeLink, timeZone: string): ActingHelper => ({
  ...viewCommon(whole, timeZone),
  helperName: bothNames(whole.helper),
});

export const viewLinks = async (db: Queryable, userId: string, now: Date): Promise<PeopleLinks> => {
  const timeZone = await getTimeZone(db);
  const links = (await store.listLinks(db, userId)).filter(
    ({ link }) => !link.endedAt || now.getTime() - link.endedAt.getTime() < shownForMs,
  );
  return {
    people: links
      .filter(({ link, person }) => link.helperId === userId && !link.endedAt && !person.suspended)
      .map((whole) => viewPerson(whole, timeZone)),
    helpers: links
      .filter(({ link }) => link.userId === userId)
      .map((whole) => viewHelper(whole, timeZone)),
  };
};
export const viewOnePerson = async (
  db: Queryable,
  { helperId, linkId }: { helperId: string; linkId: string },
): Promise<HelpedPerson> =>
  viewPerson(orNotFound(await store.findLink(db, helperId, linkId)), await getTimeZone(db));
