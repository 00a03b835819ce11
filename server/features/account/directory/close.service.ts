/** Closes an account with everything that is open, in one transaction; the preview runs the same code. */
import type { ClosePlan, Ended } from '#contract/account/person-close.ts';
import type { CloseReason } from '#contract/account/person-words.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { deleteSessions } from '#server/features/account/sign-in/sessions.store.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import { stateHash } from '#server/platform/database/row-version.ts';
import { orNotFound } from '#server/platform/http/app-errors.ts';
import { insertAudit } from '#server/shared/audit/audit-log.ts';
import {
  applicationCase,
  type CaseRef,
  cardCase,
  changeCase,
  findCaseOwner,
  findCaseWork,
  lockCase,
} from '#server/shared/cases/case-work.ts';
import type { Needs } from '#server/shared/deps.ts';
import { type LocalText, readText } from '#server/shared/localized-text/localized-text.ts';
import type { Messages } from '#server/shared/messaging/message-queue.ts';
import { holdMessagesOf } from '#server/shared/messaging/message-store.ts';
import { lockClosing } from '#server/shared/people/account-closing.ts';
import { countPaused, findPerson, updateClosed } from './directory.store.ts';
import { insertPersonEntry } from './person.store.ts';

/** What other features cancel, in the lock order of the product: calendar, cases, person, activities. */
export type Endings = {
  records: {
    lockCases: (tx: Tx, userId: string) => Promise<string[]>;
    cancelAll: (
      tx: Tx,
      ending: { userId: string; staffId: string; locale: Locale; locked: readonly string[] },
    ) => Promise<(Ended & { id: string })[]>;
  };
  leaveComing: (
    tx: Tx,
    userId: string,
    messages: Messages,
  ) => Promise<
    {
      activity: { id: string; title: LocalText; startTime: string };
      party: { id: string; status: string };
    }[]
  >;
};

type Scope = Needs<'messages' | 'sealer'> & { tx: Tx; now: Date };
type Closing = {
  userId: string;
  actor: string;
  locale: Locale;
  /** The plan that staff confirmed, with the reason; without it nothing is written down. */
  confirmed: { seen: string; reason: CloseReason; note: string } | null;
};

/** Locks the person's card and application: staff who have them open get a conflict when saving. */
const lockOwnCases = async (tx: Tx, userId: string): Promise<CaseRef[]> => {
  const refs: CaseRef[] = [];
  for (const ref of [applicationCase(userId), cardCase(userId)])
    if (await findCaseOwner(tx, ref)) refs.push(ref);
  for (const ref of refs) await lockCase(tx, ref);
  return refs;
};

const bump = async (tx: Tx, refs: readonly CaseRef[]): Promise<void> => {
  for (const ref of refs) await changeCase(tx, ref, (await findCaseWork(tx, ref)).version);
};

export const closeAccount = async (
  { tx, messages, sealer, now }: Scope,
  { records, leaveComing }: Endings,
  { userId, actor, locale, confirmed }: Closing,
): Promise<Omit<ClosePlan, 'messages'>> => {
  const found = orNotFound(await findPerson(tx, userId));
  const locked = await records.lockCases(tx, found.id);
  const refs = await lockOwnCases(tx, found.id);
  await lockClosing(tx, found.id);
  const person = orNotFound(await findPerson(tx, found.id, { lock: 'no key update' }));
  if (person.suspended) throw new AppError('changed_meanwhile');

  const cancelled = await records.cancelAll(tx, {
    userId: person.id,
    staffId: actor,
    locale,
    locked,
  });
  const left = await leaveComing(tx, person.id, messages);
  const paused = await countPaused(tx, person.id);
  const ended = [
    ...cancelled.map(({ id: _, ...one }) => one),
    ...left.map(({ activity, party }) => ({
      part: party.status === 'waitlisted' ? ('waitlist' as const) : ('activity' as const),
      title: readText(activity.title, locale),
      when: activity.startTime.slice(0, 16),
    })),
  ];
  const ids = [...cancelled.map(({ id }) => id), ...left.map(({ party }) => party.id)];
  const plan = stateHash([person.id, ids, cancelled.map(({ when }) => when), paused]);
  if (!confirmed) return { ended, paused, plan };

  const { seen, reason, note } = confirmed;
  if (seen !== plan) throw new AppError('changed_meanwhile');
  await updateClosed(tx, person.id, reason);
  await bump(tx, refs);
  await deleteSessions(tx, person.id, null);
  await holdMessagesOf(tx, person.id);
  const facts = { closing: { reason, note, ended } };
  const entry = { userId: person.id, entry: 'closed', staffId: actor, at: now, facts } as const;
  await insertPersonEntry(tx, sealer, entry);
  const details = { reason, ended: String(ended.length) };
  await insertAudit(tx, { at: now, actor, action: 'person.close', subjectId: person.id, details });
  return { ended, paused, plan };
};

/** What was canceled stays so: its places may be taken. */
export const reopenAccount = async (
  { tx, sealer, now }: Omit<Scope, 'messages'>,
  { userId, actor }: { userId: string; actor: string },
) => {
  const person = orNotFound(await findPerson(tx, userId, { lock: 'no key update' }));
  if (!person.suspended || person.mergedInto) throw new AppError('changed_meanwhile');
  await updateClosed(tx, person.id, 'open');
  const entry = { userId: person.id, entry: 'reopened', staffId: actor, at: now } as const;
  await insertPersonEntry(tx, sealer, { ...entry, facts: {} });
  await insertAudit(tx, { at: now, actor, action: 'person.open', subjectId: person.id });
  return person;
};
